import type { Registry } from '../../context';
import type { Submission } from '../submissions/submissions';

const MINUTE = 60_000;

/** Longer than the pause between two questions to the provider, even if the registry was down for a while. */
const EXTENSION_MILLISECONDS = 60 * MINUTE;

/**
 * Extends what a filing holds: its names and its entity's transaction. Called as long as the provider has not decided the payment, which
 * may take longer than the card page lives. What another filing has taken meanwhile stays with it.
 */
export async function extendHolds(
  { db, clock }: Registry,
  { ref_id, submission_key }: Submission,
): Promise<void> {
  const heldUntil = new Date(clock.now().getTime() + EXTENSION_MILLISECONDS);
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('name_holding')
      .set({ expires_at: heldUntil })
      .where('holder_kind', '=', 'filing')
      .where('holder_id', '=', ref_id)
      .where('expires_at', '<', heldUntil)
      .execute();
    await tx
      .updateTable('transaction_holding')
      .set({ expires_at: heldUntil })
      .where('submission_key', '=', submission_key)
      .where('expires_at', '<', heldUntil)
      .execute();
  });
}
