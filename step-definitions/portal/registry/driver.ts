import type { EntityOrigin, Language, Outcome } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** Lists, texts and health of the registry, and filings in progress that it saves. */
export interface RegistryDriver {
  requestList(list: string): MaybePromise<void>;
  listIncludes(entry: string): MaybePromise<boolean>;
  requestEnvironment(): MaybePromise<void>;
  environment(): MaybePromise<string>;
  requestIntroduction(transaction: string): MaybePromise<void>;
  requestRequiredTerms(): MaybePromise<void>;
  requestOwnershipNote(origin: EntityOrigin, language: Language): MaybePromise<void>;
  hasText(): MaybePromise<boolean>;
  /** The text without its markup. */
  plainText(): MaybePromise<string>;
  checkNameOnly(name: string): MaybePromise<void>;
  checkAvailability(persona: string, transaction: string): MaybePromise<void>;
  requestTransaction(transactionType: string): MaybePromise<void>;
  /** Codes of the types of entities that can file the transaction, whatever their status. */
  openTypes(): MaybePromise<string[]>;
  /** Codes of the statuses in which an entity of such a type can file the transaction. */
  openStatuses(): MaybePromise<string[]>;
  /** What the transaction does, on pages without an entity. */
  label(): MaybePromise<string>;
  /** Asks for each of these transactions for an entity of each type in each status. */
  checkEntitiesFor(
    types: readonly string[],
    statuses: readonly string[],
    transactions: readonly string[],
  ): MaybePromise<void>;
  /** Why not, each sentence once; empty where nothing prevents it. */
  obstacles(): MaybePromise<string[]>;
  /** What was answered to the last check of a name or of an entity on record. */
  isConfirmed(): MaybePromise<boolean>;
  requestHeartbeat(service: string): MaybePromise<void>;
  requestVersion(service: string): MaybePromise<void>;
  /** What the registry answered last, also about accounts. */
  answer(): MaybePromise<Outcome>;
  version(): MaybePromise<string>;
  saveFiling(): MaybePromise<void>;
  saveFilingAgain(): MaybePromise<void>;
  restoreFiling(): MaybePromise<void>;
  restoreUnknownFiling(): MaybePromise<void>;
  isRestoredUnchanged(): MaybePromise<boolean>;
  keepsReference(): MaybePromise<boolean>;
  saveFilingWithFault(fault: string): MaybePromise<void>;
  sendRequest(request: string): MaybePromise<void>;
  answerStatus(): MaybePromise<number>;
  faultLocations(): MaybePromise<string[]>;
}
