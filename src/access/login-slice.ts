import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  INITIAL_LOGIN_STEP,
  loginStep,
  type LoginEvent,
  type LoginOrigin,
  type LoginStep,
  type LoginValues,
} from '#rules';
import type { ResetPasswordValues } from '#rules';
import { rootReducer } from '../session/root-reducer';

export interface LoginState extends LoginStep {
  /** Name of the entity on record; empty until it is known. */
  entityName: string;
  /** `withoutLogin`: it has no secure filing, its forms need no login. `notOnRecord`: there is no such entity. */
  entity: 'unread' | 'secure' | 'withoutLogin' | 'notOnRecord';
}

const initialState: LoginState = { ...INITIAL_LOGIN_STEP, entityName: '', entity: 'unread' };

const advance = (event: LoginEvent) => (state: LoginState) => {
  Object.assign(state, loginStep(event));
};

/** The Secure Business Filing page (A2-login). What is entered stays in its form: no password comes into the store. */
const slice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    loginOpened: (_state, _action: PayloadAction<LoginOrigin>) => initialState,
    entityRead: (state, { payload }: PayloadAction<{ name: string; hasSecureFiling: boolean }>) => {
      state.entityName = payload.name;
      state.entity = payload.hasSecureFiling ? 'secure' : 'withoutLogin';
    },
    entityNotFound: (state) => {
      state.entity = 'notOnRecord';
    },
    resetChosen: advance('resetChosen'),
    loginChosen: advance('loginChosen'),
    resetSent: advance('resetSent'),
    /** Log in, with valid values. */
    loginSubmitted: {
      reducer: (state) => {
        state.message = '';
      },
      prepare: (values: LoginValues, origin: LoginOrigin) => ({ payload: { values, origin } }),
    },
    /** Reset password of the login page, with valid values. */
    loginResetSubmitted: (state, _action: PayloadAction<{ values: ResetPasswordValues; entityId: string }>) =>
      state,
  },
  selectors: { selectLogin: (login) => login },
});

export const {
  loginOpened,
  entityRead,
  entityNotFound,
  resetChosen,
  loginChosen,
  resetSent,
  loginSubmitted,
  loginResetSubmitted,
} = slice.actions;

declare module '../session/root-reducer' {
  interface RootState {
    login: LoginState;
  }
}

export const { selectLogin } = slice.injectInto(rootReducer).selectors;
