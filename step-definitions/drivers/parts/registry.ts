import type { Soon } from '../soon';

/** Lists, texts and health of the registry, and filings in progress that it keeps. */
export interface RegistryDriver {
  askList(list: string): Soon<void>;
  holds(entry: string): Soon<boolean>;
  askEnvironment(): Soon<void>;
  environment(): Soon<string>;
  askIntroduction(transaction: string): Soon<void>;
  askDesignators(): Soon<void>;
  hasText(): Soon<boolean>;
  askNameOnly(name: string): Soon<void>;
  askAvailable(persona: string, transaction: string): Soon<void>;
  askTransaction(transactionType: string): Soon<void>;
  /** Codes of the types of entities that may file the transaction, whatever their status. */
  openTypes(): Soon<string[]>;
  /** Codes of the statuses in which an entity of a fitting type may file the transaction. */
  openStatuses(): Soon<string[]>;
  askTransactionOf(entityType: string, statusCode: string, transactionType: string): Soon<void>;
  /** Why the transaction cannot be filed, as a sentence; empty when it can. */
  obstacle(): Soon<string>;
  /** What was answered to the last of the two. */
  verdict(): Soon<boolean>;
  askHeartbeat(service: string): Soon<void>;
  askVersion(service: string): Soon<void>;
  code(): Soon<number>;
  version(): Soon<string>;
  keep(): Soon<void>;
  keepAgain(): Soon<void>;
  restore(): Soon<void>;
  restoreUnknown(): Soon<void>;
  isSame(): Soon<boolean>;
  keepsReference(): Soon<boolean>;
  keepWith(fault: string): Soon<void>;
  send(request: string): Soon<void>;
  status(): Soon<number>;
  faultPlaces(): Soon<string[]>;
}
