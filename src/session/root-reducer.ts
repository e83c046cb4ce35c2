import { combineSlices, type Dispatch, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import { controlSlice } from './control-slice';
import { sessionSlice } from './slice';

/**
 * The whole state. Slices of areas declare themselves here where they are defined and are injected when their file is loaded:
 * pages of an area are drawn only after that.
 */
export interface RootState extends WithSlice<typeof sessionSlice>, WithSlice<typeof controlSlice> {}

/** The state from the first page on. */
export type StartState = Pick<RootState, 'session' | 'control'>;

export const rootReducer = combineSlices(sessionSlice, controlSlice).withLazyLoadedSlices<
  Omit<RootState, keyof StartState>
>();

export type AppDispatch = Dispatch<UnknownAction>;
