import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/tables';

/** Something that holds of a table, in words that are the same as long as it holds. */
interface Fact {
  table: string;
  /** The subject of the restriction; a migration that adds a column may restrict it freely. */
  columns: string[];
  fact: string;
}

/** What the statements of a server that knows this schema rely on, and which restrictions they must meet. */
export interface Shape {
  reliedOn: Fact[];
  restrictions: Fact[];
}

const OWN_TABLES = sql`join pg_class c on c.oid = relation join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname not like 'kysely_%'`;

const columnNames = (numbers: string) =>
  sql.raw(`array(select attname::text from pg_attribute
    where attrelid = relation and attnum = any(${numbers}) order by attnum)`);

/** Reads the shape of a database from its catalog. */
export async function databaseShape(db: Kysely<Database>): Promise<Shape> {
  const columns = await sql<{
    table: string;
    column: string;
    type: string;
    isNullable: boolean;
    hasDefault: boolean;
  }>`
    select c.relname as table, attname as column, format_type(atttypid, atttypmod) as type,
      not attnotnull as "isNullable", atthasdef or attidentity <> '' as "hasDefault"
    from (select *, attrelid as relation from pg_attribute where attnum > 0 and not attisdropped) as a ${OWN_TABLES}`.execute(
    db,
  );
  const keys = await sql<Fact>`
    select c.relname as table, ${columnNames('indkey::int2[]')} as columns,
      'unique ' || c.relname || ' ' || regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '') as fact
    from (select *, indrelid as relation from pg_index where indisunique) as i ${OWN_TABLES}`.execute(db);
  const constraints = await sql<Fact>`
    select c.relname as table, ${columnNames('conkey')} as columns,
      c.relname || ' ' || pg_get_constraintdef(constraint_oid) as fact
    from (select *, oid as constraint_oid, conrelid as relation from pg_constraint where contype in ('c', 'f')) as k
    ${OWN_TABLES}`.execute(db);
  const of = (one: { table: string; column: string }, fact: string): Fact => ({
    table: one.table,
    columns: [one.column],
    fact: `${one.table}.${one.column} ${fact}`,
  });
  return {
    reliedOn: [
      ...columns.rows.map((one) => of(one, `is ${one.type}`)),
      ...columns.rows.filter((one) => one.isNullable).map((one) => of(one, 'may be empty')),
      ...columns.rows
        .filter((one) => one.isNullable || one.hasDefault)
        .map((one) => of(one, 'may be left out')),
      ...keys.rows,
    ],
    restrictions: [
      ...columns.rows
        .filter((one) => !one.isNullable && !one.hasDefault)
        .map((one) => ({ ...of(one, 'has to be given'), columns: [] })),
      ...keys.rows,
      ...constraints.rows,
    ],
  };
}

const factsOf = (facts: readonly Fact[]) => new Set(facts.map(({ fact }) => fact));

/** What a change of the schema breaks for servers of the version before; nothing, while both versions may run during an upgrade. */
export function breakingChanges(before: Shape, after: Shape): string[] {
  const [left, known] = [factsOf(after.reliedOn), factsOf(before.restrictions)];
  const columns = new Set(
    before.reliedOn.flatMap((one) => one.columns.map((column) => `${one.table}.${column}`)),
  );
  const tables = new Set(before.reliedOn.map(({ table }) => table));
  const isAboutFormer = ({ table, columns: about }: Fact) =>
    tables.has(table) && (about.length === 0 || about.some((column) => columns.has(`${table}.${column}`)));
  return [
    ...before.reliedOn.filter(({ fact }) => !left.has(fact)).map(({ fact }) => `no more: ${fact}`),
    ...after.restrictions
      .filter((one) => isAboutFormer(one) && !known.has(one.fact))
      .map(({ fact }) => `from now on: ${fact}`),
  ].sort();
}
