import { formatAddress } from '../addresses/format-address';
import { otherMailingAddress, SAME_AS_STREET } from '../addresses/mailing-address';
import type { Address } from '../filing/address';
import { formatName } from '../people-list/person-name';
import type { RegisteredAgentValues } from './agent-values';

type NamedAgent = Pick<RegisteredAgentValues, 'nameValues'>;
type AgentWithAddresses = Pick<RegisteredAgentValues, 'addressValues'>;

/** The agent's name as shown: the organization's, or first, middle, last and suffix; empty while there is no agent. */
export const agentDisplayName = ({ nameValues: { name } }: NamedAgent): string =>
  name.nameTyp === 'O' ? name.orgName : formatName({ ...name, orgName: '' });

/** Whether the filing names a registered agent. */
export const hasRegisteredAgent = (values: NamedAgent): boolean =>
  values.nameValues.name.nameTyp !== '' && agentDisplayName(values) !== '';

/** The address that mail goes to; null when none was given ("N/A"). */
export const agentMailingAddress = ({
  addressValues: { streetAddress, mailingAddress, isSameAsStreetAddressChecked },
}: AgentWithAddresses): Address | null => {
  if (isSameAsStreetAddressChecked) return streetAddress;
  return mailingAddress.address1 === '' ? null : mailingAddress;
};

/** An agent as it is shown to be confirmed, each part on one line. */
export interface AgentSummary {
  name: string;
  streetAddress: string;
  mailingAddress: string;
}

const NONE = 'N/A';
const line = (address: Address | null): string => (address ? formatAddress(address).join(', ') : '') || NONE;

/** Name, street address and mailing address of an agent who is found or asked for; N/A for an address that there is not (A2-agent-id, A2-agent-mail). */
export const agentSummary = (agent: NamedAgent & AgentWithAddresses): AgentSummary => ({
  name: agentDisplayName(agent),
  streetAddress: line(agent.addressValues.streetAddress),
  mailingAddress: line(agentMailingAddress(agent)),
});

/** The mailing address that differs from the street address; null where mail goes to the street. */
export const agentOwnMailing = ({ addressValues }: AgentWithAddresses): Address | null => {
  const { streetAddress, mailingAddress, isSameAsStreetAddressChecked } = addressValues;
  return isSameAsStreetAddressChecked ? null : otherMailingAddress(streetAddress, mailingAddress);
};

/** The agent of a filing or of the record, in the words of document and public record (A2-agent-consent). */
export const agentAsGiven = (agent: NamedAgent & AgentWithAddresses): AgentSummary => {
  const { name, streetAddress } = agentSummary(agent);
  const own = agentOwnMailing(agent);
  const sameAsStreet = streetAddress === NONE ? NONE : SAME_AS_STREET;
  return { name, streetAddress, mailingAddress: own ? line(own) : sameAsStreet };
};
