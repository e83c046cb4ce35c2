import type { EntityOrigin, Language, Outcome } from '#rules';
import type { DriverActions } from '../../foundation/level-driver';
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

/** What each action does, named in the error of a level that cannot do it. */
export const REGISTRY_ACTIONS: DriverActions<RegistryDriver> = {
  requestList: 'ask for a list',
  listIncludes: 'tell whether a list includes an entry',
  requestEnvironment: 'ask for the environment',
  environment: 'tell the environment',
  requestIntroduction: 'ask for an introduction',
  requestRequiredTerms: 'ask for the text on required terms',
  requestOwnershipNote: 'ask for the note on beneficial ownership',
  plainText: 'read the text',
  hasText: 'tell whether there is a text',
  checkNameOnly: 'have the registry check a name alone',
  checkAvailability: 'ask whether an entity can file a form',
  requestTransaction: 'ask who can file a transaction',
  openTypes: 'list the types of entities that can file a transaction',
  openStatuses: 'list the statuses in which a transaction can be filed',
  label: 'tell what a transaction does',
  checkEntitiesFor: 'check whether entities of a type and status can file a transaction',
  obstacles: 'tell why a transaction cannot be filed',
  isConfirmed: 'tell whether the registry confirms',
  requestHeartbeat: 'ask for a heartbeat',
  requestVersion: 'ask for a version',
  answer: 'tell what the registry answered',
  version: 'tell the version',
  saveFiling: 'save the filing in progress',
  saveFilingAgain: 'save the filing in progress again',
  restoreFiling: 'restore the filing in progress',
  restoreUnknownFiling: 'restore an unknown filing',
  isRestoredUnchanged: 'tell whether the restored filing is unchanged',
  keepsReference: 'tell whether the filing keeps its reference',
  saveFilingWithFault: 'save a faulty filing',
  sendRequest: 'send a faulty request',
  answerStatus: 'tell how the registry refuses a request',
  faultLocations: 'list the locations of the faults',
};
