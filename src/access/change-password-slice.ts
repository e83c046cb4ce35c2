import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChangePasswordValues, LoginOrigin } from '#rules';
import { rootReducer } from '../session/root-reducer';

/** The account whose password was changed, as it was then: the sign-on of staff ends with it. */
export interface ChangedAccount {
  roles: string[];
  /** The entity of a secure filer; null for staff. */
  entityId: string | null;
}

export interface ChangePasswordState {
  /** `elsewhere`: another provider keeps the account, and its password. */
  status: 'reading' | 'ready' | 'failed' | 'elsewhere';
  userId: string;
  /** Set once the password is changed, until the confirmation is closed. */
  changed: ChangedAccount | null;
}

const initialState: ChangePasswordState = { status: 'reading', userId: '', changed: null };

const slice = createSlice({
  name: 'changePassword',
  initialState,
  reducers: {
    /** `origin` is what the login that asked for the change was opened with; null without one. */
    changePasswordOpened: (_state, _action: PayloadAction<Partial<LoginOrigin> | null>) => initialState,
    accountRead: (state, { payload }: PayloadAction<{ userId: string | undefined }>) => {
      state.userId = payload.userId ?? '';
      state.status = payload.userId === undefined ? 'elsewhere' : 'ready';
    },
    accountNotRead: (state) => {
      state.status = 'failed';
    },
    changePasswordSubmitted: {
      reducer: (
        state,
        _action: PayloadAction<{ values: ChangePasswordValues; origin: Partial<LoginOrigin> | null }>,
      ) => state,
      prepare: (values: ChangePasswordValues, origin: Partial<LoginOrigin> | null) => ({
        payload: { values, origin },
      }),
    },
    passwordChanged: (state, { payload }: PayloadAction<ChangedAccount>) => {
      state.changed = payload;
    },
    /** Login of the confirmation, or its close button; `origin` is what the login that asked for the change was opened with. */
    confirmationClosed: (
      _state,
      _action: PayloadAction<{ account: ChangedAccount; origin: Partial<LoginOrigin> }>,
    ) => initialState,
  },
  selectors: { selectChangePassword: (state) => state },
});

export const {
  changePasswordOpened,
  accountRead,
  accountNotRead,
  changePasswordSubmitted,
  passwordChanged,
  confirmationClosed,
} = slice.actions;

declare module '../session/root-reducer' {
  interface RootState {
    changePassword: ChangePasswordState;
  }
}

export const { selectChangePassword } = slice.injectInto(rootReducer).selectors;
