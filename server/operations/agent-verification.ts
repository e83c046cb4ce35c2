import type { components } from '#api';
import { agentServerProblem, ENTITY_BOX_MESSAGE } from '#rules';
import type { Registry } from '../context';
import type { AgentDetailsColumn } from '../database/tables/agents';
import { entityAsAgent, mayServe } from '../entities/agent-candidate';
import { findEntity } from '../entities/find-entity';
import { lookUpLicence } from './licence-look-up';

type AgentSave = components['schemas']['AgentSave'];

/** Who the agent is, as the server found out by itself. */
export interface VerifiedAgent {
  details: AgentDetailsColumn;
  /** The entity that serves as agent; null for an individual. */
  agentEntityId: string | null;
}

type Verdict = VerifiedAgent | { problem: string };

/** No passcode is ever issued yet, so none can be right. */
const PASSCODE_PROBLEM = 'The passcode is invalid or expired. You can request a new passcode below.';

const VERIFIERS: Record<
  AgentSave['authenticationType'],
  (registry: Registry, agent: AgentSave) => Promise<Verdict>
> = {
  async ID({ db }, { entityId = '', transEntityId }) {
    const entity = await findEntity(db, entityId);
    if (entity === undefined || !mayServe(entity)) return { problem: ENTITY_BOX_MESSAGE };
    const details = entityAsAgent(entity);
    details.nameValues.name.isEntityOwnAgentChecked = entityId === transEntityId;
    return { details, agentEntityId: entity.entity_id };
  },

  async D(registry, { dl = '', lastName = '' }) {
    const { nameValues, addressValues, ...verdict } = await lookUpLicence(registry, dl, lastName);
    const problem = agentServerProblem({ nameValues, addressValues, ...verdict });
    if (problem !== null) return { problem: problem.message };
    return { details: { nameValues, addressValues }, agentEntityId: null };
  },

  I: () => Promise.resolve({ problem: PASSCODE_PROBLEM }),
};

/** Verifies an agent again from what identifies them; name and addresses that the browser sends are not looked at. */
export const verifyAgent = (registry: Registry, agent: AgentSave): Promise<Verdict> =>
  VERIFIERS[agent.authenticationType](registry, agent);
