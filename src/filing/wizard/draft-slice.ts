import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { editFinished } from '../../session/control-slice';
import { rootReducer } from '../../session/root-reducer';
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
type RefreshedFiling = KnownSaved & { shown?: Filing; payment?: DraftState['payment'] };

/** The HTTP status of a save that another device's has overtaken. */
export const SAVED_SINCE = 412;

/** A save that was refused or lost: what was sent, and what a page that waits for it shows. */
export interface FailedSave {
  filing: Filing;
  message: string;
  problems: FilingProblem[];
}

/** A step that was left and is not saved: what the page that follows says about it. */
export interface UnsavedStep {
  /** `overtaken`: somebody else's save of the filing is newer, and stays. */
  kind: 'failed' | 'overtaken';
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
  /** Set once that save has failed or was overtaken, until one succeeds. */
  unsavedStep: UnsavedStep | null;
  /** What has come into the filing from another device, told on the page that is open and on the one that follows (`lastOn`). */
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

const initialState = (): DraftState => ({
  filing: emptyFiling(),
  refId: '',
  status: 'none',
  problemToFocus: null,
  reservedName: null,
  saveStatus: 'idle',
  stepBeingSaved: null,
  unsavedStep: null,
  mergeNote: null,
  saved: null,
  known: null,
  beforeEdit: null,
  openedType: '',
  openedStep: null,
});

/** The initial state, but with the page that is open. */
const resetDraft = ({ openedType, openedStep }: DraftState): DraftState => ({
  ...initialState(),
  openedType,
  openedStep,
});

export interface StepSubmission {
  step: StepName;
  /** The filing with the step's values written into it (`rules.write(filing, values)`). */
  filing: Filing;
}

const slice = createSlice({
  name: 'draft',
  initialState,
  reducers: {
    /** A page of a filing was opened; the guard begins a filing, restores one or opens another page (W4-session). */
    stepEntered: (
      state,
      {
        payload,
      }: PayloadAction<{
        filingType: FilingType;
        step: StepName;
        query: Record<string, string>;
        starts?: boolean;
      }>,
    ) => {
      if (state.mergeNote && payload.step !== state.openedStep) {
        const isTold = state.mergeNote.lastOn !== null && state.mergeNote.lastOn !== payload.step;
        state.mergeNote = isTold ? null : { ...state.mergeNote, lastOn: payload.step };
      }
      state.openedType = payload.filingType;
      state.openedStep = payload.step;
      if (state.problemToFocus?.step !== payload.step) state.problemToFocus = null;
      state.reservedName = null;
    },
    filingStarted: (state, { payload }: PayloadAction<Filing>) => ({
      ...resetDraft(state),
      filing: payload,
      status: 'ready' as const,
    }),
    filingRestoreStarted: (state) => {
      state.status = 'restoring';
    },
    filingRestored: (
      state,
      {
        payload: { version, ...restored },
      }: PayloadAction<KnownSaved & { refId: string } & Pick<DraftState, 'review' | 'payment'>>,
    ) => ({
      ...resetDraft(state),
      ...restored,
      saved: restored.filing,
      known: { filing: restored.filing, version },
      status: 'ready' as const,
    }),
    filingRestoreFailed: (state) => {
      state.status = 'none';
    },
    /** The filing ended (receipt shown, canceled, timed out): nothing of it stays in the browser. */
    filingCleared: resetDraft,

    /** Next (or Save changes) of a step with valid values. Check, save, then the next step of the flow. */
    stepSubmitted: (state, _action: PayloadAction<StepSubmission>) => {
      state.problemToFocus = null;
    },
    stepCheckPassed: (state, { payload }: PayloadAction<Filing>) => {
      state.filing = payload;
    },

    /** The name is reserved by someone: the dialog opens. */
    nameFoundReserved: (state, { payload }: PayloadAction<ReservedName>) => {
      state.reservedName = payload;
    },
    /** The dialog's answer: Yes (`true`) proceeds with the returned name, No clears the name. */
    reservedNameAnswered: (state, _action: PayloadAction<{ isAuthorizedToUse: boolean }>) => {
      state.reservedName = null;
    },

    /**
     * A list step added, changed or deleted an entry, or a page changed the filing without leaving the step.
     * The change is applied at once and saved in the background.
     */
    filingChanged: (state, { payload }: PayloadAction<Filing>) => {
      state.filing = payload;
    },
    /** The filing as it was last saved, perhaps in another tab. */
    filingRefreshed: (state, { payload }: PayloadAction<RefreshedFiling>) => {
      const { shown, payment = state.payment, ...saved } = payload;
      Object.assign(state, { payment, filing: shown ?? saved.filing });
      state.saved = saved.filing;
      state.known = saved;
      if (state.beforeEdit) state.beforeEdit = saved.filing;
    },
    /** Something has come from another device with a save, and contradicts nothing that was entered here. */
    mergeNoted: (state, { payload }: PayloadAction<string>) => {
      state.mergeNote = { message: payload, lastOn: null };
    },
    /** The version that another device has saved, while something else is being saved here. */
    filingFoundSaved: (state, { payload }: PayloadAction<KnownSaved>) => {
      state.known = payload;
    },
    /** A step is left, or is tried to be saved again: its save goes on behind the page that follows. */
    backgroundSaveRequested: (state, { payload }: PayloadAction<StepName>) => {
      state.stepBeingSaved = payload;
    },
    /** The filing as it now is, is saved. */
    nothingIsUnsaved: (state) => {
      state.stepBeingSaved = null;
      state.unsavedStep = null;
    },
    stepNotSaved: (state, { payload }: PayloadAction<UnsavedStep>) => {
      state.unsavedStep = payload;
    },
    draftSaveStarted: (state) => {
      state.saveStatus = 'saving';
    },
    draftSaved: (state, { payload: { refId, ...saved } }: PayloadAction<KnownSaved & { refId: string }>) => {
      state.saveStatus = 'idle';
      state.refId = refId;
      state.saved = saved.filing;
      state.known = saved;
    },
    /** Nothing is shown about a save that was given up, or that leads to another page. */
    draftSaveFailed: (state, _action: PayloadAction<FailedSave | undefined>) => {
      state.saveStatus = 'failed';
      // The server may have taken what was sent before its answer was lost.
      state.saved = null;
    },

    /** Edit of a review section: opens the step with 'Save changes' (W4, Edit from review), at a problem if one was chosen. */
    editRequested: (state, { payload }: PayloadAction<{ step: StepName; problem?: Problem }>) => {
      state.problemToFocus = payload.problem ? { step: payload.step, problem: payload.problem } : null;
      state.beforeEdit = state.filing;
    },
    /** An edit from review continues with the files that were announced. Cancel there gives up no more than those where a text was saved too. */
    editContinued: (state) => {
      const { additionalInfoValues: entered } = state.filing;
      if (!state.beforeEdit || entered.additionalInfo === '') return;
      const additionalInfoValues = { ...entered, additionalInfoAttachmentRadio: 'N' as const };
      state.beforeEdit = { ...state.filing, additionalInfoValues };
    },
    /** Cancel while editing from review: all changes are dropped, those of a list too, and the previous page opens. */
    editCanceled: (state) => {
      if (state.beforeEdit) state.filing = state.beforeEdit;
    },
    /** Opens the wizard that finds and verifies a registered agent. */
    agentRequested: (state) => state,
    /** From a payment that was not made back to review, with everything that was entered. */
    reviewReturnRequested: (state) => state,
    /** 'Correct this filing' of one that the office has rejected: back to it, in place of another one where it `replacesAnother`. */
    correctionRequested: (state, _action: PayloadAction<{ replacesAnother: boolean }>) => state,
    /** The name was taken by another filing: back to the entity name, for another one (W2-review-taken, W8-taken). */
    anotherNameRequested: (state) => state,
  },
  extraReducers: (builder) => {
    builder.addCase(editFinished, (state) => {
      state.beforeEdit = null;
    });
  },
});

export const {
  stepEntered,
  filingStarted,
  filingRestoreStarted,
  filingRestored,
  filingRestoreFailed,
  filingCleared,
  stepSubmitted,
  stepCheckPassed,
  nameFoundReserved,
  reservedNameAnswered,
  filingChanged,
  filingRefreshed,
  filingFoundSaved,
  mergeNoted,
  backgroundSaveRequested,
  nothingIsUnsaved,
  stepNotSaved,
  draftSaveStarted,
  draftSaved,
  draftSaveFailed,
  editRequested,
  editContinued,
  editCanceled,
  agentRequested,
  reviewReturnRequested,
  correctionRequested,
  anotherNameRequested,
} = slice.actions;

declare module '../../session/root-reducer' {
  interface RootState {
    draft: DraftState;
  }
}
rootReducer.inject(slice);
