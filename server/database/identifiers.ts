import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from './tables';

/**
 * The next master ID or document number: the year in the office's zone and seven digits, such as 20265000001.
 * Numbers never come twice; a transaction that fails leaves a gap.
 */
export async function nextRecordNumber(db: Kysely<Database>, now: Date): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select to_char(${now}::timestamptz at time zone 'America/Denver', 'YYYY')
      || lpad(nextval('record_number')::text, 7, '0') as number`.execute(db);
  const number = rows[0]?.number;
  if (number === undefined) throw new Error('The sequence record_number gave no number.');
  return number;
}

/** An ID that cannot be guessed (192 bits), in characters that a path or a query may hold. */
export const unguessableId = (): string => randomBytes(24).toString('base64url');
