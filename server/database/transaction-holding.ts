import type { OpenFiling } from '#rules';
import { openFilingOf, UNLISTED_STATES } from '#rules';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './tables';
import { everyRow } from './every-row';

/** A filing that asks for an entity's transaction, or holds it. */
export interface TransactionHolder {
  entityId: string;
  transactionType: string;
  submissionKey: string;
}

/**
 * Holds a transaction of an entity for a filing, or holds it longer. The primary key decides between two who ask at the same moment
 * (reading 27).
 * @param expiresAt null holds until it is released
 * @returns false while another filing holds it
 */
export async function holdTransaction(
  tx: Transaction<Database>,
  { entityId, transactionType, submissionKey }: TransactionHolder,
  { expiresAt, now }: { expiresAt: Date | null; now: Date },
): Promise<boolean> {
  const row = {
    entity_id: entityId,
    transaction_type: transactionType,
    submission_key: submissionKey,
    expires_at: expiresAt,
  };
  const heldRow = await tx
    .insertInto('transaction_holding')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['entity_id', 'transaction_type'])
        .doUpdateSet(row)
        .where((is) =>
          is.or([
            is('transaction_holding.expires_at', '<=', now),
            is('transaction_holding.submission_key', '=', submissionKey),
          ]),
        ),
    )
    .returning('entity_id')
    .executeTakeFirst();
  return heldRow !== undefined;
}

/** Releases what a filing holds, if anything. */
export async function releaseTransaction(tx: Kysely<Database>, submissionKey: string): Promise<void> {
  await tx.deleteFrom('transaction_holding').where('submission_key', '=', submissionKey).execute();
}

/**
 * The transactions of an entity that other filings hold, and how far each has come: it is being paid for, waits for staff, or takes
 * effect later.
 * @param submissionKey of the filing that asks, whose own holding is no obstacle
 */
export async function heldTransactions(
  db: Kysely<Database>,
  entityId: string,
  { now, submissionKey }: { now: Date; submissionKey?: string },
): Promise<Record<string, OpenFiling>> {
  let query = db
    .selectFrom('transaction_holding as holding')
    .leftJoin('filing_record as record', (join) =>
      join
        .onRef('record.submission_key', '=', 'holding.submission_key')
        // A filing that was rejected and submitted again is being paid for.
        .on('record.effect_state', 'not in', UNLISTED_STATES),
    )
    .select(['holding.transaction_type', 'record.effect_state'])
    .where('holding.entity_id', '=', entityId)
    .where((is) => is.or([is('holding.expires_at', 'is', null), is('holding.expires_at', '>', now)]));
  if (submissionKey !== undefined) query = query.where('holding.submission_key', '!=', submissionKey);
  const holdings = await everyRow(query);
  return Object.fromEntries(
    holdings.map(({ transaction_type, effect_state }) => [transaction_type, openFilingOf(effect_state)]),
  );
}
