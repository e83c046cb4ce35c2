import { otherMailingAddress } from '../addresses/mailing-address';
import type { Address } from '../filing-parts/address';
import { agentMailingAddress } from '../people/agent-mailing-address';
import { agentDisplayName, type NamedAgent } from '../people/agent-name';
import type { RegisteredAgentValues } from '../filing-parts/agent-values';

type AgentWithAddresses = Pick<RegisteredAgentValues, 'addressValues'>;

/** An agent as it is shown. */
export interface AgentSummary {
  name: string;
  streetAddress: Address;
  /** Null for none, shown as "N/A". */
  mailingAddress: Address | 'sameAsStreet' | null;
}

/** An agent who is found or asked for, with each address in full (A2-agent-id, A2-agent-mail). */
export const agentSummary = (agent: NamedAgent & AgentWithAddresses): AgentSummary => ({
  name: agentDisplayName(agent),
  streetAddress: agent.addressValues.streetAddress,
  mailingAddress: agentMailingAddress(agent),
});

/** The mailing address that differs from the street address; null where mail goes to the street. */
const ownMailingAddress = ({ addressValues }: AgentWithAddresses): Address | null => {
  const { streetAddress, mailingAddress, isSameAsStreetAddressChecked } = addressValues;
  return isSameAsStreetAddressChecked ? null : otherMailingAddress(streetAddress, mailingAddress);
};

/** The agent of a filing or of the record, on pages and in documents (A2-agent-consent). */
export const filedAgentSummary = (agent: NamedAgent & AgentWithAddresses): AgentSummary => {
  const { streetAddress } = agent.addressValues;
  const sameAsStreet = streetAddress.address1 === '' ? null : 'sameAsStreet';
  return {
    name: agentDisplayName(agent),
    streetAddress,
    mailingAddress: ownMailingAddress(agent) ?? sameAsStreet,
  };
};
