import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from './tables';

/**
 * Does a part of a transaction. What it wrote is undone when it throws, and the transaction goes on.
 * @throws what it threw, also where the whole transaction is lost with its connection
 */
export async function inSavepoint<T>(tx: Transaction<Database>, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx).catch(() => undefined);
    throw error;
  }
}
