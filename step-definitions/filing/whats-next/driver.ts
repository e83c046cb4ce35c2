import type { EntityOrigin, FilingType, NotificationKind } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** What a filer is offered once the filing is done. */
export interface WhatsNextDriver {
  completeFiling(
    statusCode: string,
    isUnderFraudCheck: boolean,
    facts?: { hasSecureFiling?: boolean; signedUpFor?: readonly NotificationKind[] },
  ): MaybePromise<void>;
  partsOffered(): MaybePromise<string[]>;
  /** @param dueDay `YYYY-MM-DD`; empty where the registry names none */
  remindOfReport(filingType: FilingType, entityStatus: string, dueDay: string): MaybePromise<void>;
  reportReminder(): MaybePromise<string>;
  noteOwnership(filingType: FilingType): MaybePromise<void>;
  /** The kind of entity that the note on beneficial ownership is about. */
  notedOrigin(): MaybePromise<EntityOrigin>;
}
