import type { Soon } from '../levels/maybe-promise';

/** What a filer is offered once the filing is done. */
export interface WhatsNextDriver {
  finish(statusCode: string, isUnderFraudCheck: boolean): Soon<void>;
  offered(): Soon<string[]>;
}
