import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { EntityType, FilingType } from '../filing/filing-type';
import { ENTITY_TYPES, FILING_TYPES } from '../filing/filing-type';

const CHECKED_TYPES = ['DLLC', 'DNC'] as const;

export const INTRO_NEXT_TABLE = defineTable<boolean>()({
  name: 'Whether an intro shows Next',
  source: 'W2-intro',
  hitPolicy: 'unique',
  inputs: {
    filingType: choice(FILING_TYPES),
    entityType: choice([...ENTITY_TYPES, '']),
    isValidEntity: flag(),
  },
  rows: [
    { when: { filingType: { except: 'amend' } }, then: true },
    { when: { filingType: 'amend', entityType: { except: CHECKED_TYPES } }, then: true },
    { when: { filingType: 'amend', entityType: CHECKED_TYPES, isValidEntity: true }, then: true },
    { when: { filingType: 'amend', entityType: CHECKED_TYPES, isValidEntity: false }, then: false },
  ],
});

/** Whether the intro shows Next: an amendment of an LLC or a nonprofit only when the entity is valid (W2-intro). */
export const introShowsNext = (
  filingType: FilingType,
  entityType: EntityType | '',
  isValidEntity: boolean,
): boolean => evaluate(INTRO_NEXT_TABLE, { filingType, entityType, isValidEntity });
