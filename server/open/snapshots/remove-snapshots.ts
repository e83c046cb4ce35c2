import type { Registry } from '../../context';
import { enqueueObjectRemoval } from '../../outbox/enqueue-object-removal';

/** Parts that are removed at once. */
const PARTS = 100;

/** Removes some parts of a snapshot, and has the objects removed in which they lie. @returns whether there may be more */
const removeParts = ({ db, clock }: Registry, snapshotId: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('snapshot_part')
      .where('snapshot_id', '=', snapshotId)
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('format', 'part'),
          'in',
          selectFrom('snapshot_part as one')
            .select(['one.format', 'one.part'])
            .where('one.snapshot_id', '=', snapshotId)
            .limit(PARTS)
            .$asTuple('format', 'part'),
        ),
      )
      .returning('object_key')
      .execute();
    await enqueueObjectRemoval(tx, removed, clock.now());
    return removed.length === PARTS;
  });

/** Removes snapshots with their parts. */
export async function removeSnapshots(registry: Registry, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    while (await removeParts(registry, id));
    await registry.db.deleteFrom('snapshot').where('snapshot_id', '=', id).execute();
  }
}
