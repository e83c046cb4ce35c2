import type { FilingKind } from './filing-kind';

/** The check of a kind that takes nothing more from the record than every filing on it. */
export const nothingMore: FilingKind['check'] = ({ filing }) => ({ filing, problems: [] });

/** A filing that puts nothing on record before it takes effect. */
export const nothingYet: FilingKind['record'] = () => Promise.resolve();
