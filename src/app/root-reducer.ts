import { combineReducers, type Dispatch, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import type { accessReducer } from '../access/slice';
import type { agentReducer } from '../agent/slice';
import type { contentReducer } from '../filing/content-slice';
import { filingReducer } from '../filing/slice';
import type { receiptReducer } from '../payment/receipt-slice';
import type { paymentReducer } from '../payment/slice';
import type { developerReducer } from '../portal/developer-slice';
import type { portalReducer } from '../portal/slice';
import { controlReducer } from '../session/control-slice';
import { sessionReducer } from '../session/slice';

/** What is there from the first page on. */
const startReducers = { session: sessionReducer, control: controlReducer, filing: filingReducer };

type StateOf<Reducers> = {
  [Name in keyof Reducers]: Reducers[Name] extends Reducer<infer State> ? State : never;
};

/** What comes with the area that needs it; pages of an area are drawn only once its part of the state stands. */
type AreaState = StateOf<{
  access: typeof accessReducer;
  agent: typeof agentReducer;
  content: typeof contentReducer;
  payment: typeof paymentReducer;
  receipt: typeof receiptReducer;
  developer: typeof developerReducer;
  portal: typeof portalReducer;
}>;

export type RootState = StateOf<typeof startReducers> & AreaState;
export type AreaReducers = Partial<{ [Name in keyof AreaState]: Reducer<AreaState[Name]> }>;
export type AppDispatch = Dispatch<UnknownAction>;

/** The reducer of the first page, with those of the areas that are in use. */
export const rootReducer = (areaReducers: AreaReducers = {}) =>
  combineReducers({ ...startReducers, ...areaReducers }) as unknown as Reducer<RootState, UnknownAction>;
