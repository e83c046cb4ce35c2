import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';

/** What opening a filing on an entity needs first. */
export type EntityAccess = 'proceed' | 'login' | 'fileAForm';

export const ENTITY_ACCESS_TABLE = defineTable<EntityAccess>()({
  name: 'Whether a filing on an entity may be opened',
  source: 'W4-sbf',
  hitPolicy: 'unique',
  inputs: { fraudFlag: choice(['Y', 'N']), sbf: flag(), isAuthenticated: flag() },
  rows: [
    { when: { fraudFlag: 'Y' }, then: 'fileAForm' },
    { when: { fraudFlag: 'N', sbf: false }, then: 'proceed' },
    { when: { fraudFlag: 'N', sbf: true, isAuthenticated: true }, then: 'proceed' },
    { when: { fraudFlag: 'N', sbf: true, isAuthenticated: false }, then: 'login' },
  ],
});

/** Whether a filing on this entity may be opened, from its summary and the authentication check (W4-sbf, W4-fraudflag). */
export const entityAccess = (facts: {
  fraudFlag: 'Y' | 'N';
  sbf: boolean;
  isAuthenticated: boolean;
}): EntityAccess => evaluate(ENTITY_ACCESS_TABLE, facts);
