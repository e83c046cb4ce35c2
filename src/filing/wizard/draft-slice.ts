import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { editFinished } from '../../session/control-slice';
import { rootReducer } from '../../session/root-reducer';
import { partsUnlike, type Filing, type FilingType, type Problem, type StepName, type Text } from '#rules';
import {
  initialState,
  resetDraft,
  type DraftState,
  type FailedSave,
  type KnownSaved,
  type MergedDraft,
  type RefreshedFiling,
  type ReservedName,
  type UnsavedStep,
} from './draft-state';

export { SAVED_SINCE, type FailedSave, type KnownSaved, type UnsavedStep } from './draft-state';

export interface StepSubmission {
  step: StepName;
  /** The filing with the step's values written into it (`rules.write(filing, values)`). */
  filing: Filing;
}

/** The filing becomes another one: what the registry holds, and what Cancel of an edit brings back, stays as it is. */
const change = (state: DraftState, filing: Filing) => {
  const former = partsUnlike(filing, state.filing);
  if (state.saved) state.saved.parts = { ...former, ...state.saved.parts };
  if (state.beforeEdit) state.beforeEdit = { ...former, ...state.beforeEdit };
  state.filing = filing;
};

const savedAs = (shown: Filing, { filing, version }: KnownSaved): DraftState['saved'] => ({
  parts: partsUnlike(shown, filing),
  version,
});

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
      saved: { parts: {}, version },
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
    stepCheckPassed: (state, { payload }: PayloadAction<Filing>) => change(state, payload),

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
    filingChanged: (state, { payload }: PayloadAction<Filing>) => change(state, payload),
    /** The filing as it was last saved, perhaps in another tab. */
    filingRefreshed: (state, { payload }: PayloadAction<RefreshedFiling>) => {
      const { shown = payload.filing, payment = state.payment } = payload;
      const saved = savedAs(shown, payload);
      Object.assign(state, { payment, filing: shown, saved });
      if (state.beforeEdit) state.beforeEdit = saved?.parts ?? {};
      if (state.saving.status === 'failed') state.saving.status = 'idle';
    },
    /** Something has come from somewhere else with a save, and contradicts nothing that was entered here. */
    mergeNoted: (state, { payload }: PayloadAction<Text>) => {
      state.mergeNote = { message: payload, lastOn: null };
    },
    /**
     * A save has found what was saved somewhere else. It is merged before it is saved again: if that answer is lost, nothing that was
     * entered there is undone by the next try, and what is undecided stays so.
     */
    filingMerged: (state, { payload: { known, shown, undecided } }: PayloadAction<MergedDraft>) => {
      state.saved = savedAs(shown, known);
      state.filing = shown;
      if (state.beforeEdit) state.beforeEdit = {};
      Object.assign(state.undecided, undecided);
    },
    /** After a reload: what was entered before it, where something else was saved since. */
    conflictsFound: (state, { payload }: PayloadAction<Partial<Filing>>) => {
      Object.assign(state.undecided, payload);
    },
    /** The filer has decided which of two answers is kept. */
    answerChosen: (
      state,
      { payload: { part, keeps } }: PayloadAction<{ part: keyof Filing; keeps: 'saved' | 'entered' }>,
    ) => {
      const { [part]: entered, ...others } = state.undecided;
      if (keeps === 'entered') change(state, { ...state.filing, [part]: entered });
      state.undecided = others;
    },
    /** A step is left, or is tried to be saved again: its save goes on behind the page that follows. */
    backgroundSaveRequested: (state, { payload }: PayloadAction<StepName>) => {
      state.saving.step = payload;
    },
    /** The filing as it now is, is saved. */
    nothingIsUnsaved: (state) => {
      state.saving.step = null;
      state.saving.refused = null;
    },
    stepNotSaved: (state, { payload }: PayloadAction<UnsavedStep>) => {
      state.saving.refused = payload;
    },
    draftSaveStarted: (state, { payload }: PayloadAction<Filing>) => {
      state.saving.status = 'saving';
      state.saving.sent.push(payload);
    },
    draftSaved: (state, { payload: { refId, ...saved } }: PayloadAction<KnownSaved & { refId: string }>) => {
      state.saving.status = 'idle';
      state.saving.sent = [];
      state.refId = refId;
      state.saved = savedAs(state.filing, saved);
    },
    /** Nothing is shown about a save that was given up, or that leads to another page. */
    draftSaveFailed: (state, _action: PayloadAction<FailedSave | undefined>) => {
      state.saving.status = 'failed';
    },

    /** Edit of a review section: opens the step with 'Save changes' (W4, Edit from review), at a problem if one was chosen. */
    editRequested: (state, { payload }: PayloadAction<{ step: StepName; problem?: Problem }>) => {
      state.problemToFocus = payload.problem ? { step: payload.step, problem: payload.problem } : null;
      state.beforeEdit = {};
    },
    /** An edit from review continues with the files that were announced. Cancel there gives up no more than those where a text was saved too. */
    editContinued: (state) => {
      const { additionalInfoValues: entered } = state.filing;
      if (!state.beforeEdit || entered.additionalInfo === '') return;
      state.beforeEdit = { additionalInfoValues: { ...entered, additionalInfoAttachmentRadio: 'N' } };
    },
    /** Cancel while editing from review: all changes are dropped, those of a list too, and the previous page opens. */
    editCanceled: (state) => {
      if (state.beforeEdit) change(state, { ...state.filing, ...state.beforeEdit });
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
  filingMerged,
  conflictsFound,
  answerChosen,
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
