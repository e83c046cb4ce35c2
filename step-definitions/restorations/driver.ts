import type { DriverActions } from '../levels/level-driver';
import type { MaybePromise } from '../levels/maybe-promise';

/** Entities of the sample registry that can be restored, by what is special about them. */
export const RESTORABLE_ENTITIES = {
  delinquent: { entityId: '20101000050', filingType: 'cure', transaction: 'CURE_DLNQ', entityType: 'DLLC' },
  'dissolved for more than two years': {
    entityId: '20101000051',
    filingType: 'reinstate',
    transaction: 'REINSTATE',
    entityType: 'DPC',
  },
  'delinquent, and its name has been taken meanwhile': {
    entityId: '20101000052',
    filingType: 'cure',
    transaction: 'CURE_DLNQ',
    entityType: 'DLLC',
  },
} as const;
export type RestorableEntity = keyof typeof RESTORABLE_ENTITIES;

/** Filings that restore an entity of the sample registry, entered page by page, and what they leave on record. */
export interface RestorationsDriver {
  setEntity(entity: RestorableEntity): MaybePromise<void>;
  /** Goes from the link that starts the filing to the page of the names. */
  openNames(): MaybePromise<void>;
  /** Enters every page up to the review. */
  enterFiling(): MaybePromise<void>;
  continueFromNames(): MaybePromise<void>;
  enterAnotherName(name: string): MaybePromise<void>;
  problems(): MaybePromise<string[]>;
  /** What the public record says of the entity under a label. */
  onRecord(label: string): MaybePromise<string>;
  /** Whether the registry answers with this private file of the filing. */
  canFetch(fileName: string): MaybePromise<boolean>;
}

/** What each action does, named in the error of a level that cannot do it. */
export const RESTORATIONS_ACTIONS: DriverActions<RestorationsDriver> = {
  setEntity: 'choose an entity to restore',
  openNames: 'open the names of an entity to restore',
  enterFiling: 'enter a filing that restores an entity',
  continueFromNames: 'continue from the names of an entity',
  enterAnotherName: 'enter another name for an entity',
  problems: 'tell the problems with the names of an entity',
  onRecord: 'tell what is on record of a restored entity',
  canFetch: 'fetch a private file',
};
