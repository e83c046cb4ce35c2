import { textOf } from '#rules';
import { FONTS } from './fonts';
import { COLUMN_WIDTH, THEME, createPdf } from './pdf-page';
import { printable, printableText } from './printable';

/** A file as staff receive it. */
export interface ConvertedFile {
  mimeType: string;
  contents: Buffer;
}

interface StoredFile {
  fileName: string;
  mimeType: string;
  contents: Buffer;
}

const PDF = 'application/pdf';
/** The height left for a picture under its heading. */
const PICTURE_HEIGHT = 620;

const facts = (fileName: string, madeAt: Date) => ({
  title: fileName,
  subject: 'A file that came with a filing',
  madeAt,
  footer: fileName,
});

const drawHeading = ({ doc, root }: Parameters<Parameters<typeof createPdf>[1]>[0], fileName: string) => {
  root.add(
    doc.struct('H1', {}, () => {
      doc.font(FONTS.bold).fontSize(12).fillColor(THEME.deep);
      doc.text(printable(fileName), THEME.left, THEME.top, { width: COLUMN_WIDTH });
    }),
  );
  doc.moveDown();
};

const fromPicture = ({ fileName, contents }: StoredFile, madeAt: Date): Promise<Buffer> =>
  createPdf(facts(fileName, madeAt), (page) => {
    drawHeading(page, fileName);
    const { doc, root } = page;
    root.add(
      doc.struct('Figure', { alt: `The picture ${fileName}, as it was sent.` }, () => {
        doc.image(contents, THEME.left, doc.y, { fit: [COLUMN_WIDTH, PICTURE_HEIGHT] });
      }),
    );
  });

const fromText = ({ fileName, contents }: StoredFile, madeAt: Date): Promise<Buffer> =>
  createPdf(facts(fileName, madeAt), (page) => {
    drawHeading(page, fileName);
    const { doc, root } = page;
    root.add(
      doc.struct('P', {}, () => {
        doc.font(FONTS.text).fontSize(10).fillColor(THEME.ink);
        doc.text(printableText(textOf(contents) ?? contents.toString('utf8')), { width: COLUMN_WIDTH });
      }),
    );
  });

/** A text of more bytes, of which a page holds some three thousand, is handed out as it is. */
const MAX_TEXT_BYTES = 200_000;

/** How each media type becomes a PDF; one that is not here is handed out as it is. */
const CONVERTERS: Readonly<Record<string, (file: StoredFile, madeAt: Date) => Promise<Buffer>>> = {
  'image/png': fromPicture,
  'image/jpeg': fromPicture,
  'text/plain': fromText,
};

/**
 * A file of a filing, converted to a PDF where possible: PDFs stay as they are, pictures and plain text get pages. Everything else, a text
 * that is too long, and a picture that cannot be read, keep their media type (reading 35).
 */
export async function convertedFile(file: StoredFile, madeAt: Date): Promise<ConvertedFile> {
  const { mimeType } = file;
  // Contents that come from another thread are plain bytes.
  const contents = Buffer.from(file.contents.buffer, file.contents.byteOffset, file.contents.byteLength);
  const convert = Object.hasOwn(CONVERTERS, mimeType) ? CONVERTERS[mimeType] : undefined;
  const isTooLong = mimeType === 'text/plain' && contents.length > MAX_TEXT_BYTES;
  if (convert === undefined || isTooLong) return { mimeType, contents };
  try {
    return { mimeType: PDF, contents: await convert({ ...file, contents }, madeAt) };
  } catch {
    return { mimeType, contents };
  }
}
