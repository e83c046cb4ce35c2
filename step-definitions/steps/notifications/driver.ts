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
  /** The filer saves with nothing entered. */
  saveNothing(): MaybePromise<void>;
  /** The filer cancels the entry. */
  cancelEntry(): MaybePromise<void>;
  /** What Enter does: it saves what is entered, or submits what is there. */
  enterKeyAction(): MaybePromise<'save' | 'submit'>;
  /** The heading over the view. */
  heading(): MaybePromise<string>;
  enterNumber(number: string): MaybePromise<void>;
  storedNumber(): MaybePromise<string>;
}
