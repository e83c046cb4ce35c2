import { isFormation } from '../../filing/formations';
import { agentReturnStep } from '../../flows/agent-entry';
import { filingOfTransaction } from '../../filing/filing-of-transaction';
import { isFiledElsewhere } from '../../forms/developer-links';
import type { AgentQuery } from './agent-query';
import { isEntityIdInput } from './entity-input';

/**
 * Whether an introduction outside of a filing can lead through the registered-agent wizard: the transaction goes on afterwards, in a filing
 * that names an agent, or on the office's other site (reading 46). A new entity has no number yet, and every other one needs its own.
 */
export const mayNameAgentFor = ({
  transTyp,
  entityId,
}: Pick<AgentQuery, 'transTyp' | 'entityId'>): boolean => {
  const filingType = filingOfTransaction(transTyp)?.filingType;
  if (!filingType) return isFiledElsewhere(transTyp);
  if (agentReturnStep(filingType) === null) return false;
  return isFormation(filingType) ? entityId === '' : isEntityIdInput(entityId);
};
