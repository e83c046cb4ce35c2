import { sameAddress } from '../addresses/same-address';
import type { Address } from '../filing/address';
import type { Filing } from '../filing/filing';
import { agentDisplayName, agentMailingAddress } from './agent-summary';

const sameMailing = (one: Address | null, other: Address | null): boolean =>
  one === null || other === null ? one === other : sameAddress(one, other);

/**
 * Whether a filing gives the entity another registered agent than the one on record, or the same one with another street or mailing
 * address. True as well where no agent is on record.
 */
export const changesAgent = ({
  registeredAgentValues: named,
  recordValues,
}: Pick<Filing, 'registeredAgentValues' | 'recordValues'>): boolean => {
  const onRecord = recordValues?.registeredAgentValues;
  if (!onRecord) return true;
  return !(
    named.nameValues.name.nameTyp === onRecord.nameValues.name.nameTyp &&
    agentDisplayName(named) === agentDisplayName(onRecord) &&
    sameAddress(named.addressValues.streetAddress, onRecord.addressValues.streetAddress) &&
    sameMailing(agentMailingAddress(named), agentMailingAddress(onRecord))
  );
};
