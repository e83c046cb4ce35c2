import type { RuleContext } from '../constraints/rule-context';
import type { NotificationsValues } from '../filing-parts/sections';
import type { NotificationKind } from './entries';
import { emptyNotificationEntry, isKindFilled } from './entries';
import { notificationsTransition, openNotifications } from './notifications-transition';
import { phoneParts } from './phone';
import type { Problem } from '../problem';
import { emailEntryRules, type InitialNotifications, textEntryRules } from './notification-entry';

const KINDS = ['email', 'text'] as const;

const PROBLEMS: Record<NotificationKind, (typed: InitialNotifications, context: RuleContext) => Problem[]> = {
  email: ({ email, verifyEmail }, context) => emailEntryRules.problems({ email, verifyEmail }, context),
  text: ({ text, verifyText }, context) => textEntryRules.problems({ text, verifyText }, context),
};

/** Whether an address or a number is begun that cannot be added as it stands: a filing holds whole ones only. */
export const isNotificationUnfinished = (typed: InitialNotifications, context: RuleContext): boolean =>
  KINDS.some((kind) => isKindFilled(typed, kind) && PROBLEMS[kind](typed, context).length > 0);

/** The answers and what stands in the view with the two questions, as a filing holds it that is saved there (W5-notif-initial). */
export const notificationsAsTyped = (
  values: NotificationsValues,
  typed: InitialNotifications,
): NotificationsValues => {
  const answers = KINDS.map(
    (of) => ({ kind: 'answered', of, answer: typed[`${of}NotificationRadio`] }) as const,
  );
  return [...answers, { kind: 'saved', entry: typed } as const].reduce(
    notificationsTransition,
    // The view with the questions, also where something was saved with them before.
    { ...openNotifications(values), view: 'initial' },
  ).values;
};

/** What the view with the questions shows of a filing that was saved there: its answers, and what was added with them. */
export const notificationsToShow = ({
  emailNotificationRadio,
  textNotificationRadio,
  emails,
  texts,
}: NotificationsValues): InitialNotifications => {
  const { email } = emails[0] ?? emptyNotificationEntry();
  const text = phoneParts(texts[0]?.text ?? '');
  return {
    emailNotificationRadio,
    textNotificationRadio,
    email,
    verifyEmail: email,
    text,
    verifyText: text,
  };
};
