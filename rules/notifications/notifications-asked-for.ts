import type { NotificationsValues } from '../filing-parts/sections';
import type { NotificationKind } from './entries';

/** The kinds of notification that a filing asks for: an answer Yes without an address or number asks for none. */
export const notificationsAskedFor = ({
  emailNotificationRadio,
  textNotificationRadio,
  emails,
  texts,
}: NotificationsValues): NotificationKind[] => [
  ...(emailNotificationRadio === 'Y' && emails.length > 0 ? (['email'] as const) : []),
  ...(textNotificationRadio === 'Y' && texts.length > 0 ? (['text'] as const) : []),
];
