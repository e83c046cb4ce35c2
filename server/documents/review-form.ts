import type { Filing, Language } from '#rules';
import { DEFAULT_LANGUAGE, formatOfficeDateTime, sentence } from '#rules';
import { DOCUMENT_LANGUAGES } from './document-language';
import { drawForm } from './draw-form';
import { formSections } from './form-sections';
import { drawLetterhead } from './letterhead';
import type { PdfPage } from './pdf-page';
import { FONTS } from './fonts';
import { asArtifact, COLUMN_WIDTH, THEME, createPdf } from './pdf-page';

const NOTICE = 'For review only. This document has not been filed.';

function drawNotice({ doc, root, language }: PdfPage): void {
  const top = doc.y - 2;
  asArtifact(doc, () => {
    doc.roundedRect(THEME.left, top, COLUMN_WIDTH, 28, 4).fillAndStroke('#fff3da', THEME.warm);
  });
  root.add(
    doc.struct('P', {}, () => {
      doc.font(FONTS.bold).fontSize(10.5).fillColor('#533500');
      doc.text(language.say(NOTICE), THEME.left, top + 9, { width: COLUMN_WIDTH, align: 'center' });
    }),
  );
  doc.y = top + 40;
}

/** The form of a filing in progress, marked as not filed (W7-reviewpdf), in the language in which it is entered: it is not on record. */
export const reviewForm = (
  filing: Filing,
  now: Date,
  language: Language = DEFAULT_LANGUAGE,
): Promise<Buffer> => {
  const { say } = DOCUMENT_LANGUAGES[language];
  const title = say(filing.transactionDescription || 'Filing');
  const printed = formatOfficeDateTime(now.toISOString());
  return createPdf(
    {
      language,
      title: say(sentence('{title} (not filed)', { title })),
      subject: say(NOTICE),
      madeAt: now,
      footer: say(sentence('Not filed - printed {printed}', { printed })),
    },
    (page) => {
      drawLetterhead(page, {
        title,
        subtitle: say('As entered so far, to be delivered to the office for filing.'),
      });
      drawNotice(page);
      drawForm(page, formSections(filing));
    },
  );
};
