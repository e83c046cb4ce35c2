import {
  emptyFiling,
  formatDay,
  isPartWithheld,
  publicFacts,
  recordDayRules,
  recordKnownSince,
  recordOnDay,
} from '#rules';
import { HttpFailure } from '../failures/failure';
import type { EntityOnRecord } from '../entities/find-entity';
import { effectsOf, factsOf } from '../entities/record-facts';
import type { OpenRegistry } from './operation';
import { recordLine, type OpenRecordLine } from './published-record';
import { withheldDocuments } from './withheld-documents';

const WITHIN_OFFICE = { mailingAddress: 'principalOffice' } as const;

/**
 * The record of an entity as it stood when a day ended, without what is withheld by now (T1-asof).
 * @throws HttpFailure 400 for a day to come, 404 for one of which the registry does not know what stood on record
 */
export async function recordAsOf(
  { db, clock }: OpenRegistry,
  entity: EntityOnRecord,
  day: string,
): Promise<OpenRecordLine> {
  const now = clock.now().toISOString();
  const [problem] = recordDayRules.problems({ day }, { filing: emptyFiling(), now });
  if (problem) throw new HttpFailure(400, problem.message);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const effects = await effectsOf(tx, entity.entity_id, factsOf(entity));
      const since = recordKnownSince(effects, now);
      if (day < since)
        throw new HttpFailure(404, `What stood on this record is known since ${formatDay(since)}.`);
      const { facts, setBy } = recordOnDay(effects, { day, now });
      const documents = (await withheldDocuments(tx, [entity.entity_id])).get(entity.entity_id) ?? [];
      const hidden = setBy
        .filter(({ part, document }) => isPartWithheld(part, document, documents))
        .map(({ part }) => (part === 'mailingAddress' ? WITHIN_OFFICE[part] : part));
      const shown = Object.entries(publicFacts({ facts, setBy: {} }, []).facts).filter(
        ([name]) => !hidden.some((part) => part === name),
      );
      const agent =
        facts.registeredAgent === null
          ? undefined
          : await tx
              .selectFrom('registered_agent')
              .select('details')
              .where('agent_id', '=', facts.registeredAgent)
              .executeTakeFirst();
      return recordLine(
        { ...entity, agent: agent?.details ?? null },
        { facts: Object.fromEntries(shown), withheld: [...new Set(hidden)] },
      );
    });
}
