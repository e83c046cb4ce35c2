import type { MaybePromise } from '../../foundation/maybe-promise';

/** What has become of what a link to a key was sent for: `another` where its address has a key already. */
export const LINK_STATES = ['unused', 'another', 'removed', 'forged', 'used', 'takenBack'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** What a request to the open record may be sent with. */
export const SENT_KEYS = [
  'not sent',
  'live',
  'cut short',
  'left empty',
  'never made',
  'of a website',
  'taken back',
] as const;
export type SentAs = (typeof SENT_KEYS)[number];

/** Keys of the open record, and the links that make them. */
export interface OpenKeysDriver {
  /** Asks for a key at an address. */
  ask(address: string): MaybePromise<void>;
  /** Asks for a key at the address of the scenario. */
  askAgain(): MaybePromise<void>;
  problems(): MaybePromise<string>;
  openLink(days: number, state: LinkState): MaybePromise<void>;
  told(): MaybePromise<string>;
  /** Has a link sent to an address of its own. */
  getLink(): MaybePromise<void>;
  /** The same, and makes its key. */
  haveKey(): MaybePromise<void>;
  /** Makes a key with the last link. */
  makeKey(): MaybePromise<void>;
  makeKeyAfter(days: number): MaybePromise<void>;
  /** Makes the key, and asks for it once more as after an answer that was lost. */
  makeKeyTwice(): MaybePromise<void>;
  isSameKey(): MaybePromise<boolean>;
  /** Gets another link at the same address, and makes a key with it. */
  replaceKey(): MaybePromise<void>;
  /** Enters a text as a key to be tried. */
  enterKey(key: string): MaybePromise<void>;
  /** Tries the key on the page for developers. */
  tryKey(): MaybePromise<void>;
  isToldToCount(): MaybePromise<boolean>;
  isReasonTold(): MaybePromise<boolean>;
  openLinkAgain(): MaybePromise<void>;
  openAnotherLink(): MaybePromise<void>;
  /** Whether the page of a link says that its key was made and is not shown again. */
  isShownOnce(): MaybePromise<boolean>;
  isReplacementTold(): MaybePromise<boolean>;
  takeBack(): MaybePromise<void>;
  takeBackWithAnotherLink(): MaybePromise<void>;
  /** Whether the last use of a link gave a key. */
  hasKey(): MaybePromise<boolean>;
  /** What the open record answers to the first key, or to the last one: nothing where it is read. */
  refusalOfFormer(): MaybePromise<string>;
  refusalOfLast(): MaybePromise<string>;
  /** What is said of a key that was taken back today. */
  takenBackToday(): MaybePromise<string>;
  read(sentAs: SentAs): MaybePromise<void>;
  refusal(): MaybePromise<string>;
  /** Whether requests with the key leave what is left to the address as it is. */
  isCountedApart(): MaybePromise<boolean>;
}
