import type { Filing, StepProblem } from '#rules';
import { MISSING_MESSAGE } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';

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

/**
 * Takes the agent's name from the registry's own record of the verified identity, whatever the browser sent. The addresses are
 * the filer's: the consent page lets them be edited.
 */
export async function withAgentOnRecord(
  db: Kysely<Database>,
  filing: Filing,
): Promise<{ filing: Filing; problems: StepProblem[] }> {
  const { agentHistoryId } = filing.registeredAgentValues;
  const history = await db
    .selectFrom('agent_history')
    .selectAll()
    .where('agent_history_id', '=', agentHistoryId)
    .where('transaction_type', '=', filing.transactionType)
    .executeTakeFirst();
  if (history === undefined) return { filing, problems: [agentProblem('missing')] };
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
    problems: isFit ? [] : [agentProblem('state')],
  };
}
