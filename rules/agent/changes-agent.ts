import type { Filing } from '../filing/filing';
import { sameAgent } from '../people/same-agent';

/**
 * Whether a filing gives the entity another registered agent than the one on record, or the same one with another street or mailing
 * address. True as well where no agent is on record.
 */
export const changesAgent = ({
  registeredAgentValues,
  recordValues,
}: Pick<Filing, 'registeredAgentValues' | 'recordValues'>): boolean => {
  const onRecord = recordValues?.registeredAgentValues;
  return !onRecord || !sameAgent(registeredAgentValues, onRecord);
};
