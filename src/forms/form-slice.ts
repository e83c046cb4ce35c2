import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem, Text } from '#rules';
import type { Applied } from '../session/applied-outcome';
import { rootReducer } from '../session/root-reducer';

/** Shown after an unexpected error; the form still holds everything. */
export const UNEXPECTED_ERROR =
  'Something went wrong on our side. Nothing that you entered is lost. Try again.';

/** Why a submit did not go through, for the form to show. */
export interface Refusal {
  /** At fields, by the paths of the form's values. */
  problems?: Problem[];
  /** One sentence above the form, for what belongs to no field. */
  message?: Text;
  /** Paths of the values that the form has to empty. */
  clearedPaths?: string[];
  /** Replacement values for the form, by path. */
  values?: Readonly<Record<string, string>>;
}

/** Why a request was refused, for the form that sent it. A page that stays says why, also where catalog and answer have no sentence. */
export const refusalOf = ({ problems, message, page }: Pick<Applied, 'problems' | 'message' | 'page'>) => ({
  problems,
  message: message || (problems.length > 0 || page !== null ? '' : UNEXPECTED_ERROR),
});

export interface FormState extends Required<Refusal> {
  /** `submitting` from Next until the server has answered; only one submit is in progress at a time. */
  status: 'idle' | 'submitting';
  /** Path and query of the page that follows, from when it is asked for until it is drawn; empty otherwise. */
  leavingFor: string;
}

const initialState: FormState = {
  status: 'idle',
  problems: [],
  message: '',
  clearedPaths: [],
  values: {},
  leavingFor: '',
};

/** The form of the page that is open: what its submit is doing and what was refused. */
const slice = createSlice({
  name: 'form',
  initialState,
  reducers: {
    submitStarted: () => ({ ...initialState, status: 'submitting' as const }),
    submitRefused: (
      _state,
      { payload: { problems = [], message = '', clearedPaths = [], values = {} } }: PayloadAction<Refusal>,
    ) => ({ ...initialState, problems, message, clearedPaths, values }),
    /** The present input breaks a rule and was not sent: messages about an earlier submit no longer apply. */
    refusalOutdated: (state) => {
      state.message = '';
    },
    submitCompleted: () => initialState,
    /** The next page was asked for. This one may be seen, and pressed, until that one is drawn. */
    formLeft: (state, { payload }: PayloadAction<string>) => {
      state.leavingFor = payload;
    },
    /** The page was left: its submit does not concern the next one. */
    formClosed: () => initialState,
  },
  selectors: { selectForm: (form) => form },
});

export const { submitStarted, submitRefused, refusalOutdated, submitCompleted, formLeft, formClosed } =
  slice.actions;

declare module '../session/root-reducer' {
  interface RootState {
    form: FormState;
  }
}

/** The form of the page that is open. */
export const { selectForm } = slice.injectInto(rootReducer).selectors;
