import type { DriverActions } from '../../foundation/level-driver';
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

/** What each action does, named in the error of a level that cannot do it. */
export const AMENDMENTS_ACTIONS: DriverActions<AmendmentsDriver> = {
  formCompany: 'form a company to amend',
  enterAmendment: 'enter an amendment through all pages',
  fileDelayed: 'file a delayed amendment',
  takeEffect: 'let an amendment take effect',
  revoke: 'revoke a delayed amendment',
  enterRevocation: 'enter a revocation through all pages',
  payTwoRevocations: 'begin to pay for two revocations',
  secondIsTold: 'tell what the filer of a second revocation is told',
  letDayPass: 'let the day of an amendment pass',
  amendmentInHistory: 'tell what the history says of an amendment',
  obstacleToRevocation: 'tell why nothing can be revoked',
  isNameAvailable: 'tell whether a name of an amended company is available',
  nameOnRecord: 'tell the name of an amended company on record',
  namesOnReceipt: 'tell the names on the receipt of an amendment',
  foundByOldName: 'search for the old name of an amended company',
  formerNames: 'tell the former names of an amended company on record',
  oldName: 'tell the old name of an amended company',
  newName: 'tell the new name of an amended company',
};
