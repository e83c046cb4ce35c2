import type { Registry } from '../context';
import { findHolding } from '../database/names';
import type { Database } from '../database/tables';
import type { Selectable } from 'kysely';
import type { EntityTable } from '../database/tables/entities';
import { changeEntity } from '../entities/change-entity';
import { findEntity } from '../entities/find-entity';
import { differingFacts, factsOf } from '../entities/record-facts';

/** Columns of the record with the values that they get. */
export type EntityChange = Partial<Selectable<EntityTable>>;

/** An entity as on record now. */
export async function entityOnRecord({ db, clock }: Registry, entityId: string) {
  const entity = await findEntity(db, entityId, clock.now());
  if (entity === undefined) throw new Error(`${entityId} is not on record.`);
  return entity;
}

/** Who has a name: an entity's number, a filing's reference, or nobody. */
export const holderOf = async ({ db, clock }: Registry, name: string): Promise<string | null> =>
  (await findHolding(db, name, clock.now())).holding?.id ?? null;

/** The paid filing, as it is on record. */
export const recordedFiling = ({ db }: Registry, transactionId: string) =>
  db
    .selectFrom('filing_record')
    .select(['filing', 'effect_state'])
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();

/** Changes an entity as housekeeping does, to columns of another value. */
export const changeOnRecord = async (registry: Registry, entityId: string, change: EntityChange) => {
  const { agent: _, ...row } = await entityOnRecord(registry, entityId);
  const set = differingFacts(factsOf({ ...row, ...change }), factsOf(row));
  await registry.db
    .transaction()
    .execute((tx) =>
      changeEntity(tx, entityId, [{ set }], { at: registry.clock.now(), cause: 'housekeeping' }),
    );
};

/** The transactions of an entity that filings hold. */
export const heldTransactions = async ({ db }: Registry, entityId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('transaction_holding')
      .select('transaction_type')
      .where('entity_id', '=', entityId)
      .execute()
  ).map(({ transaction_type }) => transaction_type);

/** How many rows a table has. */
export const countRows = async ({ db }: Registry, table: keyof Database): Promise<number> =>
  (await db.selectFrom(table).selectAll().execute()).length;

/** The content of a session's card page: the subject of the filing, and its price. */
export const cardPage = ({ db }: Registry, sessionId: string) =>
  db
    .selectFrom('card_session')
    .select(['description', 'amount'])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
