import type { MaybePromise } from '../../foundation/maybe-promise';

/** Amendments that change the name of an entity, from their beginning to their effect. */
export interface AmendmentsDriver {
  /** Forms a company whose name is to be changed. */
  formCompany(): MaybePromise<void>;
  /** Enters an amendment with a new name through all pages, up to the review. */
  enterAmendment(): MaybePromise<void>;
  /** Files and pays an amendment with a new name that takes effect this many days from now. */
  fileDelayed(days: number): MaybePromise<void>;
  /** Lets the day pass on which the amendment takes effect. */
  takeEffect(): MaybePromise<void>;
  /** Files and pays a revocation of the delayed amendment. */
  revoke(): MaybePromise<void>;
  /** Enters that revocation through all pages, up to the review. */
  enterRevocation(): MaybePromise<void>;
  /** Begins to pay for two revocations of the amendment, one after the other. */
  payTwoRevocations(): MaybePromise<void>;
  /** What the filer of the second one is told; empty where its payment has begun. */
  secondIsTold(): MaybePromise<string>;
  /** Lets the day pass on which the amendment would have taken effect. */
  letDayPass(): MaybePromise<void>;
  /** What the history of the company says of the amendment. */
  amendmentInHistory(): MaybePromise<string>;
  /** Why the company cannot revoke anything now; empty where it can. */
  obstacleToRevocation(): MaybePromise<string>;
  isNameAvailable(which: 'old' | 'new'): MaybePromise<boolean>;
  /** Which of the names the public record shows. */
  nameOnRecord(): MaybePromise<string>;
  /** What the receipt of the amendment says now; no later name is empty. */
  namesOnReceipt(): MaybePromise<{ name: string; laterName: string }>;
  /** What a search for the old name finds; no former name is empty. */
  foundByOldName(): MaybePromise<{ name: string; formerName: string }>;
  /** The former names that the public record shows. */
  formerNames(): MaybePromise<string[]>;
  oldName(): string;
  newName(): string;
}
