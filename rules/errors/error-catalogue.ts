import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { AGENT_ROWS } from './agent-rows';
import { CATALOGUE_INPUTS } from './catalogue-row';
import type { Effect } from './effect';
import { ENTITY_ROWS } from './entity-rows';
import { FILING_ROWS, PAYMENT_ROWS } from './filing-rows';
import type { ContractOperation } from './operations';
import type { Outcome } from './outcome';
import { SERVICE_ROWS } from './service-rows';

/** Operation and outcome to effects, for every operation of the contract and every possible answer (W8, A8). */
export const ERROR_CATALOGUE = defineTable<readonly Effect[]>()({
  name: 'What an answer of the registry leads to',
  source: 'W8-name',
  hitPolicy: 'unique',
  inputs: CATALOGUE_INPUTS,
  rows: [...ENTITY_ROWS, ...AGENT_ROWS, ...FILING_ROWS, ...PAYMENT_ROWS, ...SERVICE_ROWS],
});

const LARGEST_STATUS = CATALOGUE_INPUTS.status.to;

/** A status that no service sends counts as one of the unknown ones. */
const statusOf = (outcome: Outcome): number => {
  if (outcome.kind === 'noResponse') return 0;
  const status = outcome.kind === 'http' ? outcome.status : outcome.code;
  return Number.isInteger(status) && status > 0 && status <= LARGEST_STATUS ? status : LARGEST_STATUS;
};

/**
 * What to do about the outcome of an operation; nothing for plain success.
 * @example effectsOf('filingImage', { kind: 'noResponse' }) // [{ kind: 'setFlag', flag: 'isServiceDown' }]
 */
export const effectsOf = (operation: ContractOperation, outcome: Outcome): readonly Effect[] =>
  evaluate(ERROR_CATALOGUE, {
    operation,
    answered: outcome.kind !== 'noResponse',
    status: statusOf(outcome),
  });
