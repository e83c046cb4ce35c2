import { stepRulesOfPart } from '../../constraints/form-rules';
import type { CrossFinding, CrossRule } from '../../constraints/row';
import { list, text, yesNo } from '../../constraints/rows';
import type { NotificationsValues } from '../../filing-parts/sections';
import { DUPLICATE_MESSAGES } from '../../notifications/entries';
import { EMAIL_PATTERN } from '../../notifications/email-rows';
import { EMAIL_MESSAGE, PHONE_MESSAGE } from '../../notifications/notification-messages';
import { notifications } from './step';

const isEmpty = ({ emails, texts }: NotificationsValues): boolean => emails.length + texts.length === 0;

/** A filer who asks for notifications has to say where to send them (W5-notif-initial). */
const isGivenWhereAskedFor: CrossRule<NotificationsValues> = (values) => {
  if (!isEmpty(values)) return [];
  return [
    ...(values.emailNotificationRadio === 'Y'
      ? [{ path: 'emails', code: 'missing' as const, message: EMAIL_MESSAGE }]
      : []),
    ...(values.textNotificationRadio === 'Y'
      ? [{ path: 'texts', code: 'missing' as const, message: PHONE_MESSAGE }]
      : []),
  ];
};

const duplicates = (values: readonly string[], path: string, message: string): CrossFinding[] => {
  const seenTargets = new Set<string>();
  return values.flatMap((value, index) => {
    if (!seenTargets.has(value)) {
      seenTargets.add(value);
      return [];
    }
    return [{ path: `${path}[${index}]`, code: 'duplicate', message }];
  });
};

/** No address and no number is in the list twice (W5-notif-duplicate). */
const areDistinct: CrossRule<NotificationsValues> = ({ emails, texts }) => [
  ...duplicates(
    emails.map(({ email }) => email.toLowerCase()),
    'emails',
    DUPLICATE_MESSAGES.email,
  ),
  ...duplicates(
    texts.map(({ text: number }) => number),
    'texts',
    DUPLICATE_MESSAGES.text,
  ),
];

/** Whom the office notifies of filings: the answers while nothing is added, and what was added (W5-notif-*). */
export const notificationsRules = stepRulesOfPart(notifications, 'notificationsValues', {
  rows: {
    emailNotificationRadio: yesNo({
      label: 'Do you want email notifications?',
      required: true,
      when: isEmpty,
    }),
    textNotificationRadio: yesNo({ label: 'Do you want text notifications?', required: true, when: isEmpty }),
    emails: list<{ email: string }>({
      label: 'Email addresses added',
      item: {
        rows: {
          email: text({ required: EMAIL_MESSAGE, length: [0, 150], pattern: [EMAIL_PATTERN, EMAIL_MESSAGE] }),
        },
      },
    }),
    texts: list<{ text: string }>({
      label: 'Text numbers added',
      item: { rows: { text: text({ required: PHONE_MESSAGE, pattern: [/^\d{10}$/, PHONE_MESSAGE] }) } },
    }),
  },
  rules: [isGivenWhereAskedFor, areDistinct],
});
