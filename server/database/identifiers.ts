import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from './tables';

const NEXT_SERIAL = sql`lpad(nextval('record_number')::text, 7, '0')`;

/**
 * The next document number and, where a filing forms one, master ID of an entity: the year in the office's zone and seven digits, such as
 * 20265000001. Numbers never come twice; a transaction that fails leaves a gap.
 */
export async function nextRecordNumbers(
  db: Kysely<Database>,
  now: Date,
  isNew: boolean,
): Promise<{ document: string; entity: string | null }> {
  const year = sql`to_char(${now}::timestamptz at time zone 'America/Denver', 'YYYY')`;
  const { rows } = await sql<{ document: string; entity: string | null }>`
    select ${year} || ${NEXT_SERIAL} as document, case when ${isNew} then ${year} || ${NEXT_SERIAL} end as entity`.execute(
    db,
  );
  if (rows[0] === undefined) throw new Error('The sequence record_number gave no number.');
  return rows[0];
}

/** An ID that cannot be guessed (192 bits), in characters that a path or a query may hold. */
export const unguessableId = (): string => randomBytes(24).toString('base64url');
