import { certificateText, type CertifiedFacts } from '#rules';
import { OFFICE } from '../settings/environments';
import { drawLogo } from './letterhead';
import { drawQrCode } from './qr-code';
import type { PdfPage } from './pdf-page';
import { FONTS } from './fonts';
import { asArtifact, THEME, createPdf, endingInLink } from './pdf-page';
import { printable } from './printable';

/** What a certificate of good standing states, and where it can be checked. */
export interface GoodStandingFacts extends CertifiedFacts {
  /** The page that checks it, with its number. */
  checkAddress: string;
}

/** The seal and the code beside it: at the foot of the page, or lower where the text above is long. */
const FOOT = { top: 630, gap: 12 } as const;
const SEAL = { x: 216, radius: 46 } as const;
const QR = { x: 350, size: 92 } as const;

/** A long name is set smaller, so that the whole certificate fits its frame. */
const nameSize = ({ length }: string): number => (length <= 40 ? 20 : length <= 100 ? 15 : 11);

const CENTER = { left: 96, width: 420 } as const;

/** A round mark of the office at the foot, in place of a seal. */
function drawSeal(doc: PDFKit.PDFDocument, top: number): void {
  const { x, radius } = SEAL;
  const y = top + radius;
  asArtifact(doc, () => {
    doc.circle(x, y, radius).lineWidth(2).strokeColor(THEME.warm).stroke();
    doc.circle(x, y, 41).lineWidth(0.75).stroke();
    doc.circle(x, y, 37).fill(THEME.ground);
    drawLogo(doc, x - 22, y - 22, 44);
  });
}

function drawFrame(doc: PDFKit.PDFDocument): void {
  asArtifact(doc, () => {
    doc.rect(30, 30, 552, 732).lineWidth(3).strokeColor(THEME.deep).stroke();
    doc.rect(37, 37, 538, 718).lineWidth(0.75).strokeColor(THEME.warm).stroke();
    doc.rect(41, 41, 530, 710).lineWidth(0.75).strokeColor(THEME.deep).stroke();
    drawLogo(doc, 274, 92, 64);
  });
}

/** One centered paragraph, `gap` points below the previous one. */
function paragraph(
  { doc, root }: PdfPage,
  text: string,
  {
    tag = 'P',
    font,
    size,
    color = THEME.ink,
    gap,
  }: { tag?: string; font: string; size: number; color?: string; gap: number },
): void {
  root.add(
    doc.struct(tag, {}, () => {
      doc.font(font).fontSize(size).fillColor(color);
      doc.text(printable(text), CENTER.left, doc.y + gap, {
        width: CENTER.width,
        align: 'center',
        lineGap: 4,
      });
    }),
  );
}

/** The certificate that an entity is in good standing (W7-gscert). */
export const goodStandingCertificate = (facts: GoodStandingFacts): Promise<Buffer> => {
  const text = certificateText(facts);
  return createPdf(
    {
      title: `${text.title} - ${text.name}`,
      subject: text.numbered,
      madeAt: new Date(facts.issuedAt),
      footer: null,
      firstLineAt: 52,
    },
    (page) => {
      const { doc } = page;
      drawFrame(doc);
      doc.y = 160;
      paragraph(page, OFFICE.name, { font: FONTS.bold, size: 11, color: THEME.deep, gap: 0 });
      paragraph(page, text.title, {
        tag: 'H1',
        font: FONTS.serifBold,
        size: 30,
        gap: 14,
      });
      asArtifact(doc, () => {
        doc
          .moveTo(236, doc.y + 8)
          .lineTo(376, doc.y + 8)
          .lineWidth(1.5)
          .strokeColor(THEME.warm)
          .stroke();
      });
      paragraph(page, text.opening, { font: FONTS.serif, size: 14, gap: 26 });
      paragraph(page, text.name, {
        font: FONTS.serifBold,
        size: nameSize(text.name),
        color: THEME.deep,
        gap: 10,
      });
      paragraph(page, text.statement, { font: FONTS.serif, size: 14, gap: 10 });
      paragraph(page, text.basis, { font: FONTS.serif, size: 12, color: THEME.soft, gap: 16 });
      paragraph(page, text.numbered, { font: FONTS.bold, size: 10.5, gap: 16 });
      const line = { width: CENTER.width, align: 'center', lineGap: 4 } as const;
      page.root.add(
        endingInLink(doc, 'P', {
          before: () => {
            doc.font(FONTS.text).fontSize(10).fillColor(THEME.soft);
            doc.text(
              'Issued electronically. Read it, and check that it is genuine and still true, at ',
              CENTER.left,
              doc.y + 6,
              line,
            );
          },
          link: () =>
            void doc.text(facts.checkAddress, CENTER.left, doc.y, {
              ...line,
              link: facts.checkAddress,
              underline: true,
            }),
        }),
      );
      const top = Math.max(FOOT.top, doc.y + FOOT.gap);
      drawSeal(doc, top);
      drawQrCode(page, facts.checkAddress, QR.x, top, QR.size);
    },
  );
};
