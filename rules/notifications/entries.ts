import type { NotificationsValues } from '../filing-parts/sections';
import type { PhoneParts } from './phone';
import { emptyPhone, joinPhone, normalizePhone } from './phone';

/** What a filer enters to ask for notifications, each kind twice. */
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

/** The message for an address or a number that is on the list already (W5-notif-duplicate). */
export const DUPLICATE_MESSAGES: Readonly<Record<NotificationKind, string>> = {
  email: 'This email address is on the list already.',
  text: 'This number is on the list already.',
};

/** What an entry adds to the lists, normalized: lower case, digits only; null where nothing was entered. */
const keptForms = (entry: NotificationEntry): Record<NotificationKind, string | null> => ({
  email: entry.email.trim().toLowerCase() || null,
  text: normalizePhone(joinPhone(entry.text)),
});

const isHeld = ({ emails, texts }: NotificationsValues, kind: NotificationKind, kept: string): boolean =>
  kind === 'email'
    ? emails.some(({ email }) => email.toLowerCase() === kept)
    : texts.some(({ text }) => normalizePhone(text) === kept);

/** The message for an entry that is not added, because it is on the list; empty for one that is added. */
export const duplicateNote = (values: NotificationsValues, entry: NotificationEntry): string => {
  const keptTargets = keptForms(entry);
  const kind = (['email', 'text'] as const).find((each) => {
    const form = keptTargets[each];
    return form !== null && isHeld(values, each, form);
  });
  return kind === undefined ? '' : DUPLICATE_MESSAGES[kind];
};

/** The lists with the entry's address and number added, without duplicates (W5-notif-duplicate). */
export const addEntry = (values: NotificationsValues, entry: NotificationEntry): NotificationsValues => {
  const { email, text } = keptForms(entry);
  return {
    ...values,
    emails: email === null || isHeld(values, 'email', email) ? values.emails : [...values.emails, { email }],
    texts: text === null || isHeld(values, 'text', text) ? values.texts : [...values.texts, { text }],
  };
};
