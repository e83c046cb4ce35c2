import { DEFAULT_LANGUAGE, type Language, sentence } from '#rules';
import { OFFICE } from '../settings/environments';
import { asSource, FONTS, loadFonts, registerFonts } from './fonts';
import { DEMONSTRATION, isDemonstration } from './demonstration';
import { DOCUMENT_LANGUAGES, type DocumentLanguage } from './document-language';
import { printable } from './printable';

/** Colors and measures of the office's documents, in points. */
export const THEME = {
  ink: '#14252b',
  soft: '#48595f',
  deep: '#0b4a5a',
  warm: '#b06d00',
  rule: '#b9c6c9',
  ground: '#eef4f4',
  left: 64,
  right: 548,
  top: 56,
  bottom: 64,
} as const;

/** Width of the text column. */
export const COLUMN_WIDTH = THEME.right - THEME.left;

/** The standard for documents that assistive technology reads; the package knows it, its types do not. */
const PDF_UA = 'PDF/UA' as 'PDF/A-1';

const PAGE = { width: 612, height: 792 };

/** Lines that are drawn one below the other, and read one after the other: without a space the last word would run into the next one. */
export const asLines = (lines: readonly string[]): string => lines.join(' \n');

/** The tagged document that is being drawn. `root` is the structure element that holds everything readable. */
export interface PdfPage {
  doc: PDFKit.PDFDocument;
  root: PDFKit.PDFStructureElement;
  language: DocumentLanguage;
}

interface PdfFacts {
  /** English where it is not said. */
  language?: Language;
  title: string;
  subject: string;
  madeAt: Date;
  /** Printed at the foot of each page next to its number; null leaves the foot empty. */
  footer: string | null;
  /** Points from the top edge to the line that says that it is a demonstration. */
  firstLineAt?: number;
}

/** Draws decoration that screen readers skip. */
export function asArtifact(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

function drawFooters({ doc, language }: PdfPage, footer: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // Text below the bottom margin would otherwise begin a new page.
    doc.page.margins.bottom = 0;
    asArtifact(doc, () => {
      const y = PAGE.height - 46;
      doc
        .moveTo(THEME.left, y - 8)
        .lineTo(THEME.right, y - 8)
        .lineWidth(0.5)
        .strokeColor(THEME.rule)
        .stroke();
      doc.font(FONTS.text).fontSize(10).fillColor(THEME.soft);
      doc.text(printable(footer), THEME.left, y, { width: COLUMN_WIDTH - 80, lineBreak: false });
      const number = language.say(sentence('Page {page} of {count}', { page: page - start + 1, count }));
      doc.text(number, THEME.right - 80, y, { width: 80, align: 'right' });
    });
  }
}

/** A link inside a structure element of this kind is told of as one, under its address: the package leaves it without a description. */
function describeLinks(doc: PDFKit.PDFDocument): void {
  const link = doc.link.bind(doc);
  Object.assign(doc, {
    link: (x: number, y: number, width: number, height: number, address: string, options: object) =>
      link(x, y, width, height, address, Object.assign({ Contents: Object(address) as string }, options)),
  });
}

/** A readable piece that ends with an address, which can be followed. */
export const endingInLink = (
  doc: PDFKit.PDFDocument,
  tag: string,
  { before, link }: { before: () => void; link: () => void },
): PDFKit.PDFStructureElement => doc.struct(tag, {}, [before, doc.struct('Link', {}, link)]);

/** Wider than the page: it runs across. */
const ACROSS = 760;

/** The first line, which is read aloud before anything else. */
const drawFirstLine = ({ doc, root, language }: PdfPage, top: number): void => {
  root.add(
    doc.struct('P', {}, () => {
      doc.font(FONTS.bold).fontSize(10).fillColor('#7a1f1f');
      doc.text(language.say(DEMONSTRATION), THEME.left, top, { width: COLUMN_WIDTH / 2 });
    }),
  );
};

/** Prints across every page that it has no legal effect, for the eye. */
function drawDemonstration({ doc, language }: PdfPage): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // Text below the bottom margin would otherwise begin a new page.
    doc.page.margins.bottom = 0;
    asArtifact(doc, () => {
      doc.save().rotate(-50, { origin: [PAGE.width / 2, PAGE.height / 2] });
      doc.font(FONTS.bold).fontSize(46).fillColor('#7a1f1f').fillOpacity(0.16);
      doc.text(language.say(DEMONSTRATION), PAGE.width / 2 - ACROSS / 2, PAGE.height / 2 - 23, {
        width: ACROSS,
        align: 'center',
        lineBreak: false,
      });
      doc.restore();
    });
  }
}

/** Makes a tagged PDF of letter size: title, language and structure for assistive technology, page numbers at the foot. */
export async function createPdf(facts: PdfFacts, draw: (page: PdfPage) => void): Promise<Buffer> {
  // Loaded with the first document, so that it costs no start-up time.
  const { default: PDFDocument } = await import('pdfkit');
  const fonts = await loadFonts();
  const isDemo = isDemonstration();
  const language = DOCUMENT_LANGUAGES[facts.language ?? DEFAULT_LANGUAGE];
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: THEME.top, bottom: THEME.bottom, left: THEME.left, right: PAGE.width - THEME.right },
    pdfVersion: '1.7',
    subset: PDF_UA,
    // No face may be left to the reader's machine (PDF/UA).
    font: asSource(fonts.text),
    tagged: true,
    lang: language.tag,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: printable(facts.title),
      Author: OFFICE.name,
      Subject: printable(isDemo ? `${language.say(DEMONSTRATION)}. ${facts.subject}` : facts.subject),
      CreationDate: facts.madeAt,
      ModDate: facts.madeAt,
    },
  });
  registerFonts(doc, fonts);
  describeLinks(doc);
  const contents = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const page = { doc, root, language };
  if (isDemo) drawFirstLine(page, facts.firstLineAt ?? 34);
  draw(page);
  root.end();
  if (facts.footer !== null) drawFooters(page, facts.footer);
  if (isDemo) drawDemonstration(page);
  doc.end();
  return contents;
}
