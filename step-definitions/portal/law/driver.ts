import type { LedgerEntry } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** The ledger of the law: what is cited, and what is said of it. */
export interface LawDriver {
  enter(entry: LedgerEntry): MaybePromise<void>;
  cite(text: string): MaybePromise<void>;
  /** What is wrong with the ledger; empty for nothing. */
  fault(): MaybePromise<string>;
}
