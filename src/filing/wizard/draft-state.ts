import {
  emptyFiling,
  type Filing,
  type FilingProblem,
  type FilingType,
  type Problem,
  type ReceiptReview,
  type StepName,
  type Text,
} from '#rules';

/** What the registry answered about a reserved name; the filer answers Yes or No to it (W4, Name check outcomes). */
export interface ReservedName {
  /** The name as the registry returned it; Yes proceeds with it. */
  name: string;
  ownerName: string;
  /** Lines of the holder's address; may be empty. */
  ownerAddress: string[];
}

/** The filing as the registry holds it. */
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
  message: Text;
  problems: FilingProblem[];
}

/** A step that was left and is not saved: what the page that follows says about it. */
export interface UnsavedStep {
  step: StepName;
  message: Text;
  problems: FilingProblem[];
}

/** What has become of saving the filing. */
export interface Saving {
  /** `failed`: the last save was refused or lost, so that it is unknown whether the registry has what was sent. */
  status: 'idle' | 'saving' | 'failed';
  /** The step that was left, and whose save is outstanding while a later page is shown already; null when there is none. */
  step: StepName | null;
  /** Set once that save has failed, until one succeeds. */
  refused: UnsavedStep | null;
  /** What was sent since an answer last said that it is saved: the registry may hold any of it. */
  sent: Filing[];
}

/** One filing, as it is shown; what others hold of it is told by the parts that differ. */
export interface DraftState {
  filing: Filing;
  /** The parts that differ at the registry, as it last told them; null before the first save. */
  saved: { parts: Partial<Filing>; version?: number } | null;
  /** The parts that an edit from review has changed, as they were before it; null while none is edited. */
  beforeEdit: Partial<Filing> | null;
  /** What was entered here where something else was saved meanwhile: the filer decides which one is kept. */
  undecided: Partial<Filing>;
  saving: Saving;
  /** The reference under which the server stores the draft; empty before the first save. */
  refId: string;
  /** `ready` once a filing was initialized or restored in this tab. */
  status: 'none' | 'restoring' | 'ready';
  /** The problem that the filer chose on review, shown at its field when its step is open, and the step it was chosen for. */
  problemToFocus: { step: StepName; problem: Problem } | null;
  /** Set while the reserved-name dialog waits for its answer. */
  reservedName: ReservedName | null;
  /** What has come into the filing from somewhere else, told on the page that is open and on the one that follows (`lastOn`). */
  mergeNote: { message: Text; lastOn: StepName | null } | null;
  /** A card payment has been opened for it and is not decided, or has filed it: perhaps in another tab. */
  payment?: 'open' | 'filed' | null;
  /** How the office rejected it, of a filing that was given back to be corrected. */
  review?: ReceiptReview;
  /** The page that is open, also where no filing is in progress (receipt, what's next). */
  openedType: FilingType | '';
  openedStep: StepName | null;
}

export const initialState = (): DraftState => ({
  filing: emptyFiling(),
  saved: null,
  beforeEdit: null,
  undecided: {},
  saving: { status: 'idle', step: null, refused: null, sent: [] },
  refId: '',
  status: 'none',
  problemToFocus: null,
  reservedName: null,
  mergeNote: null,
  openedType: '',
  openedStep: null,
});

/** The initial state, but with the page that is open. */
export const resetDraft = ({ openedType, openedStep }: DraftState): DraftState => ({
  ...initialState(),
  openedType,
  openedStep,
});
