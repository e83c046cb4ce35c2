import type { DriverActions } from '../../foundation/level-driver';
import type { MaybePromise } from '../../foundation/maybe-promise';

export type NotificationKind = 'email' | 'text';

/** Email addresses and numbers that are notified of later filings. */
export interface NotificationsDriver {
  /** Addresses and numbers that get notifications already. */
  setTargets(targets: string[]): MaybePromise<void>;
  /** 'initial', 'add email', 'add text' or 'list'. */
  view(): MaybePromise<string>;
  addAnother(kind: NotificationKind): MaybePromise<void>;
  addTarget(kind: NotificationKind, target: string): MaybePromise<void>;
  removeTarget(target: string): MaybePromise<void>;
  beginEntry(email: string, number: string): MaybePromise<void>;
  decline(kind: NotificationKind): MaybePromise<void>;
  currentEntry(): MaybePromise<string>;
  choice(kind: NotificationKind): MaybePromise<string>;
  targets(): MaybePromise<string[]>;
  /** What the filer was told last. */
  message(): MaybePromise<string>;
  /** Answers both choices from the first view and gives the address. */
  signUp(email: string): MaybePromise<void>;
  /** The filer cancels the entry. */
  cancelEntry(): MaybePromise<void>;
  /** What Enter does: it saves what is entered, or submits what is there. */
  enterKeyAction(): MaybePromise<'save' | 'submit'>;
  /** The heading over the view. */
  heading(): MaybePromise<string>;
  enterNumber(number: string): MaybePromise<void>;
  storedNumber(): MaybePromise<string>;
}

/** What each action does, named in the error of a level that cannot do it. */
export const NOTIFICATIONS_ACTIONS: DriverActions<NotificationsDriver> = {
  setTargets: 'set the notifications of a filing',
  view: 'tell which view of the notifications is shown',
  addAnother: 'ask for another notification',
  addTarget: 'add a notification',
  removeTarget: 'remove a notification',
  beginEntry: 'begin to enter a notification',
  decline: 'decline notifications',
  currentEntry: 'tell what has been entered of a notification',
  choice: 'tell the choice about notifications',
  targets: 'list the notifications',
  message: 'tell what was said of the notifications',
  signUp: 'sign up for notifications',
  cancelEntry: 'cancel the entry of a notification',
  enterKeyAction: 'tell what Enter does',
  heading: 'tell the heading of the notifications',
  enterNumber: 'enter a phone number',
  storedNumber: 'tell the stored phone number',
};
