import type { Filing } from '../filing/filing';
import { agentDisplayName } from '../people/agent-name';
import type { RegisteredAgentValues } from '../filing-parts/agent-values';

/**
 * Whether the agent whom a filing keeps is still the one on record, at whatever addresses: the filer may have changed those. True for a
 * filing that names another one.
 */
export const isKeptAgentOnRecord = ({
  registeredAgentValues: agent,
  recordValues,
}: Pick<Filing, 'registeredAgentValues'> & {
  recordValues?: { registeredAgentValues: Pick<RegisteredAgentValues, 'nameValues'> | null } | undefined;
}): boolean => {
  if (!agent.isAgentOnRecordKept) return true;
  const onRecord = recordValues?.registeredAgentValues;
  return !!onRecord && agentDisplayName(onRecord) === agentDisplayName(agent);
};
