import type { Registry } from '../context';
import { actOnPending } from './act-on-pending';
import { everyRow } from '../database/every-row';

/**
 * Gives up every lock that an administrator holds, each as Cancel does, with its line in the audit log (A4-lock).
 * @returns how many were given up
 */
export async function releaseLocksOf(registry: Registry, userId: string): Promise<number> {
  const heldLocks = await everyRow(
    registry.db
      .selectFrom('pending_filing')
      .select(['sequence', 'version'])
      .where('state', '=', 'locked')
      .where('lock_user_id', '=', userId)
      .orderBy('sequence'),
  );
  let released = 0;
  for (const { sequence, version } of heldLocks) {
    // A lock that has a new holder, or whose filing was decided, is left alone.
    const { kind } = await actOnPending(registry, { sequence, event: 'cancel', userId, version });
    if (kind === 'done') released += 1;
  }
  return released;
}
