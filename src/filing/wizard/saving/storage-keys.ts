import type { Filing, KeptChanges, StepName } from '#rules';

/** The input up to a step that was left, while the server does not have it yet. */
export interface KeptStep extends KeptChanges {
  refId: string;
  step: StepName;
  /** What was entered where something else was saved meanwhile, and the filer has not decided yet which one is kept. */
  undecided?: Partial<Filing>;
  /** Of the filing that they were entered into, as the registry counts its saves. */
  version?: number;
}

/** Keys of session storage by which a filing in progress is found again after a reload (W3-storage, W4-restore). */
export const FILING_KEYS = [
  'ref',
  'filingInitialized',
  'viewcontrol',
  'filingEntity',
  'filingName',
  'keptFiling',
  'unsavedStep',
] as const;

/** Survives the filing in progress, which ends when it is paid: after a reload, the receipt is still its filer's own. */
export const OWN_RECEIPT_KEY = 'ownReceipt';

declare module '../../../session/storage' {
  interface SessionKeys {
    ref: true;
    /** The receipt of a filing made in this tab (`OwnReceipt`). */
    ownReceipt: true;
    filingInitialized: true;
    viewcontrol: true;
    /** The entity that the filing is for, whose login decides whether it is given out again. */
    filingEntity: true;
    filingName: true;
    /** A step that was left and is not saved yet (`KeptStep`): written when the page goes away, so that a reload does not lose it. */
    unsavedStep: true;
  }
}
