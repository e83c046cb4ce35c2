import {
  emailEntryRules,
  emptyNotificationEntry,
  type FormRules,
  type InitialNotifications,
  initialNotificationRules,
  type NotificationEntry,
  type StepRules,
  textEntryRules,
} from '#rules';

type EmailEntry = Pick<NotificationEntry, 'email' | 'verifyEmail'>;
type TextEntry = Pick<NotificationEntry, 'text' | 'verifyText'>;

/** A view of the page as a form of its own: it starts empty, and an event adds what it collects to the filing. */
const viewForm = <V>(rules: FormRules<V>, read: StepRules<V>['read']): StepRules<V> => ({
  ...rules,
  step: 'notifications',
  read,
  write: (filing) => filing,
});

/** The two questions, with an address and a number where the answer is yes (W5-notif-initial). */
export const initialForm = viewForm<InitialNotifications>(
  initialNotificationRules,
  ({ notificationsValues: { emailNotificationRadio, textNotificationRadio } }) => ({
    emailNotificationRadio,
    textNotificationRadio,
    ...emptyNotificationEntry(),
  }),
);

/** The view that adds an email address. */
export const emailForm = viewForm<EmailEntry>(emailEntryRules, () => {
  const { email, verifyEmail } = emptyNotificationEntry();
  return { email, verifyEmail };
});

/** The view that adds a text number. */
export const textForm = viewForm<TextEntry>(textEntryRules, () => {
  const { text, verifyText } = emptyNotificationEntry();
  return { text, verifyText };
});
