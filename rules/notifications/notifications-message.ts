import type { NotificationsValues } from '../filing-parts/sections';
import { duplicateNote } from './entries';
import type { NotificationsEvent } from './notifications-transition';

/** The message to the filer after an event; `info` where nothing was added. */
export interface NotificationsMessage {
  kind: 'success' | 'info';
  text: string;
}

/** The message where there is nothing to say. */
export const NO_MESSAGE: NotificationsMessage = { kind: 'success', text: '' };

const MESSAGES: Partial<Record<NotificationsEvent['kind'], NotificationsMessage>> = {
  saved: { kind: 'success', text: 'Saved.' },
  deleted: { kind: 'success', text: 'Deleted.' },
};

/** The message after an event, by the lists before it: entries that they have already are reported as such (W5-notif-duplicate). */
export const notificationsMessage = (
  event: NotificationsEvent,
  before: NotificationsValues,
): NotificationsMessage => {
  const duplicate = event.kind === 'saved' ? duplicateNote(before, event.entry) : '';
  return duplicate === '' ? (MESSAGES[event.kind] ?? NO_MESSAGE) : { kind: 'info', text: duplicate };
};
