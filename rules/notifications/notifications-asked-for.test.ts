import { emptyFiling } from '../filing/empty-filing';
import { notificationsAskedFor } from './notifications-asked-for';

const none = emptyFiling().notificationsValues;
const emails = [{ email: 'ana@example.com' }];
const texts = [{ text: '3035550100' }];

it.each([
  ['nothing', {}, []],
  ['an email', { emailNotificationRadio: 'Y', emails }, ['email']],
  ['a text', { textNotificationRadio: 'Y', texts }, ['text']],
  ['both', { emailNotificationRadio: 'Y', emails, textNotificationRadio: 'Y', texts }, ['email', 'text']],
  ['a Yes alone', { emailNotificationRadio: 'Y', textNotificationRadio: 'Y' }, []],
  ['a No with what was entered before', { emailNotificationRadio: 'N', emails }, []],
] as const)('a filing that has %s', (_, values, asked) => {
  expect(notificationsAskedFor({ ...none, ...values } as typeof none)).toEqual(asked);
});
