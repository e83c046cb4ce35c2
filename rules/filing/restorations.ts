import type { DeclaredFiling } from '../filings/all-filings';
import { FILING_TYPES, declaredFiling, type FilingType } from './filing-type';

/** Filings that bring an entity back into good standing. */
export type RestorationType = Extract<DeclaredFiling, { restores: string }>['name'];

export const isRestoration = (filingType: FilingType): filingType is RestorationType =>
  declaredFiling(filingType).restores !== undefined;

export const RESTORATIONS: readonly RestorationType[] = FILING_TYPES.filter(isRestoration);

/** What such a filing does where others have the entity's own name now (T11-reinstated). */
export const whereNameIsTaken = (filingType: RestorationType): 'reinstated' | 'anotherName' =>
  declaredFiling(filingType).restores ?? 'anotherName';
