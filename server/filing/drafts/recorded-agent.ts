import type { Filing, StepProblem } from '#rules';
import { MISSING_MESSAGE } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables';
import type { AgentDetailsColumn } from '../../database/tables/agents';
import { claimAgent } from './claim-agent';

const agentProblem = (code: StepProblem['code']): StepProblem => ({
  step: 'registeredagent',
  path: 'agentHistoryId',
  code,
  message: MISSING_MESSAGE,
});

/** An entity serves as agent only while it is in good standing. */
const isStillInGoodStanding = async (db: Kysely<Database>, entityId: string): Promise<boolean> => {
  const entity = await db
    .selectFrom('entity')
    .select('status_code')
    .where('entity_id', '=', entityId)
    .executeTakeFirst();
  return entity?.status_code === 'GOOD';
};

/** A filing with the verified agent that it names; the addresses are null when it names none. */
interface WithRecordedAgent {
  filing: Filing;
  /** The addresses under which the registry verified the agent. */
  recordedAddresses: AgentDetailsColumn['addressValues'] | null;
  problems: StepProblem[];
}

/**
 * Takes the agent's name from the registry's own record of the verified identity, whatever the browser sent. The addresses are
 * the filer's: the consent page lets them be edited.
 */
export async function withRecordedAgent(db: Kysely<Database>, filing: Filing): Promise<WithRecordedAgent> {
  const history = await claimAgent(db, filing);
  if (history === undefined) return { filing, recordedAddresses: null, problems: [agentProblem('missing')] };
  const isFit =
    history.agent_entity_id === null || (await isStillInGoodStanding(db, history.agent_entity_id));
  return {
    filing: {
      ...filing,
      registeredAgentValues: {
        ...filing.registeredAgentValues,
        id: history.agent_id,
        nameValues: history.details.nameValues,
      },
    },
    recordedAddresses: history.details.addressValues,
    problems: isFit ? [] : [agentProblem('state')],
  };
}
