import { initialFiling } from '../filing/initial-filing';
import type { NotificationsValues } from '../filing-parts/sections';
import { emptyNotificationEntry } from './entries';
import { phoneParts } from './phone';
import type { InitialNotifications } from './notification-entry';
import {
  isNotificationUnfinished,
  notificationsAsTyped,
  notificationsToShow,
} from './notifications-as-typed';

const filing = initialFiling({ filingType: 'llc', submissionKey: 'k' });
const context = { filing, now: '2026-11-25T19:00:00Z' };
const nothing = filing.notificationsValues;
const typed = (changes: Partial<InitialNotifications>): InitialNotifications => ({
  emailNotificationRadio: '',
  textNotificationRadio: '',
  ...emptyNotificationEntry(),
  ...changes,
});
const email = {
  emailNotificationRadio: 'Y',
  email: 'Ana@Example.com',
  verifyEmail: 'ana@example.com',
} as const;
const number = phoneParts('3035550100');
const text = { textNotificationRadio: 'Y', text: number, verifyText: number } as const;

it.each<[string, Partial<InitialNotifications>, boolean]>([
  ['nothing', {}, false],
  ['an answer alone', { emailNotificationRadio: 'Y' }, false],
  ['an address', email, false],
  ['an address that is not retyped', { ...email, verifyEmail: '' }, true],
  ['an address retyped alone', { ...email, email: '' }, true],
  ['a wrong address', { ...email, email: 'ana@', verifyEmail: 'ana@' }, true],
  ['an address and a part of a number', { ...email, ...text, text: { ...number, line: '' } }, true],
  ['both', { ...email, ...text }, false],
])('knows of %s whether it is begun and not finished', (_, changes, isUnfinished) => {
  expect(isNotificationUnfinished(typed(changes), context)).toBe(isUnfinished);
});

it.each<[string, Partial<InitialNotifications>, Partial<NotificationsValues>]>([
  ['the answers', { emailNotificationRadio: 'N' }, { emailNotificationRadio: 'N' }],
  ['an address', email, { emailNotificationRadio: 'Y', emails: [{ email: 'ana@example.com' }] }],
  ['a number', text, { textNotificationRadio: 'Y', texts: [{ text: '3035550100' }] }],
])('saves %s, and shows it again', (_, changes, held) => {
  const values = notificationsAsTyped(nothing, typed(changes));
  expect(values).toEqual({ ...nothing, ...held });
  expect(notificationsAsTyped(values, notificationsToShow(values))).toEqual(values);
});

it('has the place of what was saved there before taken by what stands there now', () => {
  const before = notificationsAsTyped(nothing, typed({ ...email, ...text }));
  const other = { email: 'ben@example.com', verifyEmail: 'ben@example.com' };
  const values = notificationsAsTyped(before, typed({ ...email, ...other, textNotificationRadio: 'N' }));
  expect(values.emails).toEqual([{ email: 'ben@example.com' }]);
  expect([values.textNotificationRadio, values.texts]).toEqual(['N', []]);
});
