import { choice } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import { TOO_MANY_RESULTS_MESSAGE } from '../messages';
import { NO_RECORDS_MESSAGE } from '../shared-messages';

export const SEARCH_MESSAGE_TABLE = defineTable<string | null>()({
  name: 'Message of an entity search',
  source: 'A8-agent',
  hitPolicy: 'unique',
  outcome: 'sentence',
  inputs: { internalCode: choice(['1001', '1002', 'other']) },
  rows: [
    { when: { internalCode: '1001' }, then: NO_RECORDS_MESSAGE },
    { when: { internalCode: '1002' }, then: TOO_MANY_RESULTS_MESSAGE },
    { when: { internalCode: 'other' }, then: null },
  ],
});

/** The message of a search that did not give results: 1001 no records, 1002 too many; null for any other code. */
export const searchMessage = (internalCode: number): string | null => {
  const knownCode = ([1001, 1002] as const).find((code) => code === internalCode);
  return evaluate(SEARCH_MESSAGE_TABLE, { internalCode: knownCode === undefined ? 'other' : `${knownCode}` });
};
