import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { FilingType } from '../filing/filing-type';
import { FILING_TYPES } from '../filing/filing-type';
import type { StepName } from '../filing/step-name';
import { STEP_NAMES } from '../filing/step-name';

export const INTRO_CHECK_TABLE = defineTable<boolean>()({
  name: 'Whether Next first verifies and keeps the addresses on record',
  source: 'W4-chgpoa-intro',
  hitPolicy: 'unique',
  inputs: { filingType: choice(FILING_TYPES), step: choice(STEP_NAMES), redirected: flag() },
  rows: [
    { when: { filingType: 'chgpoa', step: 'intro', redirected: false }, then: true },
    { when: { filingType: 'chgpoa', step: 'intro', redirected: true }, then: false },
    { when: { filingType: 'chgpoa', step: { except: 'intro' } }, then: false },
    { when: { filingType: { except: 'chgpoa' } }, then: false },
  ],
});

/**
 * Whether Next on this step verifies and keeps the principal office's addresses before it continues (W4-chgpoa-intro): on the
 * intro of a change of address, unless it is open for an edit from review.
 */
export const verifiesOfficeFirst = (filingType: FilingType, step: StepName, redirected: boolean): boolean =>
  evaluate(INTRO_CHECK_TABLE, { filingType, step, redirected });
