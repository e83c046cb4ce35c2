import pg from 'pg';
import { inTurns } from './figures';

/** The rows that were written to a table, each as JSON. */
interface TableRows {
  table: string;
  rows: string[];
}

const CURRENT = `select table_name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely_%' order by 1`;

/** Marks a moment of the database, from which `rowsSince` counts. */
export async function markOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ mark: string }>('select pg_current_xact_id()::text as mark');
  return rows[0]?.mark ?? '0';
}

/** All rows that were inserted or changed since the mark, as they are now. */
export async function rowsSince(pool: pg.Pool, mark: string): Promise<TableRows[]> {
  const { rows: tables } = await pool.query<{ table_name: string }>(CURRENT);
  const all: TableRows[] = [];
  for (const { table_name: table } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select to_jsonb(one)::text as row from ${table} as one where one.xmin::text::bigint >= $1::bigint`,
      [mark],
    );
    if (rows.length > 0) all.push({ table, rows: rows.map(({ row }) => row) });
  }
  return all;
}

/** How the rows are inserted: by so many connections at once, with a commit for each row or one for all rows of a filing. */
export interface BareWriting {
  connections: number;
  commits: 'row' | 'filing';
}

const INSERT = (table: string) =>
  `insert into bare.${table} overriding system value select * from jsonb_populate_recordset(null::bare.${table}, $1::jsonb)`;

async function inOneTransaction(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/**
 * Inserts the same rows into bare copies of their tables, with their columns, checks and indexes, without references and triggers.
 * Answers the seconds that it took.
 */
export async function insertBare(
  databaseUrl: string,
  written: readonly TableRows[],
  filings: number,
  { connections, commits }: BareWriting,
): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  pool.on('error', () => undefined);
  try {
    await pool.query('drop schema if exists bare cascade');
    await pool.query('create schema bare');
    for (const { table } of written)
      await pool.query(`create table bare.${table} (like public.${table} including all)`);
    const shareOf = ({ rows }: TableRows, turn: number) =>
      rows.slice(
        Math.floor((rows.length * turn) / filings),
        Math.floor((rows.length * (turn + 1)) / filings),
      );
    const eachRow = async (turn: number) => {
      for (const one of written)
        for (const row of shareOf(one, turn)) await pool.query(INSERT(one.table), [`[${row}]`]);
    };
    const allRows = (turn: number) =>
      inOneTransaction(pool, async (client) => {
        for (const one of written) {
          const rows = shareOf(one, turn);
          if (rows.length > 0) await client.query(INSERT(one.table), [`[${rows.join(',')}]`]);
        }
      });
    return await inTurns(filings, connections, commits === 'row' ? eachRow : allRows);
  } finally {
    await pool.end();
  }
}
