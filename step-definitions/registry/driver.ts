import type { Soon } from '../levels/maybe-promise';

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
