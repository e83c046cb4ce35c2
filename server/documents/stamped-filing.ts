import type { Filing, Text } from '#rules';
import {
  englishOf,
  formatMoney,
  formatOfficeDateTime,
  howToVerify,
  isOvertaken,
  requestedEffect,
  sentence,
} from '#rules';
import { OFFICE } from '../settings/environments';
import { drawForm } from './draw-form';
import { formSections } from './form-sections';
import type { PrintedEffect } from './section-table';
import { drawLetterhead } from './letterhead';
import type { PdfPage } from './pdf-page';
import { FONTS } from './fonts';
import { asArtifact, asLines, THEME, createPdf } from './pdf-page';

/** The text of the stamp on a filed document. */
export interface FilingStamp {
  /** The entity's name in the title of the document. */
  name: string;
  entityId: string;
  documentNumber: string;
  filedAt: Date;
  effectiveAt: Date;
  /** Whole dollars. */
  amount: number;
  /** The address at which the record of the entity is shown. */
  onRecord: string;
}

const STAMP = { left: 332, top: 20, width: 216, height: 96 } as const;

const stampLines = (stamp: FilingStamp): string[] => [
  `Date and time: ${formatOfficeDateTime(stamp.filedAt.toISOString())}`,
  `ID number: ${stamp.entityId}`,
  `Document number: ${stamp.documentNumber}`,
  `Amount paid: ${formatMoney(stamp.amount)}`,
];

/** The stamp in the upper right corner of the first page. */
function drawStamp({ doc, root }: PdfPage, stamp: FilingStamp): void {
  const { left, top, width, height } = STAMP;
  asArtifact(doc, () => {
    doc.roundedRect(left, top, width, height, 4).lineWidth(1.5).strokeColor(THEME.deep).stroke();
    doc
      .roundedRect(left + 3, top + 3, width - 6, height - 6, 3)
      .lineWidth(0.5)
      .stroke();
  });
  root.add(
    doc.struct('P', {}, () => {
      doc.font(FONTS.bold).fontSize(11).fillColor(THEME.deep);
      doc.text('E-FILED ', left + 12, top + 11, { width: width - 24, characterSpacing: 1.5 });
      doc.font(FONTS.text).fontSize(10).fillColor(THEME.ink);
      doc.text(asLines(stampLines(stamp)), left + 12, doc.y + 2.5, { width: width - 14, lineGap: 2.5 });
    }),
  );
}

/** Null for a filing that took effect when it was filed, whatever moment was typed: that may have passed before the payment. */
const laterEffect = ({ effectiveAt, filedAt }: FilingStamp): string | null =>
  effectiveAt > filedAt ? effectiveAt.toISOString() : null;

/** When a filing on record takes effect, as its document says it. */
export const printedEffect = (filing: Filing, stamp: FilingStamp): PrintedEffect => {
  const asked = requestedEffect(filing) ?? '';
  const at = laterEffect(stamp);
  return isOvertaken(asked, stamp.effectiveAt.toISOString()) ? { at, asked } : { at };
};

/** When a filing on record takes effect, as a sentence. */
export const effectSentence = (stamp: FilingStamp): Text => {
  const at = laterEffect(stamp);
  return at === null
    ? 'On record and in effect from the date and time of filing.'
    : sentence('On record. Takes effect {moment}.', { moment: formatOfficeDateTime(at) });
};

/** A filed document with the stamp of the office (W7-image). */
export const stampedFiling = (filing: Filing, stamp: FilingStamp): Promise<Buffer> => {
  const title = filing.transactionDescription;
  return createPdf(
    {
      title: `${title} - ${stamp.name}`,
      subject: `Document number ${stamp.documentNumber}`,
      madeAt: stamp.filedAt,
      footer: `${OFFICE.name} - document number ${stamp.documentNumber}`,
    },
    (page) => {
      drawStamp(page, stamp);
      const subtitle = asLines([englishOf(effectSentence(stamp)), englishOf(howToVerify(''))]);
      drawLetterhead(page, { title, subtitle, address: stamp.onRecord });
      drawForm(page, formSections(filing, printedEffect(filing, stamp)));
    },
  );
};
