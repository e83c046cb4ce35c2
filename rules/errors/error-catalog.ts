import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { ACCESS_ROWS } from './access-rows';
import { ADMIN_ROWS } from './admin-rows';
import { AGENT_ROWS } from './agent-rows';
import { CATALOG_INPUTS } from './catalog-row';
import type { Effect } from './effect';
import { withStatusFilledIn } from './effect';
import { ENTITY_ROWS } from './entity-rows';
import { FILING_ROWS, PAYMENT_ROWS } from './filing-rows';
import type { CatalogOperation } from './operations';
import type { Outcome } from './outcome';
import { answeredStatus } from './outcome';
import { SERVICE_ROWS } from './service-rows';

/** Operation and outcome to effects, for every operation of W7 and A7 and every possible answer (W8, A8). */
export const ERROR_CATALOG = defineTable<readonly Effect[]>()({
  name: 'What an answer of the registry leads to',
  source: 'W8-name',
  hitPolicy: 'unique',
  inputs: CATALOG_INPUTS,
  rows: [
    ...ENTITY_ROWS,
    ...AGENT_ROWS,
    ...FILING_ROWS,
    ...PAYMENT_ROWS,
    ...SERVICE_ROWS,
    ...ACCESS_ROWS,
    ...ADMIN_ROWS,
  ],
});

const LARGEST_STATUS = CATALOG_INPUTS.status.to;

/** A status that no service sends counts as one of the unknown ones. */
const knownStatus = (status: number): number =>
  Number.isInteger(status) && status >= 0 && status <= LARGEST_STATUS ? status : LARGEST_STATUS;

/**
 * What to do about the outcome of an operation; nothing for plain success.
 * @example effectsOf('filingImage', { kind: 'noResponse' }) // [{ kind: 'setFlag', flag: 'isServiceDown' }]
 */
export const effectsOf = (operation: CatalogOperation, outcome: Outcome): readonly Effect[] => {
  const status = answeredStatus(outcome);
  const effects = evaluate(ERROR_CATALOG, {
    operation,
    answered: outcome.kind !== 'noResponse',
    status: knownStatus(status),
  });
  return effects.map((effect) => withStatusFilledIn(effect, status));
};
