import type { Filing, RegisteredAgentValues, StepProblem } from '#rules';
import { agentKeeping, CANNOT_KEEP_AGENT_MESSAGE, isKeptAgentOnRecord, MISSING_MESSAGE } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables';
import type { AgentDetailsColumn } from '../../database/tables/agents';
import { agentOnRecord } from '../../entities/agent-on-record';
import { findEntity, type EntityOnRecord } from '../../entities/find-entity';
import { claimAgent } from './claim-agent';

const agentProblem = (code: StepProblem['code']): StepProblem => ({
  step: 'registeredagent',
  path: 'agentHistoryId',
  code,
  message: MISSING_MESSAGE,
});

const cannotKeep: StepProblem = {
  step: 'registeredagent',
  path: 'isAgentOnRecordKept',
  code: 'unavailable',
  message: CANNOT_KEEP_AGENT_MESSAGE,
};

/** An entity serves as agent only while it is in good standing. */
const isStillInGoodStanding = async (db: Kysely<Database>, entityId: string, now: Date): Promise<boolean> =>
  (await findEntity(db, entityId, now))?.status_code === 'GOOD';

/** A filing with the agent that it names, as the registry knows it; the addresses are null when it names none. */
interface WithRecordedAgent {
  filing: Filing;
  /** The addresses under which the registry verified the agent, or has it on record. */
  recordedAddresses: AgentDetailsColumn['addressValues'] | null;
  problems: StepProblem[];
}

const nobody = (filing: Filing, problem: StepProblem): WithRecordedAgent => ({
  filing,
  recordedAddresses: null,
  problems: [problem],
});

const withAgent = (
  filing: Filing,
  values: Partial<RegisteredAgentValues>,
  { nameValues, addressValues }: AgentDetailsColumn,
): Omit<WithRecordedAgent, 'problems'> => ({
  filing: {
    ...filing,
    registeredAgentValues: { ...filing.registeredAgentValues, ...values, nameValues },
  },
  recordedAddresses: addressValues,
});

/** The agent who was verified for this filing. */
async function withVerifiedAgent(
  db: Kysely<Database>,
  filing: Filing,
  now: Date,
): Promise<WithRecordedAgent> {
  const history = await claimAgent(db, filing);
  if (history === undefined) return nobody(filing, agentProblem('missing'));
  const isFit =
    history.agent_entity_id === null || (await isStillInGoodStanding(db, history.agent_entity_id, now));
  return {
    ...withAgent(filing, { id: history.agent_id, isAgentOnRecordKept: false }, history.details),
    problems: isFit ? [] : [agentProblem('state')],
  };
}

/** The agent whom the entity has on record, where the filing may keep that one (reading 25). */
async function withKeptAgent(
  db: Kysely<Database>,
  filing: Filing,
  entity: EntityOnRecord | null,
  now: Date,
): Promise<WithRecordedAgent> {
  const agent = entity && (await agentOnRecord(db, entity, now));
  if (!entity?.agent || entity.agent_id === null || agentKeeping(filing.filingType, agent) !== 'offered')
    return nobody(filing, cannotKeep);
  // The rules of the agent's page find one who is on record no longer.
  if (!isKeptAgentOnRecord(filing)) return { filing, recordedAddresses: null, problems: [] };
  return {
    ...withAgent(filing, { id: entity.agent_id, agentHistoryId: '' }, entity.agent),
    problems: [],
  };
}

/**
 * Takes the agent's name from the registry's own record of the verified identity, or of the entity's agent, whatever the browser sent.
 * The addresses are the filer's: the consent page lets them be edited.
 */
export const withRecordedAgent = async (
  db: Kysely<Database>,
  filing: Filing,
  entity: EntityOnRecord | null,
  now: Date,
): Promise<WithRecordedAgent> =>
  filing.registeredAgentValues.isAgentOnRecordKept
    ? withKeptAgent(db, filing, entity, now)
    : withVerifiedAgent(db, filing, now);
