import type { ContractOperation } from '#rules';
import type { Soon } from '../soon';

/** What is set for the whole portal, and what failures lead to. */
export interface PortalDriver {
  /** @param answer a code of the registry, or null for no answer */
  fail(operation: ContractOperation, answer: number | null): Soon<void>;
  /** What becomes of it: 'down', 'filingIssue', 'error', 'isServiceDown', 'hasFilingError' ... */
  effects(): Soon<string[]>;
  isLogged(): Soon<boolean>;
  isSentAway(): Soon<boolean>;
  message(): Soon<string>;
  version(): Soon<string>;
  hasDeveloperPlaces(environment: string): Soon<boolean>;
  hasRole(held: string[], listed: string[]): Soon<boolean>;
  sessionMinutes(): Soon<number>;
}
