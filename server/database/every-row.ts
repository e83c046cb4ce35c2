/** A query that can be given a limit. */
interface Limitable<Row> {
  limit(most: number): { execute(): Promise<Row[]> };
}

/** Rows that belong to one thing, such as the open filings of an entity: far more than there are, and few enough to hold in memory. */
export const MAX_ROWS_OF_ONE = 1_000;

/**
 * Every row that a query finds, up to a limit that it never reaches.
 * @throws when there are more: what was to be worked on as a whole is not whole
 */
export async function everyRow<Row>(query: Limitable<Row>, most = MAX_ROWS_OF_ONE): Promise<Row[]> {
  const rows = await query.limit(most + 1).execute();
  if (rows.length > most) throw new Error(`A query that may find ${most} rows found more.`);
  return rows;
}
