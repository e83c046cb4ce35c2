import type { NameFactsOnRecord } from '#rules';
import { availabilityKey, namesFreeBy, nameOnDay, officeDay } from '#rules';
import type { Expression, ExpressionBuilder, Kysely, Selectable, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { awaitedNameKeys } from './awaited-names';
import type { Database } from './tables';
import type { EntityTable } from './tables/entities';

/** The columns by which the law decides over the name of an entity. */
export const NAME_FACTS = ['name', 'status_code', 'delinquency_date', 'dissolution_date'] as const;
export type NameFactsRow = Pick<Selectable<EntityTable>, (typeof NAME_FACTS)[number]>;

export const nameFacts = (entity: NameFactsRow): NameFactsOnRecord => ({
  name: entity.name,
  statusCode: entity.status_code,
  delinquencyDate: entity.delinquency_date,
  dissolutionDate: entity.dissolution_date,
});

/** The name that an entity has by law at a moment, whether or not a job has written it down (T11-400). */
export const nameByLaw = (entity: NameFactsRow, now: Date): string =>
  nameOnDay(nameFacts(entity), officeDay(now.toISOString()));

/**
 * Whether others can have a name that an entity holds: its days are over, and no filing on the entity that is delayed or under review
 * will give it the name.
 */
export async function isSetFree(
  db: Kysely<Database>,
  {
    entityId,
    name,
    facts,
  }: { entityId: string; name: string; facts: { [K in keyof NameFactsRow]: NameFactsRow[K] | null } },
  now: Date,
): Promise<boolean> {
  const key = availabilityKey(name);
  const { name: onRecord, status_code, ...days } = facts;
  // The holder is a filing, which has no record.
  if (onRecord === null || status_code === null) return false;
  const entity = { name: onRecord, status_code, ...days };
  if (availabilityKey(onRecord) !== key || nameByLaw(entity, now) === onRecord) return false;
  return !(await awaitedNameKeys(db, entityId)).has(key);
}

/**
 * Entities whose name on record has no statutory language, as the rule book finds it. Literal, so that PostgreSQL sees that the partial
 * index of migration 0045 has them.
 */
const WITHOUT_LANGUAGE = sql<boolean>`entity.name !~* ',(?!\\s*Reinstated\\y)[^,]{1,60}\\y(January|February|March|April|May|June|July|August|September|October|November|December) \\d{1,2}, \\d{4}$'`;

const LOST_ON = { delinquent: 'delinquency_date', dissolved: 'dissolution_date' } as const;

/** Entities whose name the law has changed by now, and whose record does not say so yet. */
export const isDueForLanguage =
  (now: Date) =>
  ({ and, or, eb }: ExpressionBuilder<Database, 'entity'>): Expression<SqlBool> =>
    and([
      WITHOUT_LANGUAGE,
      or(
        namesFreeBy(officeDay(now.toISOString())).map(({ statusCode, state, latest }) =>
          and([
            eb('entity.status_code', '=', sql.lit(statusCode)),
            eb(`entity.${LOST_ON[state]}`, '<=', latest),
            // The oldest day that is one; a row with another, such as "-infinity", has no day to write.
            eb(`entity.${LOST_ON[state]}`, '>=', '0001-01-01'),
          ]),
        ),
      ),
    ]);
