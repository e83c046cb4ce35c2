import type { NotificationsValues } from '../filing/sections';
import type { PhoneParts } from './phone';
import { emptyPhone, joinPhone, normalizePhone } from './phone';

/** What a filer types to ask for notifications, each kind twice. */
export interface NotificationEntry {
  email: string;
  verifyEmail: string;
  text: PhoneParts;
  verifyText: PhoneParts;
}

export const emptyNotificationEntry = (): NotificationEntry => ({
  email: '',
  verifyEmail: '',
  text: emptyPhone(),
  verifyText: emptyPhone(),
});

/** Kinds of notification. */
export type NotificationKind = 'email' | 'text';

/** True when something has been typed for this kind, in the first box or in the retyped one. */
export const isKindFilled = (entry: NotificationEntry, kind: NotificationKind): boolean =>
  kind === 'email'
    ? !!(entry.email.trim() || entry.verifyEmail.trim())
    : !!(joinPhone(entry.text) || joinPhone(entry.verifyText));

/** The entry with one kind's boxes emptied. */
export const clearNotificationEntry = (
  entry: NotificationEntry,
  kind: NotificationKind,
): NotificationEntry => ({
  ...entry,
  ...(kind === 'email' ? { email: '', verifyEmail: '' } : { text: emptyPhone(), verifyText: emptyPhone() }),
});

/** The lists with the entry's address and number added; lower case, and none twice (W5-notif-duplicate). */
export const addEntry = (values: NotificationsValues, entry: NotificationEntry): NotificationsValues => {
  const email = entry.email.trim().toLowerCase();
  const text = normalizePhone(joinPhone(entry.text));
  const isNewEmail = email !== '' && !values.emails.some((held) => held.email.toLowerCase() === email);
  const isNewText = text !== null && !values.texts.some((held) => normalizePhone(held.text) === text);
  return {
    ...values,
    emails: isNewEmail ? [...values.emails, { email }] : values.emails,
    texts: isNewText ? [...values.texts, { text }] : values.texts,
  };
};
