import { declaredFiling, type FilingType } from '../filing/filing-type';
import { declarationOf } from '../steps/all-steps';

/** What to have at hand for a filing, in the order of its steps (W2-intro). */
export const needsOf = (filingType: FilingType): string[] =>
  declaredFiling(filingType).steps.flatMap(({ step, needs = declarationOf(step).needs }) => needs ?? []);
