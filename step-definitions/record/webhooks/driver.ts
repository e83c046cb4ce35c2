import type { MaybePromise } from '../../foundation/maybe-promise';

/** A program to which the registry sends what changes. */
export interface WebhooksDriver {
  /** Has what changes on records from now on sent to a program, which confirms that. */
  begin(): MaybePromise<void>;
  beginUnconfirmed(): MaybePromise<void>;
  /** The same with what has changed since the first day. */
  beginAtFirst(): MaybePromise<void>;
  /** The program confirms, and refuses all changes. */
  beginFailing(): MaybePromise<void>;
  /** It takes what it is sent again, and so many hours have passed. */
  work(hours: number): MaybePromise<void>;
  /** So many hours pass, in which sending is tried. */
  letPass(hours: number): MaybePromise<void>;
  /** So many hours pass in which it fails; then it takes what it is sent again, and its owner has the registry go on. */
  goOnAfter(hours: number): MaybePromise<void>;
  /** Once a change has come, its owner asks for everything again since the program is sent changes. */
  askAgain(): MaybePromise<void>;
  /** How often the move of the company to a street came within a while, under how many marks. */
  moves(street: string, times: number): MaybePromise<{ times: number; marks: number }>;
  /** The kinds of messages that the program got. */
  kinds(): MaybePromise<string[]>;
  isEachSigned(): MaybePromise<boolean>;
  /** Whether the program was told of a document of the company that was withdrawn. */
  isWithdrawalTold(): MaybePromise<boolean>;
  /** All that the program got, in one text. */
  everything(): MaybePromise<string>;
  /** Whether a message to its owner says that nothing is sent any more. */
  isOwnerTold(): MaybePromise<boolean>;
  /** Wants changes sent to an address. */
  want(address: string): MaybePromise<void>;
  answer(): MaybePromise<string>;
}
