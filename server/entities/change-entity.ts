import type { RecordEffect, EffectChange, OvertakenFact, RecordFacts } from '#rules';
import { foldEffects, inOrderOfEffect, overtakenFacts, recordName } from '#rules';
import type { Transaction } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../database/tables';
import type { EntityHistoryTable } from '../database/tables/entities';
import { columnsOf, effectColumns, effectsOf, FACT_COLUMNS, factsOf } from './record-facts';

/**
 * Why the record of an entity changes, and its place in the order of effects. A filing `isLate` that waited for staff after its moment: it
 * gives way to what has taken effect since. Everything else comes now, and so after everything.
 */
export type ChangeCause = { at: Date } & (
  | { cause: 'filing'; transactionId: string; receivedAt: Date; isLate?: boolean }
  | { cause: Exclude<EntityHistoryTable['cause'], 'filing'> }
);

/** What an effect makes of the record. */
export interface ChangedRecord {
  before: RecordFacts;
  after: RecordFacts;
  /** What the effect is about and did not set, since effects after it have set it. */
  overtaken: OvertakenFact[];
}

/** A record as it was read, with its effects. */
export interface RecordRead {
  row: Parameters<typeof factsOf>[0] & { version: number };
  effects: RecordEffect[];
}

/** The effect of changes, in the order of effects. */
export const effectOf = (changes: readonly EffectChange[], why: ChangeCause): RecordEffect => ({
  cause: why.cause,
  at: why.at.toISOString(),
  receivedAt: (why.cause === 'filing' ? why.receivedAt : why.at).toISOString(),
  document: why.cause === 'filing' ? why.transactionId : '',
  changes,
});

const selectRecord = (tx: Transaction<Database>, entityId: string) =>
  tx.selectFrom('entity').select(FACT_COLUMNS).select('version').where('entity_id', '=', entityId);

function known<Row>(row: Row | undefined, entityId: string): Row {
  if (row === undefined) throw new Error(`The entity ${entityId} is not on record.`);
  return row;
}

/**
 * The record with one effect more, at its place among those that it has (T1-fold). Where a clock that testers have moved back puts an effect
 * that comes now before others, so that it would not count, it comes just after the last of them.
 */
function withEffect(
  before: RecordFacts,
  effects: readonly RecordEffect[],
  effect: RecordEffect,
  isLate: boolean,
): ChangedRecord & { effect: RecordEffect } {
  const placed = (one: RecordEffect) => {
    const all = [...effects, one];
    return {
      before,
      after: foldEffects(all).facts,
      overtaken: overtakenFacts(all, one),
      effect: one,
    };
  };
  const atItsPlace = placed(effect);
  const last = inOrderOfEffect(effects).at(-1);
  const counts = atItsPlace.overtaken.length === 0 && !isDeepStrictEqual(atItsPlace.after, before);
  if (isLate || counts || last === undefined || last.at < effect.at) return atItsPlace;
  return placed({ ...effect, at: new Date(Date.parse(last.at) + 1).toISOString() });
}

const isLate = (why: ChangeCause): boolean => why.cause === 'filing' && why.isLate === true;

/**
 * What changes would make of the record of an entity; nothing is written or locked. The caller's transaction has locked the entity, or sees
 * its record and its history as of one moment.
 */
export async function previewChange(
  tx: Transaction<Database>,
  entityId: string,
  changes: readonly EffectChange[],
  why: ChangeCause,
): Promise<ChangedRecord> {
  const before = factsOf(known(await selectRecord(tx, entityId).executeTakeFirst(), entityId));
  return withEffect(before, await effectsOf(tx, entityId, before), effectOf(changes, why), isLate(why));
}

/**
 * Changes an entity on record inside the caller's transaction: the effect takes its place in the order of effects, and the record gets its
 * next version, in one statement. The entity stays locked until the transaction ends, so that two changes follow each other.
 * @param formed the record where the same transaction has formed it: nobody else sees it, and it need not be read
 * @throws Error for an entity that is not on record
 */
export async function changeEntity(
  tx: Transaction<Database>,
  entityId: string,
  changes: readonly EffectChange[],
  why: ChangeCause,
  formed?: RecordRead,
): Promise<ChangedRecord> {
  const row = formed?.row ?? known(await selectRecord(tx, entityId).forUpdate().executeTakeFirst(), entityId);
  const before = factsOf(row);
  if (changes.length === 0) return { before, after: before, overtaken: [] };
  const effects = formed?.effects ?? (await effectsOf(tx, entityId, before));
  const { effect, ...changed } = withEffect(before, effects, effectOf(changes, why), isLate(why));
  const version = row.version + 1;
  await tx
    .with('kept_effect', (db) =>
      db.insertInto('record_effect').values(effectColumns(effect, { entityId, version })),
    )
    .with('kept_history', (db) =>
      db.insertInto('entity_history').values({
        ...row,
        entity_id: entityId,
        principal_office: JSON.stringify(row.principal_office),
        ended_at: why.at,
        cause: why.cause,
        transaction_id: why.cause === 'filing' ? why.transactionId : null,
        effect: JSON.stringify(effect),
      }),
    )
    .updateTable('entity')
    .set({ ...columnsOf(changed.after), version })
    .where('entity_id', '=', entityId)
    .execute();
  return changed;
}

/** Whether a change leaves the name of an entity as it is. */
export const keepsName = ({ before, after }: ChangedRecord): boolean =>
  recordName(before) === recordName(after);
