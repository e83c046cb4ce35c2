import { sql, type Kysely, type Migration } from 'kysely';
import { availabilityKey } from '#rules';

/** Names of one round: large enough to be quick, small enough for the memory of the embedded database. */
const BATCH = 10_000;

/** A table that holds names by their key, and which of several rows keeps a key that only one can have. */
interface NamedTable {
  table: string;
  /** Where the rows go that cannot have their key. */
  contested: string;
  keeper: string;
  /** What else is set for each row. */
  alsoSet: string;
}

const NAME_HOLDING: NamedTable = {
  table: 'name_holding',
  contested: 'contested_name',
  // An entity comes before a filing whose payment is under way, and of two entities the older one.
  keeper: `holder_kind = 'entity' desc, expires_at desc nulls first, holder_id`,
  alsoSet: ', close_key = named.name_key',
};
const RESERVED_NAME: NamedTable = {
  table: 'reserved_name',
  contested: 'contested_reservation',
  keeper: 'expires_at desc, name',
  alsoSet: '',
};

interface NamedRow {
  name_key: string;
  name: string;
}

/** Writes down the new key next to the old one of each row. The rule makes it, so that nothing else can read it differently. */
async function writeNewKeys(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`create temp table new_name_key (old_key text not null, name_key text not null) on commit drop`.execute(
    db,
  );
  await sql`declare named_row no scroll cursor for select name_key, name from ${sql.table(table)}`.execute(
    db,
  );
  for (;;) {
    const { rows } = await sql<NamedRow>`fetch ${sql.lit(BATCH)} from named_row`.execute(db);
    if (rows.length === 0) break;
    const oldKeys = rows.map(({ name_key }) => name_key);
    const newKeys = rows.map(({ name }) => availabilityKey(name));
    await sql`insert into new_name_key select * from unnest(${oldKeys}::text[], ${newKeys}::text[])`.execute(
      db,
    );
  }
  await sql`close named_row`.execute(db);
  await sql`analyze new_name_key`.execute(db);
}

/**
 * Gives each row its new key. The primary key is rebuilt, which is quicker than keeping it up row by row, and because a new key
 * may be the old one of a row that has not been reached yet.
 *
 * The former key drew words together that a comma or an underscore parts, and read them as designators and articles: "Acme,LLC" and
 * "AcmeLLC" could both be on record, and are one name now. Of such names one keeps the key and the others are set apart, whole.
 */
async function rekey(db: Kysely<unknown>, { table, contested, keeper, alsoSet }: NamedTable): Promise<void> {
  await writeNewKeys(db, table);
  const namesTable = sql.table(table);
  const constraint = sql.ref(`${table}_pkey`);
  await sql`alter table ${namesTable} drop constraint ${constraint}`.execute(db);
  await sql`update ${namesTable} as named set name_key = new_name_key.name_key ${sql.raw(alsoSet)}
    from new_name_key where named.name_key = new_name_key.old_key`.execute(db);
  await sql`create table ${sql.table(contested)} (like ${namesTable} including constraints)`.execute(db);
  await sql`with ranked as (
      select ctid as place, row_number() over (partition by name_key order by ${sql.raw(keeper)}) as rank
      from ${namesTable}
      where name_key in (select name_key from ${namesTable} group by name_key having count(*) > 1)
    ), removed as (
      delete from ${namesTable} using ranked where ${namesTable}.ctid = ranked.place and rank > 1 returning ${namesTable}.*
    )
    insert into ${sql.table(contested)} select * from removed`.execute(db);
  await sql`alter table ${namesTable} add constraint ${constraint} primary key (name_key)`.execute(db);
  await sql`drop table new_name_key`.execute(db);
}

/**
 * Names are told apart as the office does (C.R.S. 7-90-601). The former, coarser key stays as the one by which close names are
 * found. It has no default, so that a server of the version before cannot write keys of the former rule any more.
 */
export const distinguishableNames: Migration = {
  async up(db: Kysely<unknown>) {
    // In a large registry this takes longer than any request may.
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`alter table name_holding add column close_key text`.execute(db);
    // An index that is rebuilt costs less than one that follows each row.
    await sql`drop index name_holding_holder`.execute(db);
    await rekey(db, NAME_HOLDING);
    await sql`create index name_holding_holder on name_holding (holder_kind, holder_id)`.execute(db);
    await rekey(db, RESERVED_NAME);
    await sql`alter table name_holding alter column close_key set not null`.execute(db);
    await sql`alter table contested_name alter column close_key set not null`.execute(db);
    await sql`create index name_holding_close on name_holding (close_key)`.execute(db);
    await sql`analyze name_holding`.execute(db);
  },
};
