import {
  agentDisplayName,
  agentMailingAddress,
  agentOwnMailing,
  SAME_AS_STREET,
  type RegisteredAgentValues,
} from '#rules';
import { SummaryList, type SummaryRow } from '../controls/SummaryList';
import { AddressLines } from '../controls/AddressLines';

interface AgentSummaryProps {
  agent: Pick<RegisteredAgentValues, 'nameValues' | 'addressValues'>;
  /** Lines above the name, such as the ID number. */
  before?: readonly SummaryRow[];
  /**
   * `asGiven` where a filing or the record names the agent; `inFull` where somebody is found or asked for, N/A for an address that
   * there is not.
   */
  mailing?: 'asGiven' | 'inFull';
}

/** An agent's name, street address and mailing address (A2-agent-consent). */
export function AgentSummary({ agent, before = [], mailing = 'asGiven' }: AgentSummaryProps) {
  const { streetAddress } = agent.addressValues;
  const address = mailing === 'inFull' ? agentMailingAddress(agent) : agentOwnMailing(agent);
  const sameAsStreet = mailing === 'asGiven' && streetAddress.address1 !== '' ? SAME_AS_STREET : '';
  return (
    <SummaryList
      rows={[
        ...before,
        { label: 'Name', value: agentDisplayName(agent) },
        { label: 'Street address', value: <AddressLines address={streetAddress} /> },
        {
          label: 'Mailing address',
          value: address ? <AddressLines address={address} /> : sameAsStreet,
        },
      ]}
    />
  );
}
