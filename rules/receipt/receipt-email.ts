import { formRules } from '../constraints/form-rules';
import { emailRow } from '../notifications/email-rows';

/** Where the receipt is sent (W5-receipt-email). */
export const receiptEmailRules = formRules<{ email: string }>({
  rows: { email: emailRow({ empty: 'Email is empty.', bad: 'Email is invalid.' }) },
});
