import type { LedgerEntry } from '#rules';
import type { DriverActions } from '../../foundation/level-driver';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** The ledger of the law: what is cited, and what is said of it. */
export interface LawDriver {
  enter(entry: LedgerEntry): MaybePromise<void>;
  cite(text: string): MaybePromise<void>;
  /** What is wrong with the ledger; empty for nothing. */
  fault(): MaybePromise<string>;
}

/** What each action does, named in the error of a level that cannot do it. */
export const LAW_ACTIONS: DriverActions<LawDriver> = {
  enter: 'enter a section of the law in the ledger',
  cite: 'cite a section of the law',
  fault: 'tell what is wrong with the ledger of the law',
};
