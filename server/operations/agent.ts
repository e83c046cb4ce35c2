import type { components } from '#api';
import { PASSCODE_INVALID_MESSAGE } from '#rules';
import type { Registry } from '../context';
import type { Handlers } from '../contract/operation';
import { trySecret } from '../passcodes/passcode-tries';
import { usePasscode } from '../passcodes/use-passcode';
import { entityAsAgent, mayServe, obstacleOf } from '../entities/agent-candidate';
import { findEntity } from '../entities/find-entity';
import { findByWords, type FoundEntity } from '../entities/find-by-words';
import { withStandingAt } from '../entities/standing-by-clock';
import { statusText } from '../entities/summarize';
import { saveVerifiedAgent } from '../agents/agent-history';
import type { LookUp } from '../agents/agent-verification';
import { verifyAgent } from '../agents/agent-verification';
import { entityTypeDescription } from '../entities/entity-types';
import { agentNavigation } from './agent-navigation';
import { lookUpLicense } from '../agents/license-look-up';

type AgentSave = components['schemas']['AgentSave'];
type SavedAgent = components['schemas']['SavedAgent'];

/** An entity that was found, with the reason why it cannot be chosen. */
function foundItem(
  found: FoundEntity,
  { isClose, now }: { isClose: boolean; now: Date },
): components['schemas']['EntitySearchItem'] {
  const entity = withStandingAt(found, now);
  const obstacle = obstacleOf(entity);
  return {
    id: entity.entity_id,
    entity: {
      entityId: entity.entity_id,
      entityStatusCd: statusText(entity.status_code),
      entityTyp: entityTypeDescription(entity.entity_type),
    },
    entityName: { orgName: entity.name },
    ...(entity.former_name !== null && { formerName: entity.former_name }),
    ...(obstacle !== null && { obstacle }),
    ...(isClose && { isClose }),
  };
}

const FOUND = 0;
const NONE_FOUND = 1001;
const TOO_MANY_FOUND = 1002;

type Save = (
  registry: Registry,
  body: AgentSave,
  clientAddress: string,
) => Promise<SavedAgent | { problem: string }>;

/** A candidate whose identity can be looked up as often as requested. */
const saveLookedUp =
  (lookUp: LookUp): Save =>
  async (registry, body) => {
    const verdict = await verifyAgent(registry, lookUp, body);
    return 'problem' in verdict ? verdict : saveVerifiedAgent(registry, body, verdict);
  };

/** An individual by passcode, which is used up by it. */
const saveByPasscode: Save = async (registry, body, clientAddress) => {
  const saved = await trySecret('passcodes', registry, clientAddress, () => usePasscode(registry, body));
  return saved ?? { problem: PASSCODE_INVALID_MESSAGE };
};

const SAVERS: Record<AgentSave['authenticationType'], Save> = {
  D: saveLookedUp('D'),
  ID: saveLookedUp('ID'),
  I: saveByPasscode,
};

/** Registered agents and their identity (A7-agent). */
export const agentOperations: Handlers<
  'goodStandingDetails' | 'searchEntities' | 'validateAgentLicense' | 'saveAgent' | 'agentNavigation'
> = {
  async goodStandingDetails({ db, clock }, { path }) {
    const entity = await findEntity(db, path.id, clock.now());
    if (entity === undefined) return { apiData: { code: 404 } };
    return {
      apiData: {
        code: 200,
        agent: {
          ...entityAsAgent(entity),
          entityName: entity.name,
          id: entity.entity_id,
          entityInGoodStanding: mayServe(entity),
        },
      },
    };
  },

  async searchEntities({ db, clock }, { path }) {
    const found = await findByWords(db, path.name);
    const told = { isClose: found.isClose, now: clock.now() };
    const entities = found.isCut ? [] : found.entities.map((entity) => foundItem(entity, told));
    const internalCode = found.isCut ? TOO_MANY_FOUND : entities.length === 0 ? NONE_FOUND : FOUND;
    return { apiData: { code: 200, internalCode, entities } };
  },

  async validateAgentLicense(registry, { body }) {
    return { apiData: { code: 200, agent: await lookUpLicense(registry, body.stateId, body.lastName) } };
  },

  async saveAgent(registry, { body, clientAddress }) {
    const verdict = await SAVERS[body.authenticationType](registry, body, clientAddress);
    if ('problem' in verdict) return { apiData: { code: 422, message: verdict.problem } };
    return { apiData: { code: 200, agent: verdict } };
  },

  agentNavigation,
};
