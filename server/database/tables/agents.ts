import type { RegisteredAgentValues } from '#rules';
import type { JSONColumnType } from 'kysely';

/** Name and addresses of an agent, as stored. */
export interface AgentDetailsColumn {
  nameValues: RegisteredAgentValues['nameValues'];
  addressValues: RegisteredAgentValues['addressValues'];
}

/** A registered agent on record. */
export interface RegisteredAgentTable {
  agent_id: string;
  /** The entity that serves as agent; null for an individual. */
  agent_entity_id: string | null;
  details: JSONColumnType<AgentDetailsColumn>;
}

/** A verified identity, saved by the agent wizard for one filing under an unguessable ID. */
export interface AgentHistoryTable {
  agent_history_id: string;
  agent_id: string;
  /** `D` license or ID card, `ID` entity by its number, `I` individual by passcode. */
  authentication_type: 'D' | 'ID' | 'I';
  /** The entity that serves as agent; null for an individual. */
  agent_entity_id: string | null;
  transaction_type: string;
  /** The entity that the agent is named for; null for a new formation. */
  transaction_entity_id: string | null;
  /** The one filing that this identity counts for; null until a filing has named it. */
  submission_key: string | null;
  details: JSONColumnType<AgentDetailsColumn>;
  created_at: Date;
}

export interface AgentTables {
  registered_agent: RegisteredAgentTable;
  agent_history: AgentHistoryTable;
}
