import type { Outcome } from '#rules';
import type { Soon } from '../levels/maybe-promise';

/** The mailed passcode: its request, its letter and how long it lasts. */
export interface PasscodeDriver {
  /** @param issued and @param used times of the office, written `11/20/2026 09:00 AM` */
  use(issued: string, used: string): Soon<void>;
  /** 'valid' or 'expired'. */
  standing(): Soon<string>;
  issue(issued: string): Soon<void>;
  /** `MM/DD/YYYY` */
  lastDay(): Soon<string>;
  request(outcome: Outcome): Soon<void>;
  /** The question of the wizard that follows the request. */
  following(): Soon<string>;
  /** @param mailing a line, or empty when mail goes to the street address */
  address(name: string, street: string, mailing: string): Soon<void>;
  letter(): Soon<{ name: string; address: string; delivery: string }>;
}
