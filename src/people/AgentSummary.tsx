import { agentDisplayName, agentMailingAddress, type RegisteredAgentValues } from '#rules';
import { SummaryList, type SummaryRow } from '../controls/SummaryList';
import { AddressLines } from '../controls/AddressLines';

interface AgentSummaryProps {
  agent: RegisteredAgentValues;
  /** Lines above the name, such as the ID number. */
  before?: readonly SummaryRow[];
}

/** An agent's name, street address and mailing address; N/A without one (A2-agent-consent). */
export function AgentSummary({ agent, before = [] }: AgentSummaryProps) {
  const mailing = agentMailingAddress(agent);
  return (
    <SummaryList
      rows={[
        ...before,
        { label: 'Name', value: agentDisplayName(agent) },
        { label: 'Street address', value: <AddressLines address={agent.addressValues.streetAddress} /> },
        { label: 'Mailing address', value: mailing && <AddressLines address={mailing} /> },
      ]}
    />
  );
}
