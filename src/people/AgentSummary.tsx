import {
  agentDisplayName,
  agentMailingAddress,
  agentMailsToStreet,
  SAME_AS_STREET,
  type RegisteredAgentValues,
} from '#rules';
import { SummaryList, type SummaryRow } from '../controls/SummaryList';
import { AddressLines } from '../controls/AddressLines';

interface AgentSummaryProps {
  agent: RegisteredAgentValues;
  /** Lines above the name, such as the ID number. */
  before?: readonly SummaryRow[];
  /** In a filing, which is recorded so: an agent without a mailing address gets mail at the street address. */
  isOfFiling?: boolean;
}

/** An agent's name, street address and mailing address; N/A without one (A2-agent-consent). */
export function AgentSummary({ agent, before = [], isOfFiling = false }: AgentSummaryProps) {
  const mailing = agentMailingAddress(agent);
  const isSame = agentMailsToStreet(agent) || (isOfFiling && !mailing);
  return (
    <SummaryList
      rows={[
        ...before,
        { label: 'Name', value: agentDisplayName(agent) },
        { label: 'Street address', value: <AddressLines address={agent.addressValues.streetAddress} /> },
        {
          label: 'Mailing address',
          value: isSame ? SAME_AS_STREET : mailing && <AddressLines address={mailing} />,
        },
      ]}
    />
  );
}
