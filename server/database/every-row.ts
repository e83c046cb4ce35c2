/** A query that can be given a limit. */
interface Limitable<Row> {
  limit(most: number): { execute(): Promise<Row[]> };
}

/** Most rows that may belong to one thing, such as the open filings of an entity: far more than there are, and few enough for memory. */
export const MAX_RELATED_ROWS = 1_000;

/**
 * Every row that a query finds, up to a limit that it should never reach.
 * @throws when there are more, because the caller needs all of them
 */
export async function everyRow<Row>(query: Limitable<Row>, most = MAX_RELATED_ROWS): Promise<Row[]> {
  const rows = await query.limit(most + 1).execute();
  if (rows.length > most) throw new Error(`A query that may find ${most} rows found more.`);
  return rows;
}
