import {
  filedAgentSummary,
  agentSummary,
  SAME_AS_STREET,
  type AgentSummary as Summary,
  type RegisteredAgentValues,
} from '#rules';
import { SummaryList, type SummaryRow } from '../controls/lists/SummaryList';
import { AddressLines } from '../controls/lists/AddressLines';
import { translate } from '../language/translate';

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

const mailingValue = (mailing: Summary['mailingAddress']) => {
  if (mailing === 'sameAsStreet') return translate(SAME_AS_STREET);
  return mailing && <AddressLines address={mailing} />;
};

/** An agent's name, street address and mailing address (A2-agent-consent). */
export function AgentSummary({ agent, before = [], mailing = 'asGiven' }: AgentSummaryProps) {
  const { name, streetAddress, mailingAddress } = (mailing === 'inFull' ? agentSummary : filedAgentSummary)(
    agent,
  );
  return (
    <SummaryList
      rows={[
        ...before,
        { label: 'Name', value: name },
        { label: 'Street address', value: <AddressLines address={streetAddress} /> },
        { label: 'Mailing address', value: mailingValue(mailingAddress) },
      ]}
    />
  );
}
