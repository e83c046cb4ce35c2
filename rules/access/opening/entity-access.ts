import { choice, flag } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import type { Outcome } from '../../errors/outcome';
import { answeredStatus } from '../../errors/outcome';

/** What has to happen before a filing on an entity opens, or where the filer is sent instead. */
export type EntityAccess = 'proceed' | 'login' | 'fileAForm' | 'down';

/** What the authentication check of an entity with secure filing said. */
export type Authentication = 'valid' | 'refused' | 'failed';

export const ENTITY_ACCESS_TABLE = defineTable<EntityAccess>()({
  name: 'Whether a filing on an entity may be opened',
  source: 'W4-sbf',
  hitPolicy: 'unique',
  inputs: {
    fraudFlag: choice(['Y', 'N']),
    sbf: flag(),
    authentication: choice(['valid', 'refused', 'failed']),
  },
  rows: [
    { when: { fraudFlag: 'Y' }, then: 'fileAForm' },
    { when: { fraudFlag: 'N', sbf: false }, then: 'proceed' },
    { when: { fraudFlag: 'N', sbf: true, authentication: 'valid' }, then: 'proceed' },
    { when: { fraudFlag: 'N', sbf: true, authentication: 'refused' }, then: 'login' },
    { when: { fraudFlag: 'N', sbf: true, authentication: 'failed' }, then: 'down' },
  ],
});

/** Whether a filing on this entity may be opened, from its summary and the authentication check (W4-sbf, W4-fraudflag). */
export const entityAccess = (facts: {
  fraudFlag: 'Y' | 'N';
  sbf: boolean;
  authentication: Authentication;
}): EntityAccess => evaluate(ENTITY_ACCESS_TABLE, facts);

const UNAUTHENTICATED = 401;

/** The result of the authentication check: 401 asks for a login; any other failure says nothing about the filer. */
export const authenticationOf = (outcome: Outcome): Authentication => {
  if (outcome.kind === 'ok') return 'valid';
  return answeredStatus(outcome) === UNAUTHENTICATED ? 'refused' : 'failed';
};
