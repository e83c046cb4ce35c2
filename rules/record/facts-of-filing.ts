import { sameAgent } from '../people/same-agent';
import type { Filing } from '../filing/filing';
import type { FactName } from './facts';
import { isStepOfAny } from '../flows/flow';
import { findEffect } from '../filings/all-effects';

/** Whether a filing names another agent, or another address of the agent, than the record had when it began. */
const namesAgent = ({ filingType, registeredAgentValues: agent, recordValues }: Filing): boolean => {
  if (filingType === '' || !isStepOfAny(filingType, 'registeredagent')) return false;
  const onRecord = recordValues?.registeredAgentValues;
  return !agent.isAgentOnRecordKept || !onRecord || !sameAgent(agent, onRecord);
};

/**
 * The facts of the record that a filing sets when it takes effect.
 * @param at the moment of the effect, an ISO 8601 instant
 */
export const factsOfFiling = (filing: Filing, at: string): FactName[] => {
  const given = { at, ...(namesAgent(filing) && { registeredAgent: '' }) };
  return [
    ...new Set(
      (findEffect(filing.filingType)?.sets(filing, given) ?? []).flatMap(
        ({ set }) => Object.keys(set) as FactName[],
      ),
    ),
  ];
};
