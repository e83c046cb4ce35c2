import type { Verbs } from '../levels/level-driver';
import type { MaybePromise } from '../levels/maybe-promise';

/** What a filer is offered once the filing is done. */
export interface WhatsNextDriver {
  completeFiling(statusCode: string, isUnderFraudCheck: boolean): MaybePromise<void>;
  partsOffered(): MaybePromise<string[]>;
}

/** What each verb does, for the levels that cannot. */
export const WHATS_NEXT_VERBS: Verbs<WhatsNextDriver> = {
  completeFiling: 'complete a filing',
  partsOffered: 'list what is offered after a filing',
};
