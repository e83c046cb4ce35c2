import type { RecordEffect, RecordFacts } from '#rules';
import { foldEffects, inOrderOfEffect, partsOfName, recordName } from '#rules';
import type { Insertable, Kysely, Selectable } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { everyRow } from '../database/every-row';
import type { Database } from '../database/tables';
import type { EntityHistoryTable, EntityTable, RecordEffectTable } from '../database/tables/entities';

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
): Omit<FactRow, 'principal_office'> & { principal_office: string } => ({
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

/** The columns of an effect. */
export const EFFECT_COLUMNS = ['version', 'cause', 'document', 'at', 'received_at', 'changes'] as const;

/** Read as a row, or as JSON in which instants are text. */
type EffectRow = Pick<Selectable<RecordEffectTable>, 'cause' | 'document' | 'changes'> &
  Record<'at' | 'received_at', Date | string>;

export const effectOfRow = ({ cause, document, at, received_at, changes }: EffectRow): RecordEffect => ({
  cause,
  document: document ?? '',
  at: new Date(at).toISOString(),
  receivedAt: new Date(received_at).toISOString(),
  changes,
});

/** The columns that store an effect, as the one that makes a version of a record. */
export const effectColumns = (
  { cause, document, at, receivedAt, changes }: RecordEffect,
  { entityId, version }: { entityId: string; version: number },
): Insertable<RecordEffectTable> => ({
  entity_id: entityId,
  version,
  cause,
  document: document === '' ? null : document,
  at: new Date(at),
  received_at: new Date(receivedAt),
  changes: JSON.stringify(changes),
});

/** Far more changes than an entity has in its life. */
const MAX_EFFECTS = 10_000;

/** Later than any receipt. */
const LAST_MOMENT = '9999-12-31T23:59:59.999Z';

/** The effects on the record of an entity, in the order in which they were written; the first one put it on record. */
const storedEffects = async (tx: Kysely<Database>, entityId: string): Promise<RecordEffect[]> =>
  (
    await everyRow(
      tx
        .selectFrom('record_effect')
        .select(EFFECT_COLUMNS)
        .where('entity_id', '=', entityId)
        .orderBy('version'),
      MAX_EFFECTS,
    )
  ).map(effectOfRow);

/**
 * The effects of an entity whose fold is what is on record: what somebody has written past them counts as set after everything that they
 * say.
 * @param now the facts on record
 */
export async function effectsOf(
  tx: Kysely<Database>,
  entityId: string,
  now: RecordFacts,
): Promise<RecordEffect[]> {
  const effects = await storedEffects(tx, entityId);
  const unexplained = differingFacts(now, foldEffects(effects).facts);
  if (Object.keys(unexplained).length === 0) return effects;
  const at = inOrderOfEffect(effects).at(-1)?.at ?? new Date(0).toISOString();
  const changes = [{ set: unexplained }];
  return [...effects, { cause: 'housekeeping', at, receivedAt: LAST_MOMENT, document: '', changes }];
}
