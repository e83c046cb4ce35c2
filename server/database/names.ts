import { availabilityKey, closeNameKey, MAX_CLOSE_NAMES } from '#rules';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import { isSetFree, NAME_FACTS } from './names-set-free';
import type { Database } from './tables';
import type { HolderKind, ReservedNameTable } from './tables/names';

/** The holder of a name. */
export interface Holder {
  kind: HolderKind;
  /** Entity ID, or a filing's reference. */
  id: string;
}

/** Why a name is unavailable: the holder, or the person for whom it is reserved; and which names on record resemble it. */
export interface NameState {
  holding?: Holder;
  reserved?: Pick<Selectable<ReservedNameTable>, 'owner_name' | 'owner_address'>;
  closeNames: string[];
}

/** The names of other entities that are close to this one, without the one that is not distinguishable from it. */
const selectCloseNames = (name: string, own: readonly Holder[]) => {
  const ownEntities = own.filter(({ kind }) => kind === 'entity').map(({ id }) => id);
  return sql<string[]>`array(
    select close_holding.name from name_holding as close_holding
    where close_holding.close_key = ${closeNameKey(name)} and close_holding.close_key <> '' and close_holding.name_key <> ${availabilityKey(name)}
      and close_holding.holder_kind = 'entity' and close_holding.holder_id <> all(${ownEntities}::text[])
    order by close_holding.name collate "C" limit ${sql.lit(MAX_CLOSE_NAMES)})`;
};

/**
 * Who has a name at this moment; expired holdings and reservations count as none, and so does that of an entity whose name the law has set
 * free, whether or not a job has written that down. One query, four look-ups by index.
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
  const heldBy = await db
    .selectFrom(sql<{ key: string }>`(select ${key}::text as key)`.as('asked'))
    .leftJoin('name_holding', (join) =>
      join
        .onRef('name_holding.name_key', '=', 'asked.key')
        .on((is) =>
          is.or([is('name_holding.expires_at', 'is', null), is('name_holding.expires_at', '>', now)]),
        ),
    )
    .leftJoin('entity', (join) =>
      join
        .onRef('entity.entity_id', '=', 'name_holding.holder_id')
        .on('name_holding.holder_kind', '=', 'entity'),
    )
    .leftJoin('reserved_name', (join) =>
      join.onRef('reserved_name.name_key', '=', 'asked.key').on('reserved_name.expires_at', '>', now),
    )
    .select([
      'holder_kind',
      'holder_id',
      'owner_name',
      'owner_address',
      ...NAME_FACTS.map((fact) => `entity.${fact}` as const),
      selectCloseNames(name, own).as('closeNames'),
    ])
    .executeTakeFirstOrThrow();
  const { holder_kind: kind, holder_id: id, owner_name, owner_address, closeNames, ...facts } = heldBy;
  const isHeld = kind !== null && id !== null && !own.some((one) => one.kind === kind && one.id === id);
  const isFree = isHeld && (await isSetFree(db, { entityId: id, name, facts }, now));
  return {
    ...(isHeld && !isFree ? { holding: { kind, id } } : {}),
    ...(owner_name !== null && owner_address !== null ? { reserved: { owner_name, owner_address } } : {}),
    closeNames,
  };
}

/** A name that is to be held. */
export interface NameRequest {
  name: string;
  holder: Holder;
  /** Until when the name is held; null for as long as the holder exists. */
  expiresAt: Date | null;
  now: Date;
}

/**
 * Holds a name for a holder, or holds it longer. The primary key decides between two who ask at the same moment.
 *
 * @returns false when somebody else holds the name
 */
export async function reserveName(
  tx: Transaction<Database>,
  { name, holder, expiresAt, now }: NameRequest,
): Promise<boolean> {
  const row = {
    name_key: availabilityKey(name),
    close_key: closeNameKey(name),
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

/** Whether this holder has the name for good. */
export async function holdsPermanently(tx: Kysely<Database>, name: string, holder: Holder): Promise<boolean> {
  const found = await tx
    .selectFrom('name_holding')
    .select('name_key')
    .where('name_key', '=', availabilityKey(name))
    .where('holder_kind', '=', holder.kind)
    .where('holder_id', '=', holder.id)
    .where('expires_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Releases names of this holder, if any. A contested name passes to the entity that waits for it.
 *
 * @param only the names to release, as far as the holder has them; left out for every name
 */
export async function releaseName(
  tx: Kysely<Database>,
  holder: Holder,
  only?: readonly string[],
): Promise<void> {
  const isReleased = sql<boolean>`holder_kind = ${holder.kind} and holder_id = ${holder.id}
    and ${only === undefined ? sql`true` : sql`name_key = any(${only.map(availabilityKey)}::text[])`}`;
  const released = await tx
    .with('no_longer_contested', (db) => db.deleteFrom('contested_name').where(isReleased))
    .deleteFrom('name_holding')
    .where(isReleased)
    .returning('name_key')
    .execute();
  if (released.length > 0) {
    await holdContestedNames(
      tx,
      released.map(({ name_key }) => name_key),
    );
  }
}

/** The next holder of a name under the former rule takes over its key, so that nobody else can get a name like it. */
async function holdContestedNames(tx: Kysely<Database>, keys: readonly string[]): Promise<void> {
  await sql`with held as (
      insert into name_holding (name_key, close_key, name, holder_kind, holder_id, expires_at)
      select name_key, close_key, name, holder_kind, holder_id, expires_at
      from contested_name where name_key = any(${keys}) order by holder_kind, holder_id
      on conflict do nothing returning name_key, holder_kind, holder_id
    )
    delete from contested_name using held
    where contested_name.name_key = held.name_key
      and contested_name.holder_kind = held.holder_kind and contested_name.holder_id = held.holder_id`.execute(
    tx,
  );
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
  const isKept = await holdsPermanently(tx, name, to);
  if (!isKept && !(await reserveName(tx, { name, holder: from, expiresAt: null, now }))) return false;
  await tx
    .with('no_longer_reserved', (db) =>
      db.deleteFrom('reserved_name').where('name_key', '=', availabilityKey(name)),
    )
    .updateTable('name_holding')
    .set({ holder_kind: to.kind, holder_id: to.id, expires_at: sql`null` })
    .where('name_key', '=', availabilityKey(name))
    .execute();
  return true;
}

/** More would not be looked at one by one. */
const MAX_CONTESTED = 1_000;

/** Names of the former rule that are not distinguishable from one on record: staff have to look at them. */
export async function contestedNames(db: Kysely<Database>): Promise<string[]> {
  const names = await db.selectFrom('contested_name').select('name').limit(MAX_CONTESTED).execute();
  const reservations = await db
    .selectFrom('contested_reservation')
    .select('name')
    .limit(MAX_CONTESTED)
    .execute();
  return [...names, ...reservations].map(({ name }) => name);
}

/**
 * Holds one more name for an entity: the one that it gets by law. If it is not distinguishable from a name on record, it waits for it as
 * names of the former rule do.
 */
export async function holdNameByLaw(
  tx: Transaction<Database>,
  { entityId, name, now }: { entityId: string; name: string; now: Date },
): Promise<void> {
  const holder = { kind: 'entity', id: entityId } as const;
  if (await reserveName(tx, { name, holder, expiresAt: null, now })) return;
  await tx
    .insertInto('contested_name')
    .values({
      name_key: availabilityKey(name),
      close_key: closeNameKey(name),
      name,
      holder_kind: holder.kind,
      holder_id: holder.id,
      expires_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
