import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { emptyRegisteredAgent } from '../filing/empty-agent';
import type { FilingType } from '../filing/filing-type';
import { namesAgentIncidentally } from '../flows/filing-traits';
import type { RegisteredAgentValues } from '../filing-parts/agent-values';

/** `cannotServe`: the filing could keep an agent, but not this one. */
export type AgentKeeping = 'offered' | 'cannotServe' | 'notOffered';

/** A change of agent does not keep the agent, and an entity that is formed has none to keep (reading 25). */
export const KEEP_AGENT_TABLE = defineTable<AgentKeeping>()({
  name: 'Whether the agent on record can be kept',
  source: 'A2-agent-type',
  hitPolicy: 'unique',
  inputs: {
    isIncidental: flag(),
    agent: choice(['none', 'individual', 'entity']),
    isInGoodStanding: flag(),
  },
  rows: [
    { when: { isIncidental: true, agent: 'none' }, then: 'notOffered' },
    { when: { isIncidental: true, agent: 'individual' }, then: 'offered' },
    { when: { isIncidental: true, agent: 'entity', isInGoodStanding: true }, then: 'offered' },
    { when: { isIncidental: true, agent: 'entity', isInGoodStanding: false }, then: 'cannotServe' },
    { when: { isIncidental: false }, then: 'notOffered' },
  ],
});

/** What is on record of the agent of an entity. */
export interface AgentOnRecord {
  nameTyp: RegisteredAgentValues['nameValues']['name']['nameTyp'];
  /** For an agent that is an entity; false if that entity is not itself on record. */
  isInGoodStanding: boolean;
}

const kindOf = (agent: AgentOnRecord | null) => {
  if (agent === null || agent.nameTyp === '') return 'none';
  return agent.nameTyp === 'O' ? 'entity' : 'individual';
};

/**
 * Whether a filing on an entity can keep the registered agent that the entity has on record (reading 25).
 * @param agent null for an entity without one
 */
export const agentKeeping = (filingType: FilingType | '', agent: AgentOnRecord | null): AgentKeeping =>
  evaluate(KEEP_AGENT_TABLE, {
    isIncidental: namesAgentIncidentally(filingType),
    agent: kindOf(agent),
    isInGoodStanding: agent?.isInGoodStanding ?? false,
  });

/** The values of a filing that keeps the agent on record: name and addresses as they are there; the consent is asked for again. */
export const keepAgent = ({
  nameValues,
  addressValues,
}: Pick<RegisteredAgentValues, 'nameValues' | 'addressValues'>): RegisteredAgentValues => ({
  ...emptyRegisteredAgent(),
  nameValues,
  addressValues,
  isAgentOnRecordKept: true,
});
