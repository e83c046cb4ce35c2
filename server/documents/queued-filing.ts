import type { Filing } from '#rules';
import { formatOfficeDateTime } from '#rules';
import { OFFICE } from '../settings/environments';
import { drawForm } from './draw-form';
import { formSections } from './form-sections';
import { drawLetterhead } from './letterhead';
import { createPdf } from './pdf-page';

/** The form of a filing that waits for review, for staff: every section, and the date of its receipt instead of a stamp. */
export const queuedFiling = (record: {
  filing: Filing;
  transaction_id: string;
  filed_at: Date;
}): Promise<Buffer> => {
  const { filing, transaction_id: number, filed_at: receivedAt } = record;
  const title = filing.transactionDescription;
  return createPdf(
    {
      title: `${title} (under review)`,
      subject: `Document number ${number}`,
      madeAt: receivedAt,
      footer: `${OFFICE.name} - document number ${number} - not on record`,
    },
    (page) => {
      const received = formatOfficeDateTime(receivedAt.toISOString());
      drawLetterhead(page, { title, subtitle: `Received ${received}. Not on record until it is approved.` });
      drawForm(page, formSections(filing));
    },
  );
};
