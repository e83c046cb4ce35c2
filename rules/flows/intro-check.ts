import type { FilingType } from '../filing/filing-type';
import { declaredFiling } from '../filing/filing-type';
import type { StepName } from '../steps/all-steps';

/**
 * Whether Next on this step verifies and keeps the principal office's addresses before it continues (W4-chgpoa-intro): on the
 * intro of a filing that is made to change them, unless it is open for an edit from review.
 */
export const verifiesOfficeFirst = (filingType: FilingType, step: StepName, redirected: boolean): boolean =>
  step === 'intro' && !redirected && declaredFiling(filingType).madeToChange === 'principalOffice';
