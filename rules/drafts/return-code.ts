import { PASSCODE_ALPHABET } from '../agent/passcodes/passcode-text';
import { formRules } from '../constraints/form-rules';
import { text } from '../constraints/rows';
import { EMAIL_PATTERN } from '../notifications/email-rows';
import { EMAIL_MESSAGE } from '../notifications/notification-messages';

/** Twelve of 25 characters: 55 bits, which nobody guesses (decision 0029). */
export const RETURN_CODE_LENGTH = 12;

const CODE = new RegExp(`^[${PASSCODE_ALPHABET}]{${RETURN_CODE_LENGTH}}$`);
const NO_CODE = 'Enter the twelve letters and digits of your return code.';

/**
 * A return code as it was issued, whatever way it was typed.
 * @example returnCodeAsIssued('k7qw-d9xm 2345') // 'K7QWD9XM2345'
 */
export const returnCodeAsIssued = (typed: string): string =>
  typed.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '');

const isReturnCode = (code: string): boolean => CODE.test(code);

/** The code as it is shown: `K7QW-D9XM-2345`. */
export const printedReturnCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-');

/** The one field of the way back to a filing. */
export interface ReturnValues {
  code: string;
}

/** What a filer enters to return to a filing. */
export const returnRules = formRules<ReturnValues>({
  rows: { code: text({ label: 'Return code', required: NO_CODE, length: [1, 40] }) },
  rules: [
    ({ code }) =>
      code.trim() === '' || isReturnCode(returnCodeAsIssued(code))
        ? []
        : [{ path: 'code', code: 'pattern', message: NO_CODE }],
  ],
});

/** Where the link to a saved filing is mailed. */
export interface SaveForLaterValues {
  email: string;
}

/** An address may be given; without one the code alone leads back. */
export const saveForLaterRules = formRules<SaveForLaterValues>({
  rows: {
    email: text({ label: 'Email address', length: [0, 150], pattern: [EMAIL_PATTERN, EMAIL_MESSAGE] }),
  },
});
