import { availabilityKey, closeNameKey } from '#rules';
import type { Transaction } from 'kysely';
import { type Holder, reserveName } from './names';
import type { Database } from './tables';

/** Passes a name that one of both holds to an entity, for good, and takes it off the reserved ones; false where neither has it. */
async function passName(
  tx: Transaction<Database>,
  { name, from, to }: { name: string; from: Holder; to: Holder },
): Promise<boolean> {
  const passed = await tx
    .with('passed', (db) =>
      db
        .updateTable('name_holding')
        .set({ holder_kind: to.kind, holder_id: to.id, expires_at: null })
        .where('name_key', '=', availabilityKey(name))
        .where('expires_at', 'is', null)
        .where(({ or, and, eb }) =>
          or([from, to].map(({ kind, id }) => and([eb('holder_kind', '=', kind), eb('holder_id', '=', id)]))),
        )
        .returning('name_key'),
    )
    .with('no_longer_reserved', (db) =>
      db
        .deleteFrom('reserved_name')
        .using('passed')
        .whereRef('reserved_name.name_key', '=', 'passed.name_key'),
    )
    .selectFrom('passed')
    .select('name_key')
    .executeTakeFirst();
  return passed !== undefined;
}

/**
 * Passes a filing's name to its entity, for good, and takes the name off the reserved ones. A holding that expired in the meantime is
 * taken again when nobody else has the name. An entity that has the name already keeps it.
 *
 * @returns false when somebody else holds the name now
 */
export async function transferName(
  tx: Transaction<Database>,
  { name, from, to, now }: { name: string; from: Holder; to: Holder; now: Date },
): Promise<boolean> {
  if (await passName(tx, { name, from, to })) return true;
  return (
    (await reserveName(tx, { name, holder: from, expiresAt: null, now })) && passName(tx, { name, from, to })
  );
}

/** Passes a name that a filing holds to its entity, for good; nothing where the filing does not hold it. */
export async function transferBareName(
  tx: Transaction<Database>,
  { name, from, to }: { name: string; from: Holder; to: Holder },
): Promise<void> {
  await tx
    .updateTable('name_holding')
    .set({ holder_kind: to.kind, holder_id: to.id, expires_at: null })
    .where('name_key', '=', availabilityKey(name))
    .where('holder_kind', '=', from.kind)
    .where('holder_id', '=', from.id)
    .execute();
}

/** Writes a name that a holder has in another spelling, which needs no other holding, as it is spelled now. */
export async function respellHeldName(
  tx: Transaction<Database>,
  holder: Holder,
  name: string,
): Promise<void> {
  await tx
    .updateTable('name_holding')
    .set({ name, close_key: closeNameKey(name) })
    .where('name_key', '=', availabilityKey(name))
    .where('holder_kind', '=', holder.kind)
    .where('holder_id', '=', holder.id)
    .where('name', '!=', name)
    .execute();
}
