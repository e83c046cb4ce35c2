import { formRules } from '../constraints/form-rules';
import type { CrossFinding, CrossRule, Rows } from '../constraints/row';
import { text, yesNo } from '../constraints/rows';
import type { NotificationsValues } from '../filing-parts/sections';
import type { NotificationEntry, NotificationKind } from './entries';
import { emptyNotificationEntry, isKindFilled } from './entries';
import { joinPhone, normalizePhone } from './phone';
import type { PhoneParts } from './phone';
import { emailRow } from './email-rows';
import { EMAIL_MESSAGE, PHONE_MESSAGE } from './notification-messages';

const EITHER_MESSAGE = 'Enter email or phone number.';

type EmailEntry = Pick<NotificationEntry, 'email' | 'verifyEmail'>;
type TextEntry = Pick<NotificationEntry, 'text' | 'verifyText'>;

const emailRows: Rows<EmailEntry, unknown> = {
  email: emailRow({ bad: EMAIL_MESSAGE }),
  verifyEmail: text({ label: 'Retype email address', marked: true, length: [0, 150] }),
};
const phoneRows: Rows<PhoneParts, unknown> = {
  area: text({ label: 'Area code', marked: true, length: [0, 3] }),
  exchange: text({ label: 'First three digits', marked: true, length: [0, 3] }),
  line: text({ label: 'Last four digits', marked: true, length: [0, 4] }),
};
const textRows: Rows<TextEntry, unknown> = { text: phoneRows, verifyText: phoneRows };

/** The address is given, and given again alike; the case of letters does not matter (W5-notif-email). */
const emailFindings = ({ email, verifyEmail }: EmailEntry): CrossFinding[] => {
  const missing: CrossFinding[] = [
    ...(email ? [] : [{ path: 'email', code: 'required' as const, message: EMAIL_MESSAGE }]),
    ...(verifyEmail
      ? []
      : [{ path: 'verifyEmail', code: 'required' as const, message: 'Retype email address.' }]),
  ];
  if (missing.length) return missing;
  if (email.toLowerCase() === verifyEmail.toLowerCase()) return [];
  return [{ path: 'verifyEmail', code: 'mismatch', message: "Emails don't match." }];
};

/** The number has ten digits, and is given again exactly alike (W5-notif-phone). */
const textFindings = ({ text: phone, verifyText }: TextEntry): CrossFinding[] => {
  const [number, again] = [joinPhone(phone), joinPhone(verifyText)];
  const findings: CrossFinding[] = [];
  if (!normalizePhone(number)) {
    const code = number ? 'pattern' : 'required';
    findings.push({ path: 'text.area', over: 'text', code, message: PHONE_MESSAGE });
  }
  if (!again)
    findings.push({
      path: 'verifyText.area',
      over: 'verifyText',
      code: 'required',
      message: 'Retype number.',
    });
  else if (number && number !== again) {
    findings.push({
      path: 'verifyText.area',
      over: 'verifyText',
      code: 'mismatch',
      message: "Phone Numbers don't match.",
    });
  }
  return findings;
};

/** Only the kind that was filled is checked; with neither, one of them is asked for (W5-notif-either). */
const eitherRule =
  (path: 'email' | 'text.area'): CrossRule<EmailEntry | TextEntry> =>
  (values) => {
    const entry = { ...emptyNotificationEntry(), ...values };
    const kinds = (['email', 'text'] as const).filter((kind) => isKindFilled(entry, kind));
    if (!kinds.length) return [{ path, code: 'required', message: EITHER_MESSAGE }];
    return kinds.flatMap((kind) => (kind === 'email' ? emailFindings(entry) : textFindings(entry)));
  };

/** The view that adds an email address. */
export const emailEntryRules = formRules<EmailEntry>({ rows: emailRows, rules: [eitherRule('email')] });

/** The view that adds a phone number for text messages. */
export const textEntryRules = formRules<TextEntry>({ rows: textRows, rules: [eitherRule('text.area')] });

/** What the two questions of the initial view collect. */
export type InitialNotifications = Pick<
  NotificationsValues,
  'emailNotificationRadio' | 'textNotificationRadio'
> &
  NotificationEntry;

/** A kind is checked when it was asked for, or when anything was typed for it (W5-notif-email). */
const isAskedFor = (values: InitialNotifications, kind: NotificationKind): boolean =>
  values[`${kind}NotificationRadio`] === 'Y' || isKindFilled(values, kind);

/** The view with the two questions: both answered, and what was asked for given (W5-notif-initial). */
export const initialNotificationRules = formRules<InitialNotifications>({
  rows: {
    emailNotificationRadio: yesNo({ label: 'Do you want email notifications?', required: true }),
    ...emailRows,
    textNotificationRadio: yesNo({ label: 'Do you want text notifications?', required: true }),
    ...textRows,
  },
  rules: [
    (values) => (isAskedFor(values, 'email') ? emailFindings(values) : []),
    (values) => (isAskedFor(values, 'text') ? textFindings(values) : []),
  ],
});
