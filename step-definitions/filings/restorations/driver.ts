import type { MaybePromise } from '../../foundation/maybe-promise';

const cure = {
  filingType: 'cure',
  transaction: 'CURE_DLNQ',
  entityType: 'DLLC',
  isReviewed: false,
  statute: '',
} as const;
const reviewed = {
  filingType: 'reinstate',
  transaction: 'REINSTATE',
  entityType: 'DPC',
  isReviewed: true,
  statute: '7-101-101',
} as const;

/** Entities of the sample registry that can be restored. A filing that is paid uses one up. */
export const RESTORABLE_ENTITIES = {
  delinquent: { ...cure, entityId: '20101000050', name: 'Vantage Point Surveyors LLC' },
  commas: { ...cure, entityId: '20101000044', name: 'Smith, Jones, LLC' },
  nameTaken: { ...cure, entityId: '20101000052', name: 'Xenia Street Bakery LLC' },
  recentlyDissolved: {
    ...reviewed,
    entityId: '20101000059',
    entityType: 'DLLC',
    isReviewed: false,
    name: 'Virgelle Canoe Works LLC',
  },
  reinstatedName: {
    ...reviewed,
    entityId: '20101000125',
    entityType: 'DLLC',
    isReviewed: false,
    name: 'Foxglove Hill Farm LLC',
  },
  // No test files on these three, so that what they show does not change.
  longDissolved: { ...reviewed, entityId: '20101000012', name: 'Kestrel Ridge Airways Inc.' },
  stillRecent: { ...reviewed, entityId: '20101000007', isReviewed: false, name: 'Foothill Stationers Inc.' },
  dayUnknown: { ...reviewed, entityId: '20101000120', name: 'Arrowleaf Mill Inc.' },
  dissolved: { ...reviewed, entityId: '20101000051', name: 'Willow Bend Ceramics Inc.' },
} as const;
export type RestorableEntity = keyof typeof RESTORABLE_ENTITIES;

/** Filings that restore an entity of the sample registry, entered step by step, and what they leave on record. */
export interface RestorationsDriver {
  setEntity(entity: RestorableEntity): MaybePromise<void>;
  openIntroduction(): MaybePromise<void>;
  /** What the introduction says of a review by staff; empty where it says nothing. */
  fraudCheckNotice(): MaybePromise<string>;
  /** Goes from the link that starts the filing to the names of the entity. */
  openNames(): MaybePromise<void>;
  /** Enters every step up to the review. */
  enterFiling(): MaybePromise<void>;
  continueFromNames(): MaybePromise<void>;
  /** Files and pays the restoring filing. */
  file(): MaybePromise<void>;
  /** Continues, is told that the name was taken, and continues with another one. */
  giveAnotherName(name: string): MaybePromise<void>;
  problems(): MaybePromise<string[]>;
  /** Name and status that the public record shows. */
  onRecord(): MaybePromise<{ name: string; status: string }>;
  /** Name and status that the public record showed before the filing began. */
  before(): MaybePromise<{ name: string; status: string }>;
  /** The entity's name without statutory language. */
  restoredName(): string;
  /** Of the private files of the filing, those that the registry gives out. */
  privateFilesGivenOut(): MaybePromise<string[]>;
}
