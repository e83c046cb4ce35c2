import type { RecordEffect, RecordFacts } from '#rules';
import { foldEffects, inOrderOfEffect, partsOfName, recordName } from '#rules';
import type { Selectable, Transaction, Updateable } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { everyRow } from '../database/every-row';
import type { Database } from '../database/tables';
import type { EntityHistoryTable, EntityTable } from '../database/tables/entities';

/** The columns of the facts that change, in the record and in its history. */
export const FACT_COLUMNS = [
  'name',
  'status_code',
  'reporting_month',
  'report_due',
  'principal_office',
  'agent_id',
  'delinquency_date',
  'dissolution_date',
  'sbf',
] as const satisfies readonly (keyof EntityHistoryTable & keyof EntityTable)[];

type FactRow = Pick<Selectable<EntityTable>, (typeof FACT_COLUMNS)[number]>;

/** The facts of a row of the record, or of its history. */
export const factsOf = (row: FactRow): RecordFacts => ({
  ...partsOfName(row.name, row.status_code),
  status: {
    code: row.status_code,
    delinquentSince: row.delinquency_date,
    dissolvedOn: row.dissolution_date,
  },
  principalOffice: row.principal_office,
  registeredAgent: row.agent_id,
  reportMonth: row.reporting_month,
  reportDue: row.report_due,
  secureFiling: row.sbf,
});

/** The columns with these facts. */
export const columnsOf = (
  facts: RecordFacts,
): Pick<Updateable<EntityTable>, (typeof FACT_COLUMNS)[number]> => ({
  name: recordName(facts),
  status_code: facts.status.code,
  delinquency_date: facts.status.delinquentSince,
  dissolution_date: facts.status.dissolvedOn,
  principal_office: JSON.stringify(facts.principalOffice),
  agent_id: facts.registeredAgent,
  reporting_month: facts.reportMonth,
  report_due: facts.reportDue,
  sbf: facts.secureFiling,
});

/** The facts in which one record differs from another. */
export const differingFacts = (facts: RecordFacts, others: RecordFacts): Partial<RecordFacts> =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([name, value]) => !isDeepStrictEqual(value, others[name as keyof RecordFacts]),
    ),
  );

/** Far more changes than an entity has in its life. */
const MAX_EFFECTS = 10_000;

/** Later than any receipt. */
const LAST_MOMENT = '9999-12-31T23:59:59.999Z';

/** What stood first on record of an entity, and the effects that have changed it since, in the order in which they were written. */
export interface EntityEffects {
  first: RecordFacts;
  effects: RecordEffect[];
}

/**
 * The effects that the history of an entity tells. A version that a server wrote before effects were stored counts as an effect that set
 * what differs in the version after it.
 * @param now the facts on record
 */
export async function storedEffects(
  tx: Transaction<Database>,
  entityId: string,
  now: RecordFacts,
): Promise<EntityEffects> {
  const history = await everyRow(
    tx
      .selectFrom('entity_history')
      .leftJoin('filing_record', 'filing_record.transaction_id', 'entity_history.transaction_id')
      .select(FACT_COLUMNS.map((column) => `entity_history.${column}` as const))
      .select(['entity_history.effect', 'entity_history.ended_at', 'entity_history.transaction_id'])
      .select('filing_record.filed_at')
      .where('entity_history.entity_id', '=', entityId)
      .orderBy('entity_history.version'),
    MAX_EFFECTS,
  );
  const versions = [...history.map(factsOf), now];
  const effects = history.map((row, version): RecordEffect => {
    const at = row.ended_at.toISOString();
    const [before, after] = [versions[version] ?? now, versions[version + 1] ?? now];
    return (
      row.effect ?? {
        at,
        receivedAt: row.filed_at?.toISOString() ?? at,
        document: row.transaction_id ?? '',
        changes: [{ set: differingFacts(after, before) }],
      }
    );
  });
  return { first: versions[0] ?? now, effects };
}

/**
 * The effects of an entity whose fold is what is on record: what somebody has written past the history counts as set after everything that
 * the history knows.
 */
export async function effectsOf(
  tx: Transaction<Database>,
  entityId: string,
  now: RecordFacts,
): Promise<EntityEffects> {
  const { first, effects } = await storedEffects(tx, entityId, now);
  const unexplained = differingFacts(now, foldEffects(first, effects).facts);
  if (Object.keys(unexplained).length === 0) return { first, effects };
  const last = inOrderOfEffect(effects).at(-1);
  const at = last?.at ?? new Date(0).toISOString();
  const written = { at, receivedAt: LAST_MOMENT, document: '', changes: [{ set: unexplained }] };
  return { first, effects: [...effects, written] };
}
