import type { Registry } from '../../context';
import type { Submission } from './submissions';

const MINUTE = 60_000;

/** Longer than the provider is asked again, also where the registry itself stood still for a while. */
const KEPT_MILLISECONDS = 60 * MINUTE;

/**
 * Holds what a filing holds a while longer: its names and its entity's transaction. Called as long as the provider has not decided the
 * payment, which may outlast the card page. What somebody else has got meanwhile stays theirs.
 */
export async function keepHolds(
  { db, clock }: Registry,
  { ref_id, submission_key }: Submission,
): Promise<void> {
  const keptUntil = new Date(clock.now().getTime() + KEPT_MILLISECONDS);
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('name_holding')
      .set({ expires_at: keptUntil })
      .where('holder_kind', '=', 'filing')
      .where('holder_id', '=', ref_id)
      .where('expires_at', '<', keptUntil)
      .execute();
    await tx
      .updateTable('transaction_holding')
      .set({ expires_at: keptUntil })
      .where('submission_key', '=', submission_key)
      .where('expires_at', '<', keptUntil)
      .execute();
  });
}
