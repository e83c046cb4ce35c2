import { defineTable } from '../decision-table/table';
import { ACCESS_ROWS } from './access-rows';
import { AGENT_ROWS } from './agent-rows';
import type { Catalog } from './catalog-row';
import { catalogInputs } from './catalog-row';
import type { Effect } from './effect';
import { effectsIn } from './effects-in';
import { ENTITY_ROWS } from './entity-rows';
import { FILING_ROWS, PAYMENT_ROWS } from './filing-rows';
import type { PublicOperation } from './public-operations';
import { PUBLIC_OPERATIONS } from './public-operations';
import type { Outcome } from './outcome';
import { SERVICE_ROWS } from './service-rows';

/** Operation and outcome to effects, for every operation that is not the staff's alone, and every possible answer (W8, A8). */
export const PUBLIC_CATALOG: Catalog = defineTable<readonly Effect[]>()({
  name: 'What an answer of the registry leads to',
  source: 'W8-name',
  hitPolicy: 'unique',
  inputs: catalogInputs(PUBLIC_OPERATIONS),
  rows: [...ENTITY_ROWS, ...AGENT_ROWS, ...FILING_ROWS, ...PAYMENT_ROWS, ...SERVICE_ROWS, ...ACCESS_ROWS],
});

/** The effects of the outcome of an operation that is not for staff alone. */
export const publicEffectsOf = (operation: PublicOperation, outcome: Outcome): readonly Effect[] =>
  effectsIn(PUBLIC_CATALOG, operation, outcome);
