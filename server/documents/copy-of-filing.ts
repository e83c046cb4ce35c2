import type { Filing, Language } from '#rules';
import { formatOfficeDateTime, howToVerify, sentence } from '#rules';
import { OFFICE } from '../settings/environments';
import { DOCUMENT_LANGUAGES } from './document-language';
import { drawForm } from './draw-form';
import { formSections } from './form-sections';
import { drawLetterhead } from './letterhead';
import { asLines, createPdf } from './pdf-page';
import { effectSentence, type FilingStamp, printedEffect } from './stamped-filing';

/**
 * A filed document in the language of its filer, without the stamp of the office: what is on record is the document in English. What was
 * entered stays as it was entered.
 */
export const copyOfFiling = (filing: Filing, stamp: FilingStamp, language: Language): Promise<Buffer> => {
  const { say } = DOCUMENT_LANGUAGES[language];
  const { documentNumber: number, entityId, name } = stamp;
  const title = say(filing.transactionDescription);
  const subject = say(
    sentence('Copy to read. The document on record is the one in English, document number {number}.', {
      number,
    }),
  );
  return createPdf(
    {
      language,
      title: `${title} - ${name}`,
      subject,
      madeAt: stamp.filedAt,
      footer: say(sentence('{office} - copy of document number {number}', { office: OFFICE.name, number })),
    },
    (page) => {
      const filed = sentence('Filed {moment}. ID number: {entityId}.', {
        moment: formatOfficeDateTime(stamp.filedAt.toISOString()),
        entityId,
      });
      const subtitle = asLines([subject, ...[filed, effectSentence(stamp), howToVerify('')].map(say)]);
      drawLetterhead(page, { title, subtitle, address: stamp.onRecord });
      drawForm(page, formSections(filing, printedEffect(filing, stamp)));
    },
  );
};
