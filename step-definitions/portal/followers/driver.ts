import type { FollowChannel, TextCommand } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** What has become of a request to follow when its link is used. */
export const REQUEST_STATES = ['waiting', 'replaced', 'confirmed', 'ended', 'removed', 'forged'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Records that are followed, and messages that are stopped. */
export interface FollowersDriver {
  ask(channel: FollowChannel, address: string): MaybePromise<void>;
  /** Asks to be told in a way that may be none of those that there are. */
  askBy(way: string): MaybePromise<void>;
  askForNothing(): MaybePromise<void>;
  /** Changes what is followed already, to nothing. */
  chooseNothing(): MaybePromise<void>;
  /** Asks with an address of its own, and waits for the message. */
  askForRecord(entityName: string, channel: FollowChannel): MaybePromise<void>;
  /** The same, and confirms it. */
  follow(entityName: string, channel: FollowChannel): MaybePromise<void>;
  /** The same address asks for another record. */
  askAsWell(entityName: string): MaybePromise<void>;
  /** Somebody else asks for the same address and record. */
  askAgain(): MaybePromise<void>;
  problems(): MaybePromise<string>;
  useLink(days: number, state: RequestState): MaybePromise<void>;
  confirm(): MaybePromise<void>;
  confirmAfter(days: number): MaybePromise<void>;
  told(): MaybePromise<string>;
  /** Names of the records that are followed now. */
  followed(): MaybePromise<string>;
  end(entityName: string): MaybePromise<void>;
  followAgain(entityName: string): MaybePromise<void>;
  choose(event: string, entityName: string): MaybePromise<void>;
  eventsOf(entityName: string): MaybePromise<string>;
  /** The subject of the last message to the address. */
  lastMessage(): MaybePromise<string>;
  hasMessageAbout(entityName: string): MaybePromise<boolean>;
  stopAll(): MaybePromise<void>;
  allowAgain(): MaybePromise<void>;
  openStopAddress(): MaybePromise<void>;
  stopByMailProgram(): MaybePromise<void>;
  isStopped(): MaybePromise<boolean>;
  /** The provider of text messages brings what the follower has written; the same message again where it is that. */
  bringText(words: string, signature: 'signed' | 'forged'): MaybePromise<void>;
  bringFirstAgain(): MaybePromise<void>;
  /** How often the office has answered what the follower has written. */
  timesAnswered(): MaybePromise<number>;
  /** The provider reports the stages of the last message to the follower, one after the other. */
  reportStages(stages: readonly string[], signature: 'signed' | 'forged'): MaybePromise<void>;
  delivery(): MaybePromise<string>;
  getText(message: string): MaybePromise<void>;
  command(): MaybePromise<TextCommand | 'nothing'>;
}
