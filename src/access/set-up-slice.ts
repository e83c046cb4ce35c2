import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SetUpValues } from '#rules';
import { rootReducer } from '../session/root-reducer';
import type { SecureSetUp } from '../session/secure-set-up';

export interface SetUpState {
  /** The filing that proves it; null where none was made in this tab. */
  filing: SecureSetUp | null;
  /** The account that was created. */
  account: { userId: string; email: string; entityId: string; entityName: string } | null;
}

const initialState: SetUpState = { filing: null, account: null };

const slice = createSlice({
  name: 'setUp',
  initialState,
  reducers: {
    setUpOpened: () => initialState,
    setUpFilingRead: (state, { payload }: PayloadAction<SecureSetUp | null>) => {
      state.filing = payload;
    },
    setUpSubmitted: (state, _action: PayloadAction<SetUpValues>) => state,
    accountCreated: (_state, { payload }: PayloadAction<NonNullable<SetUpState['account']>>) => ({
      filing: null,
      account: payload,
    }),
  },
  selectors: { selectSetUp: (state) => state },
});

export const { setUpOpened, setUpFilingRead, setUpSubmitted, accountCreated } = slice.actions;

declare module '../session/root-reducer' {
  interface RootState {
    setUp: SetUpState;
  }
}

export const { selectSetUp } = slice.injectInto(rootReducer).selectors;
