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

/** Whether an agent's mail goes to the street address because that was said, by the mark or by the same address twice. */
export const agentMailsToStreet = (agent: AgentWithAddresses): boolean => {
  const { streetAddress } = agent.addressValues;
  const mailing = agentMailingAddress(agent);
  return streetAddress.address1 !== '' && !!mailing && otherMailingAddress(streetAddress, mailing) === null;
};

/** An agent as it is shown to be confirmed, each part on one line. */
export interface AgentSummary {
  name: string;
  streetAddress: string;
  mailingAddress: string;
}

const line = (address: Address | null): string => (address ? formatAddress(address).join(', ') : '') || 'N/A';

/** Name, street address and mailing address of an agent; N/A for an address that there is not (A2-agent-consent, A2-agent-mail). */
export const agentSummary = (agent: NamedAgent & AgentWithAddresses): AgentSummary => ({
  name: agentDisplayName(agent),
  streetAddress: line(agent.addressValues.streetAddress),
  mailingAddress: agentMailsToStreet(agent) ? SAME_AS_STREET : line(agentMailingAddress(agent)),
});
