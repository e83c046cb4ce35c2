import type { FilingType } from '../filing/filing-type';
import type { DeclaredStep } from '../filings/declare-filing';

/** A step of a filing. */
export interface FlowRow extends DeclaredStep {
  readonly filingType: FilingType;
}
