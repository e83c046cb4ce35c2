import {
  emailEntryRules,
  emptyNotificationEntry,
  type FormRules,
  type InitialNotifications,
  initialNotificationRules,
  isNotificationUnfinished,
  type NotificationEntry,
  notificationsAsTyped,
  notificationsRules,
  notificationsToShow,
  type StepRules,
  textEntryRules,
} from '#rules';

type EmailEntry = Pick<NotificationEntry, 'email' | 'verifyEmail'>;
type TextEntry = Pick<NotificationEntry, 'text' | 'verifyText'>;

/**
 * The two questions, with an address and a number where the answer is yes (W5-notif-initial). What is unfinished there stays on the
 * page, and the filing as it was.
 */
export const initialForm: StepRules<InitialNotifications> = {
  ...initialNotificationRules,
  step: 'notifications',
  read: ({ notificationsValues }) => notificationsToShow(notificationsValues),
  write: (filing, typed) =>
    isNotificationUnfinished(typed, { filing, now: '' })
      ? filing
      : notificationsRules.write(filing, notificationsAsTyped(filing.notificationsValues, typed)),
};

/** A view that adds to the list, as a form of its own: it starts empty, and an event adds what it collects to the filing. */
const addForm = <V>(rules: FormRules<V>, read: StepRules<V>['read']): StepRules<V> => ({
  ...rules,
  step: 'notifications',
  read,
  write: (filing) => filing,
});

/** The view that adds an email address. */
export const emailForm = addForm<EmailEntry>(emailEntryRules, () => {
  const { email, verifyEmail } = emptyNotificationEntry();
  return { email, verifyEmail };
});

/** The view that adds a text number. */
export const textForm = addForm<TextEntry>(textEntryRules, () => {
  const { text, verifyText } = emptyNotificationEntry();
  return { text, verifyText };
});
