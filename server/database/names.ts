import { availabilityKey, closeNameKey, MAX_CLOSE_NAMES } from '#rules';
import type { Kysely, OnConflictBuilder, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import { isDueForLanguage, isSetFree, NAME_FACTS } from './names-set-free';
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

const holdingOf = ({ name, holder, expiresAt }: NameRequest) => ({
  name_key: availabilityKey(name),
  close_key: closeNameKey(name),
  name,
  holder_kind: holder.kind,
  holder_id: holder.id,
  expires_at: expiresAt,
});

/** A holding that is there is taken over once it has expired, and renewed where it is the holder's own. The primary key decides between two. */
const orTakeOver =
  ({ now, ...request }: NameRequest) =>
  (conflict: OnConflictBuilder<Database, 'name_holding'>) =>
    conflict
      .column('name_key')
      .doUpdateSet(holdingOf({ now, ...request }))
      .where((is) =>
        is.or([
          is('name_holding.expires_at', '<=', now),
          is.and([
            is('name_holding.holder_kind', '=', request.holder.kind),
            is('name_holding.holder_id', '=', request.holder.id),
          ]),
        ]),
      );

/**
 * Holds a name for a holder, or holds it longer.
 *
 * @returns false when somebody else holds the name
 */
export async function reserveName(tx: Transaction<Database>, request: NameRequest): Promise<boolean> {
  const kept = await tx
    .insertInto('name_holding')
    .values(holdingOf(request))
    .onConflict(orTakeOver(request))
    .returning('name_key')
    .executeTakeFirst();
  return kept !== undefined;
}

/**
 * Holds a name as `reserveName` does, but touches nothing where it is that of an entity from which the law has set it free, and nobody has
 * written that down: answers which one.
 */
export async function reserveNameUnlessFree(
  tx: Transaction<Database>,
  request: NameRequest,
): Promise<{ isKept: boolean; freeFrom: string | null }> {
  const { close_key, name, holder_kind, holder_id, expires_at, name_key } = holdingOf(request);
  return tx
    .with('due', (db) =>
      db
        .selectFrom('name_holding')
        .innerJoin('entity', 'entity.entity_id', 'name_holding.holder_id')
        .select('entity.entity_id')
        .where('name_holding.name_key', '=', name_key)
        .where('name_holding.holder_kind', '=', 'entity')
        .where(isDueForLanguage(request.now)),
    )
    .with('kept', (db) =>
      db
        .insertInto('name_holding')
        .columns(['name_key', 'close_key', 'name', 'holder_kind', 'holder_id', 'expires_at'])
        .expression(
          db
            .selectNoFrom((is) => [
              is.val(name_key).as('name_key'),
              is.val(close_key).as('close_key'),
              is.val(name).as('name'),
              is.val(holder_kind).as('holder_kind'),
              is.val(holder_id).as('holder_id'),
              is.val(expires_at).as('expires_at'),
            ])
            .where((is) => is.not(is.exists(is.selectFrom('due').select('entity_id')))),
        )
        .onConflict(orTakeOver(request))
        .returning('name_key'),
    )
    .selectNoFrom((is) => [
      is.exists(is.selectFrom('kept').select('name_key')).$castTo<boolean>().as('isKept'),
      is.selectFrom('due').select('entity_id').as('freeFrom'),
    ])
    .executeTakeFirstOrThrow();
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
