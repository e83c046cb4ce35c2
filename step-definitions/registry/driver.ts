import type { Verbs } from '../levels/level-driver';
import type { MaybePromise } from '../levels/maybe-promise';

/** Lists, texts and health of the registry, and filings in progress that it saves. */
export interface RegistryDriver {
  requestList(list: string): MaybePromise<void>;
  listIncludes(entry: string): MaybePromise<boolean>;
  requestEnvironment(): MaybePromise<void>;
  environment(): MaybePromise<string>;
  requestIntroduction(transaction: string): MaybePromise<void>;
  requestRequiredTerms(): MaybePromise<void>;
  hasText(): MaybePromise<boolean>;
  checkNameOnly(name: string): MaybePromise<void>;
  checkAvailability(persona: string, transaction: string): MaybePromise<void>;
  /** What was answered to the last of the two. */
  isConfirmed(): MaybePromise<boolean>;
  requestHeartbeat(service: string): MaybePromise<void>;
  requestVersion(service: string): MaybePromise<void>;
  answerCode(): MaybePromise<number>;
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

/** What each verb does, for the levels that cannot. */
export const REGISTRY_VERBS: Verbs<RegistryDriver> = {
  requestList: 'ask for a list',
  listIncludes: 'tell whether a list includes an entry',
  requestEnvironment: 'ask for the environment',
  environment: 'tell the environment',
  requestIntroduction: 'ask for an introduction',
  requestRequiredTerms: 'ask for the text on required terms',
  hasText: 'tell whether there is a text',
  checkNameOnly: 'have the registry check a name alone',
  checkAvailability: 'ask whether an entity can file a form',
  isConfirmed: 'tell whether the registry confirms',
  requestHeartbeat: 'ask for a heartbeat',
  requestVersion: 'ask for a version',
  answerCode: 'tell the code of the answer',
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
