import type { components } from '#api';
import type { VerificationMethod } from '#rules';
import { agentServerProblem } from '#rules';
import type { Registry } from '../context';
import type { AgentDetailsColumn } from '../database/tables/agents';
import { entityAsAgent, mayServe, noAgentDetails } from '../entities/agent-candidate';
import { findEntity } from '../entities/find-entity';
import { lookUpLicense } from './license-look-up';

type AgentSave = components['schemas']['AgentSave'];
/** Looked up as often as requested; a passcode is used up instead. */
export type LookUp = 'ID' | 'D';
type AgentDetails = components['schemas']['AgentDetails'];

/** Who the agent is, as the server found out by itself. */
export interface VerifiedAgent {
  details: AgentDetailsColumn;
  /** The entity that serves as agent; null for an individual. */
  agentEntityId: string | null;
}

type Verdict = VerifiedAgent | { problem: string };

/** Who is found under what identifies the agent, before it is judged. */
interface Finding {
  agent: AgentDetails;
  agentEntityId: string | null;
}

const VERIFIERS: Record<
  LookUp,
  { method: VerificationMethod; find(registry: Registry, agent: AgentSave): Promise<Finding> }
> = {
  ID: {
    method: 'E',
    async find({ db, clock }, { entityId = '', transEntityId }) {
      const entity = await findEntity(db, entityId, clock.now());
      if (entity === undefined) return { agent: noAgentDetails(), agentEntityId: null };
      const agent = { ...noAgentDetails(), ...entityAsAgent(entity), entityInGoodStanding: mayServe(entity) };
      agent.nameValues.name.isEntityOwnAgentChecked = entityId === transEntityId;
      return { agent, agentEntityId: entity.entity_id };
    },
  },
  D: {
    method: 'D',
    find: async (registry, { dl = '', lastName = '' }) => ({
      agent: await lookUpLicense(registry, dl, lastName),
      agentEntityId: null,
    }),
  },
};

/** Verifies an agent again from what identifies them; name and addresses that the browser sends are not looked at. */
export async function verifyAgent(registry: Registry, lookUp: LookUp, body: AgentSave): Promise<Verdict> {
  const { method, find } = VERIFIERS[lookUp];
  const { agent, agentEntityId } = await find(registry, body);
  const problem = agentServerProblem(agent, method);
  if (problem !== null) return { problem: problem.message };
  return { details: { nameValues: agent.nameValues, addressValues: agent.addressValues }, agentEntityId };
}
