import { formRules } from '../constraints/form-rules';
import { RECORD_NUMBER } from '../constraints/plain-number';
import { text } from '../constraints/rows';
import { emailRow } from '../notifications/email-rows';
import { EMAIL_MESSAGE } from '../notifications/notification-messages';

/** The values by which a receipt is found. */
export interface FindReceiptValues {
  number: string;
  email: string;
}

const NO_NUMBER = 'Enter the document number, which has 11 digits.';

/** The number of a document that was filed, and an address that its filer gave. */
export const findReceiptRules = formRules<FindReceiptValues>({
  rows: {
    number: text({
      label: 'Document number',
      required: NO_NUMBER,
      length: [1, 20],
      repair: RECORD_NUMBER,
      pattern: [/^\d{11}$/, NO_NUMBER],
    }),
    email: emailRow({ empty: EMAIL_MESSAGE, bad: EMAIL_MESSAGE }),
  },
});
