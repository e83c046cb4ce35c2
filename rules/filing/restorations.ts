import type { FilingType } from './filing-type';
import type { ALL_KINDS } from './kinds/all-kinds';
import { FILING_TYPES, kindFacts } from './filing-type';

/** Filings that bring an entity back into good standing. */
export type RestorationType = {
  [T in FilingType]: (typeof ALL_KINDS)[T] extends { restores: true } ? T : never;
}[FilingType];

export const isRestoration = (filingType: FilingType): filingType is RestorationType =>
  kindFacts(filingType).restores === true;

export const RESTORATIONS: readonly RestorationType[] = FILING_TYPES.filter(isRestoration);
