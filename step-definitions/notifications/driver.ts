import type { Soon } from '../levels/maybe-promise';

export type NotificationKind = 'email' | 'text';

/** Email addresses and numbers that are told of later filings. */
export interface NotificationsDriver {
  /** Addresses and numbers that get notifications already. */
  hold(targets: string[]): Soon<void>;
  /** 'initial', 'add email', 'add text' or 'list'. */
  view(): Soon<string>;
  askForAnother(kind: NotificationKind): Soon<void>;
  add(kind: NotificationKind, target: string): Soon<void>;
  remove(target: string): Soon<void>;
  beginEntry(email: string, number: string): Soon<void>;
  decline(kind: NotificationKind): Soon<void>;
  entry(): Soon<string>;
  choice(kind: NotificationKind): Soon<string>;
  targets(): Soon<string[]>;
  /** Answers both choices from the first view and gives the address. */
  askAt(email: string): Soon<void>;
  /** The filer gives up what is being entered. */
  giveUp(): Soon<void>;
  /** What Enter does: it saves what is entered, or submits what is there. */
  enterAction(): Soon<'save' | 'submit'>;
  /** The heading over the view. */
  heading(): Soon<string>;
  takeDown(number: string): Soon<void>;
  takenDown(): Soon<string>;
}
