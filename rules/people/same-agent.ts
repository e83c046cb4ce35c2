import { sameAddress } from '../addresses/same-address';
import type { Address } from '../filing-parts/address';
import { agentMailingAddress } from './agent-mailing-address';
import { agentDisplayName } from './agent-name';
import type { RegisteredAgentValues } from '../filing-parts/agent-values';

/** Name and addresses of an agent, of a filing or of the record. */
export type AgentWithAddresses = Pick<RegisteredAgentValues, 'nameValues' | 'addressValues'>;

const sameMailing = (one: Address | null, other: Address | null): boolean =>
  one === null || other === null ? one === other : sameAddress(one, other);

/** Whether two agents have the same name and the same addresses, whatever the case of the addresses' letters and the white space. */
export const sameAgent = (one: AgentWithAddresses, other: AgentWithAddresses): boolean =>
  one.nameValues.name.nameTyp === other.nameValues.name.nameTyp &&
  agentDisplayName(one) === agentDisplayName(other) &&
  sameAddress(one.addressValues.streetAddress, other.addressValues.streetAddress) &&
  sameMailing(agentMailingAddress(one), agentMailingAddress(other));
