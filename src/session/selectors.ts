import type { RootState } from './root-reducer';

/** The server's time as an ISO 8601 instant; the browser's clock decides nothing. */
export const serverNow = (state: { session: Pick<RootState['session'], 'clockOffset'> }): string =>
  new Date(Date.now() + state.session.clockOffset).toISOString();

/** Addresses of other sites and pages; null before the environment has answered. */
export const selectLinks = (state: RootState) => state.session.environment?.links ?? null;

/** The office's name and how to reach it; null before the environment has answered. */
export const selectOffice = (state: RootState) => state.session.environment?.office ?? null;

/** `local | dev | qa | client | prod`; empty before the environment has answered. */
export const selectEnvironmentName = (state: RootState): string => state.session.environment?.env ?? '';

/** States, countries and name suffixes for the selects. */
export const selectLookups = (state: RootState) => state.session.lookups;
