import type { ReviewMail, SentReason } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** A reason as a table row names it, in the office's order. */
export interface ReasonRow {
  number: string;
  reason: string;
  order: number;
}

/** The rejection of a pending filing, and the message to its filer. */
export interface RejectionsDriver {
  setReasons(reasons: ReasonRow[]): MaybePromise<void>;
  chooseReasons(reasons: string[]): MaybePromise<void>;
  addText(text: string): MaybePromise<void>;
  problems(): MaybePromise<string[]>;
  confirmationLines(): MaybePromise<string[]>;
  sentReasons(): MaybePromise<SentReason[]>;
  /** @param leftOut names of the attachments that an acceptance leaves out */
  notifyFiler(kind: 'acceptance' | 'rejection', leftOut?: readonly string[]): MaybePromise<void>;
  /** What the filer was told. */
  messageToFiler(): MaybePromise<ReviewMail>;
}
