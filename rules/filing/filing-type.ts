import { ALL_KINDS } from './kinds/all-kinds';
import type { KindFacts } from './kinds/kind-facts';
import { keysOf } from '../keys-of';

/** Filing types: those of the kinds that there are. */
export type FilingType = keyof typeof ALL_KINDS;
export const FILING_TYPES: readonly FilingType[] = keysOf(ALL_KINDS);

const isFilingType = (text: string): text is FilingType => Object.hasOwn(ALL_KINDS, text);

/** The facts of a type of filing. */
export const kindFacts = (filingType: FilingType): KindFacts => ALL_KINDS[filingType];

/** The same of a type as a browser may send it; undefined for one that there is not. */
export const findKindFacts = (filingType: string): KindFacts | undefined =>
  isFilingType(filingType) ? kindFacts(filingType) : undefined;
