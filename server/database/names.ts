import { availabilityKey } from '#rules';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from './tables';
import type { HolderKind, ReservedNameTable } from './tables/names';

/** Somebody who holds a name. */
export interface Holder {
  kind: HolderKind;
  /** Entity ID, or a filing's reference. */
  id: string;
}

/** What stands in the way of a name: one who uses it, or one it is reserved for. */
export interface NameState {
  holding?: Holder;
  reserved?: Pick<Selectable<ReservedNameTable>, 'owner_name' | 'owner_address'>;
}

/**
 * Who has a name at this moment; lapsed holdings and reservations count as none. One look-up in two primary keys.
 *
 * @param own holders whose holding is no obstacle: the entity that files, or the filing itself
 */
export async function findHolding(
  db: Kysely<Database>,
  name: string,
  now: Date,
  own: readonly Holder[] = [],
): Promise<NameState> {
  const key = availabilityKey(name);
  const found = await db
    .selectFrom(sql<{ key: string }>`(select ${key}::text as key)`.as('asked'))
    .leftJoin('name_holding', (join) =>
      join
        .onRef('name_holding.name_key', '=', 'asked.key')
        .on((is) =>
          is.or([is('name_holding.expires_at', 'is', null), is('name_holding.expires_at', '>', now)]),
        ),
    )
    .leftJoin('reserved_name', (join) =>
      join.onRef('reserved_name.name_key', '=', 'asked.key').on('reserved_name.expires_at', '>', now),
    )
    .select(['holder_kind', 'holder_id', 'owner_name', 'owner_address'])
    .executeTakeFirstOrThrow();
  const { holder_kind: kind, holder_id: id, owner_name, owner_address } = found;
  const isHeld = kind !== null && id !== null && !own.some((one) => one.kind === kind && one.id === id);
  return {
    ...(isHeld ? { holding: { kind, id } } : {}),
    ...(owner_name !== null && owner_address !== null ? { reserved: { owner_name, owner_address } } : {}),
  };
}

/**
 * Holds a name for a holder, or holds it longer. The primary key decides between two who ask at the same moment.
 *
 * @param expiresAt when the holding lapses; null holds for good
 * @returns false when somebody else holds the name
 */
export async function reserveName(
  tx: Transaction<Database>,
  { name, holder, expiresAt, now }: { name: string; holder: Holder; expiresAt: Date | null; now: Date },
): Promise<boolean> {
  const row = {
    name_key: availabilityKey(name),
    name,
    holder_kind: holder.kind,
    holder_id: holder.id,
    expires_at: expiresAt,
  };
  const kept = await tx
    .insertInto('name_holding')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('name_key')
        .doUpdateSet(row)
        .where((is) =>
          is.or([
            is('name_holding.expires_at', '<=', now),
            is.and([
              is('name_holding.holder_kind', '=', holder.kind),
              is('name_holding.holder_id', '=', holder.id),
            ]),
          ]),
        ),
    )
    .returning('name_key')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Gives up every name that this holder has; none is fine. */
export async function releaseName(tx: Kysely<Database>, holder: Holder): Promise<void> {
  await tx
    .deleteFrom('name_holding')
    .where('holder_kind', '=', holder.kind)
    .where('holder_id', '=', holder.id)
    .execute();
}

/**
 * Passes a filing's name to the entity it formed, for good, and takes the name off the reserved ones. A holding that
 * lapsed meanwhile is taken up again when nobody else has the name.
 *
 * @returns false when somebody else holds the name now
 */
export async function transferName(
  tx: Transaction<Database>,
  { name, from, to, now }: { name: string; from: Holder; to: Holder; now: Date },
): Promise<boolean> {
  if (!(await reserveName(tx, { name, holder: from, expiresAt: null, now }))) return false;
  await tx
    .updateTable('name_holding')
    .set({ holder_kind: to.kind, holder_id: to.id, expires_at: sql`null` })
    .where('name_key', '=', availabilityKey(name))
    .execute();
  await tx.deleteFrom('reserved_name').where('name_key', '=', availabilityKey(name)).execute();
  return true;
}
