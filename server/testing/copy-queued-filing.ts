import { sql } from 'kysely';
import type { Registry } from '../context';

/** How many copies one statement makes: a hundred thousand at once would exceed the statement timeout on a busy machine. */
const COPIES_AT_ONCE = 10_000;

/** The numbers of copies, as many as a statement makes at a time, as SQL. */
const batches = (count: number): string[] =>
  Array.from({ length: Math.ceil(count / COPIES_AT_ONCE) }, (_, batch) => {
    const before = batch * COPIES_AT_ONCE;
    return `generate_series(${before + 1}, ${Math.min(before + COPIES_AT_ONCE, count)})`;
  });

/** The differences between the copies, as SQL over the number `i` of the copy. */
const NUMBER = `lpad(i::text, 7, '0')`;
const KEY = `('00000000-0000-4000-9000-' || lpad(i::text, 12, '0'))::uuid`;

/** The properties of the filing itself that each copy has of its own, where it is put on record. */
const FILING = `row.filing || jsonb_build_object('entityId', '2099' || ${NUMBER}, 'submissionKey', ${KEY},
  'entityNameValues', (row.filing -> 'entityNameValues') || jsonb_build_object('name', 'Copied ' || i || ' LLC'))`;

/** The tables with rows of a queued filing, in the order of their references, and the columns that differ from copy to copy. */
const COPIES: readonly { table: string; of: string; own: Record<string, string> }[] = [
  {
    table: 'entity',
    of: 'entity_id = $entity',
    // All are called alike: nothing here asks for names on record, and their index would take longer than all the rest.
    own: { entity_id: `'2099' || ${NUMBER}` },
  },
  {
    table: 'filing_draft',
    of: 'ref_id = $ref',
    own: { ref_id: `'copied-reference-' || ${NUMBER}`, submission_key: KEY },
  },
  {
    table: 'card_session',
    of: 'session_id = $session',
    own: {
      session_id: `'copied-session-' || ${NUMBER}`,
      idempotency_key: `'copied-key-' || ${NUMBER}`,
      reference: `'copied-reference-' || ${NUMBER} || '.1'`,
    },
  },
  {
    table: 'card_charge',
    of: 'session_id = $session',
    own: { session_id: `'copied-session-' || ${NUMBER}` },
  },
  {
    table: 'submission',
    of: 'ref_id = $ref',
    own: {
      ref_id: `'copied-reference-' || ${NUMBER}`,
      submission_key: KEY,
      session_id: `'copied-session-' || ${NUMBER}`,
      held_name: `'Copied ' || i || ' LLC'`,
    },
  },
  {
    table: 'filing_record',
    of: 'transaction_id = $document',
    own: {
      transaction_id: `'2098' || ${NUMBER}`,
      submission_key: KEY,
      entity_id: `'2099' || ${NUMBER}`,
      session_id: `'copied-session-' || ${NUMBER}`,
      filing: FILING,
    },
  },
];

/**
 * Copies a queued filing with its entity and its payment, many thousand times in some statements: for races and for measurements of a
 * long queue. Copies are received a minute after each other. References are not checked: they are those of the filing that is copied.
 */
export async function copyQueuedFiling(
  { db }: Registry,
  {
    entityId,
    refId,
    sessionId,
    transactionId,
  }: Record<'entityId' | 'refId' | 'sessionId' | 'transactionId', string>,
  count: number,
): Promise<void> {
  const values: Record<string, string> = {
    $entity: entityId,
    $ref: refId,
    $session: sessionId,
    $document: transactionId,
  };
  const literal = (condition: string) =>
    condition.replace(/\$\w+/, (name) => `'${(values[name] ?? '').replaceAll("'", "''")}'`);
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const { table, of, own } of COPIES) {
      const { rows } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
      `.execute(tx);
      const columns = rows.map(({ name }) => name);
      const chosen = columns.map((name) => own[name] ?? `row.${name}`);
      for (const numbers of batches(count)) {
        await sql
          .raw(
            `insert into ${table} (${columns.join(', ')}) select ${chosen.join(', ')}
               from ${table} as row, ${numbers} as i where ${literal(of)}`,
          )
          .execute(tx);
      }
    }
    for (const numbers of batches(count)) {
      await sql
        .raw(
          `insert into pending_filing (transaction_id, entity_id, received_at)
             select '2098' || ${NUMBER}, '2099' || ${NUMBER}, row.received_at + i * interval '1 minute'
             from pending_filing as row, ${numbers} as i
             where transaction_id = '${transactionId}' order by i`,
        )
        .execute(tx);
    }
  });
}
