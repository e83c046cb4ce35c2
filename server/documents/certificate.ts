import { formatOfficeDateTime } from '#rules';
import { DateTime } from 'luxon';
import { OFFICE } from '../environments';
import { drawMark } from './letterhead';
import type { PdfPage } from './pdf-page';
import { FONTS } from './fonts';
import { asArtifact, THEME, createPdf, printable } from './pdf-page';

/** What a certificate of good standing states. */
export interface GoodStandingFacts {
  name: string;
  entityId: string;
  /** "Limited liability company". */
  entityType: string;
  jurisdiction: string;
  /** ISO 8601 date. */
  formationDate: string;
  issuedAt: Date;
}

const SEAL = { x: 306, y: 666 } as const;

const CENTER = { left: 96, width: 420 } as const;

/** A round mark of the office at the foot, in place of a seal. */
function drawSeal(doc: PDFKit.PDFDocument): void {
  const { x, y } = SEAL;
  asArtifact(doc, () => {
    doc.circle(x, y, 46).lineWidth(2).strokeColor(THEME.warm).stroke();
    doc.circle(x, y, 41).lineWidth(0.75).stroke();
    doc.circle(x, y, 37).fill(THEME.ground);
    drawMark(doc, x - 22, y - 22, 44);
  });
}

function drawFrame(doc: PDFKit.PDFDocument): void {
  asArtifact(doc, () => {
    doc.rect(30, 30, 552, 732).lineWidth(3).strokeColor(THEME.deep).stroke();
    doc.rect(37, 37, 538, 718).lineWidth(0.75).strokeColor(THEME.warm).stroke();
    doc.rect(41, 41, 530, 710).lineWidth(0.75).strokeColor(THEME.deep).stroke();
    drawMark(doc, 274, 92, 64);
  });
}

/** One centered paragraph, `gap` points below the one before. */
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

const withArticle = (noun: string): string => `${/^[AEIOU]/i.test(noun) ? 'an' : 'a'} ${noun}`;

const longDate = (date: string): string =>
  DateTime.fromISO(date, { locale: 'en-US' }).toFormat('MMMM d, yyyy');

/** Certificate number: the entity and the second of issue, so that no two are the same. */
const certificateNumber = ({ entityId, issuedAt }: GoodStandingFacts): string =>
  `${entityId}-${Math.floor(issuedAt.getTime() / 1000)}`;

/** The certificate that an entity is in good standing (W7-gscert). */
export const goodStandingCertificate = (facts: GoodStandingFacts): Promise<Buffer> => {
  const issued = formatOfficeDateTime(facts.issuedAt.toISOString());
  const number = certificateNumber(facts);
  return createPdf(
    {
      title: `Certificate of Good Standing - ${facts.name}`,
      subject: `Certificate number ${number}`,
      madeAt: facts.issuedAt,
      footer: null,
    },
    (page) => {
      const { doc } = page;
      drawFrame(doc);
      drawSeal(doc);
      doc.y = 168;
      paragraph(page, OFFICE.name, { font: FONTS.bold, size: 11, color: THEME.deep, gap: 0 });
      paragraph(page, 'Certificate of Good Standing', {
        tag: 'H1',
        font: FONTS.serifBold,
        size: 30,
        gap: 26,
      });
      asArtifact(doc, () => {
        doc
          .moveTo(236, doc.y + 8)
          .lineTo(376, doc.y + 8)
          .lineWidth(1.5)
          .strokeColor(THEME.warm)
          .stroke();
      });
      paragraph(page, 'According to the records of this office,', { font: FONTS.serif, size: 14, gap: 38 });
      paragraph(page, facts.name, { font: FONTS.serifBold, size: 20, color: THEME.deep, gap: 14 });
      paragraph(
        page,
        `is ${withArticle(facts.entityType)} formed under the law of ${facts.jurisdiction} on ${longDate(facts.formationDate)}, ` +
          `has complied with all applicable requirements of this office, and is in good standing with this office. ` +
          `It has been assigned the entity identification number ${facts.entityId}.`,
        { font: FONTS.serif, size: 14, gap: 16 },
      );
      paragraph(
        page,
        'This certificate reflects facts established or disclosed by documents delivered to this office, ' +
          `posted and available on the date and time of issue, ${issued}.`,
        { font: FONTS.serif, size: 12, color: THEME.soft, gap: 28 },
      );
      paragraph(page, `Certificate number ${number}`, { font: FONTS.bold, size: 10.5, gap: 44 });
      paragraph(
        page,
        'Issued electronically. It can be compared with the records of this office at any time.',
        { font: FONTS.text, size: 10, color: THEME.soft, gap: 8 },
      );
    },
  );
};
