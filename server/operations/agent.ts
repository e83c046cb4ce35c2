import type { Handlers } from '../http/operation';
import { agentReturnStep, filingPath } from '#rules';
import { entityAsAgent, mayServe } from '../entities/agent-candidate';
import { findEntity } from '../entities/find-entity';
import { searchEntities } from '../entities/search-entities';
import { statusText } from '../entities/summarise';
import { keepAgent } from './agent-history';
import { verifyAgent } from './agent-verification';
import { filingTypeOf } from './filing-type-of';
import { lookUpLicence } from './licence-look-up';

/** Most search results that are shown; more are answered with code 1002. */
const MOST_RESULTS = 200;

const FOUND = 0;
const NONE_FOUND = 1001;
const TOO_MANY_FOUND = 1002;

/** Registered agents and their identity (A7-agent). */
export const agentOperations: Handlers<
  'goodStandingDetails' | 'searchEntities' | 'validateAgentLicence' | 'saveAgent' | 'agentNavigation'
> = {
  async goodStandingDetails({ db }, { path }) {
    const entity = await findEntity(db, path.id);
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

  async searchEntities({ db }, { path }) {
    const found = await searchEntities(db, path.name, MOST_RESULTS);
    const entities = (found ?? []).map((entity) => ({
      id: entity.entity_id,
      entity: {
        entityId: entity.entity_id,
        entityStatusCd: statusText(entity.status_code),
        entityTyp: entity.entity_type,
      },
      entityName: { orgName: entity.name },
    }));
    const internalCode = found === null ? TOO_MANY_FOUND : found.length === 0 ? NONE_FOUND : FOUND;
    return { apiData: { code: 200, internalCode, entities } };
  },

  async validateAgentLicence(registry, { body }) {
    return { apiData: { code: 200, agent: await lookUpLicence(registry, body.stateId, body.lastName) } };
  },

  async saveAgent(registry, { body }) {
    const verdict = await verifyAgent(registry, body);
    if ('problem' in verdict) return { apiData: { code: 422, message: verdict.problem } };
    return { apiData: { code: 200, agent: await keepAgent(registry, body, verdict) } };
  },

  agentNavigation(_registry, { query }) {
    const { transTyp, entityType = '', entityId = '', userName = '' } = query;
    const filingType = filingTypeOf(transTyp);
    const step = filingType && agentReturnStep(filingType);
    if (filingType === null || step === null) return Promise.resolve({ apiData: { code: 404 } });
    const carried = { transTyp, entityType, entityId };
    return Promise.resolve({
      apiData: {
        code: 200,
        agentNav: {
          transactionTarget: filingType,
          transactionURL: filingPath(filingType, step, carried),
          transType: transTyp,
          entityType,
          entityId,
          backButton: filingPath(filingType, 'intro', carried),
          userName,
          legacyTransaction: false,
          cfd: false,
        },
      },
    });
  },
};
