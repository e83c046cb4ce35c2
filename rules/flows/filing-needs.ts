import type { FilingType } from '../filing/filing-type';
import { declarationOf } from '../steps/all-steps';
import { FLOW_ROWS } from './flow-table';

/** What to have at hand for a filing, in the order of its steps (W2-intro). */
export const needsOf = (filingType: FilingType): string[] =>
  FLOW_ROWS.filter(({ flows }) => flows.includes(filingType)).flatMap(
    ({ step, needs = declarationOf(step).needs }) => needs ?? [],
  );
