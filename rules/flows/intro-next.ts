import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { FilingType } from '../filing/filing-type';
import { FILING_TYPES } from '../filing/filing-type';
import { FORMATION_TYPES } from '../filing/formations';

export const INTRO_NEXT_TABLE = defineTable<boolean>()({
  name: 'Whether an intro shows Next',
  source: 'W2-intro',
  hitPolicy: 'unique',
  inputs: { filingType: choice(FILING_TYPES), isValidEntity: flag() },
  rows: [
    { when: { filingType: FORMATION_TYPES }, then: true },
    { when: { filingType: { except: FORMATION_TYPES }, isValidEntity: true }, then: true },
    { when: { filingType: { except: FORMATION_TYPES }, isValidEntity: false }, then: false },
  ],
});

/**
 * Whether the intro shows Next: a filing on an entity only while the entity is valid (W2-intro).
 * @param isValidEntity what `transaction/available` answers for the entity and the transaction (reading 22)
 */
export const introShowsNext = (filingType: FilingType, isValidEntity: boolean): boolean =>
  evaluate(INTRO_NEXT_TABLE, { filingType, isValidEntity });
