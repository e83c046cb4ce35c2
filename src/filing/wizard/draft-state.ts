import {
  emptyFiling,
  type Filing,
  type FilingProblem,
  type FilingType,
  type Problem,
  type ReceiptReview,
  type StepName,
} from '#rules';

/** What the registry answered about a reserved name; the filer answers Yes or No to it (W4, Name check outcomes). */
export interface ReservedName {
  /** The name as the registry returned it; Yes proceeds with it. */
  name: string;
  ownerName: string;
  /** Lines of the holder's address; may be empty. */
  ownerAddress: string[];
}

/** The last known state of the filing at the registry. */
export interface KnownSaved {
  filing: Filing;
  /** Rises with each save, in whatever tab; undefined where the registry does not tell. */
  version?: number;
}

/** The filing as saved; `shown` where something more was entered here since, and its payment where the registry was asked. */
export type RefreshedFiling = KnownSaved & { shown?: Filing; payment?: DraftState['payment'] };

/** A filing as it was found saved somewhere else, merged with what was entered here. */
export interface MergedDraft {
  known: KnownSaved;
  shown: Filing;
  undecided: Partial<Filing>;
}

/** The HTTP status of a save that one of another tab or device has overtaken. */
export const SAVED_SINCE = 412;

/** A save that was refused or lost: what was sent, and what a page that waits for it shows. */
export interface FailedSave {
  filing: Filing;
  message: string;
  problems: FilingProblem[];
}

/** A step that was left and is not saved: what the page that follows says about it. */
export interface UnsavedStep {
  step: StepName;
  message: string;
  problems: FilingProblem[];
}

export interface DraftState {
  filing: Filing;
  /** The reference under which the server stores the draft; empty before the first save. */
  refId: string;
  /** `ready` once a filing was initialized or restored in this tab. */
  status: 'none' | 'restoring' | 'ready';
  /** The problem that the filer chose on review, shown at its field when its step is open, and the step it was chosen for. */
  problemToFocus: { step: StepName; problem: Problem } | null;
  /** Set while the reserved-name dialog waits for its answer. */
  reservedName: ReservedName | null;
  saveStatus: 'idle' | 'saving' | 'failed';
  /** The step whose save is outstanding while a later page is shown already; null when there is none. */
  stepBeingSaved: StepName | null;
  /** Set once that save has failed, until one succeeds. */
  unsavedStep: UnsavedStep | null;
  /** What was entered here where something else was saved meanwhile: the filer decides which one is kept. */
  undecided: Partial<Filing>;
  /** What has come into the filing from somewhere else, told on the page that is open and on the one that follows (`lastOn`). */
  mergeNote: { message: string; lastOn: StepName | null } | null;
  /** What the server holds under the reference; null before the first save, and after one whose result is unknown. */
  saved: Filing | null;
  /** The same, but not forgotten when the result of a save is unknown; null before the first save. */
  known: KnownSaved | null;
  /** A card payment has been opened for it and is not decided, or has filed it: perhaps in another tab. */
  payment?: 'open' | 'filed' | null;
  /** How the office rejected it, of a filing that was given back to be corrected. */
  review?: ReceiptReview;
  /** The filing as it was when a section was opened for editing from review; null while none is. */
  beforeEdit: Filing | null;
  /** The page that is open, also where no filing is in progress (receipt, what's next). */
  openedType: FilingType | '';
  openedStep: StepName | null;
}

export const initialState = (): DraftState => ({
  filing: emptyFiling(),
  refId: '',
  status: 'none',
  problemToFocus: null,
  reservedName: null,
  saveStatus: 'idle',
  stepBeingSaved: null,
  unsavedStep: null,
  undecided: {},
  mergeNote: null,
  saved: null,
  known: null,
  beforeEdit: null,
  openedType: '',
  openedStep: null,
});

/** The initial state, but with the page that is open. */
export const resetDraft = ({ openedType, openedStep }: DraftState): DraftState => ({
  ...initialState(),
  openedType,
  openedStep,
});
