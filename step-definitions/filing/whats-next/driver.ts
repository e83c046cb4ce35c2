import type { EntityOrigin, FilingType, NotificationKind } from '#rules';
import type { DriverActions } from '../../foundation/level-driver';
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

/** What each action does, named in the error of a level that cannot do it. */
export const WHATS_NEXT_ACTIONS: DriverActions<WhatsNextDriver> = {
  completeFiling: 'complete a filing',
  partsOffered: 'list what is offered after a filing',
  remindOfReport: 'complete a filing of an entity whose report is due',
  noteOwnership: 'complete a filing and look at its note on beneficial ownership',
  notedOrigin: 'tell what kind of entity the note on beneficial ownership is about',
  reportReminder: 'read the reminder of the periodic report',
};
