import type { Registry } from '../../context';
import { lastPosition } from '../log-watch';
import { SNAPSHOT_FORMATS } from './formats/all';
import { removeSnapshots } from './remove-snapshots';
import type { Snapshot } from './write-part';

/** Whether each part of a snapshot is there in each format, and none by an earlier version of the server, which knows fewer. */
async function isWhole({ db }: Registry, { snapshot_id: id, parts }: Snapshot): Promise<boolean> {
  const { all, measured, ofRecords } = await db
    .selectFrom('snapshot_part')
    .select(({ fn }) => [
      fn.countAll<string>().as('all'),
      fn.count<string>('bytes').as('measured'),
      fn.countAll<string>().filterWhere('part', '<', parts).as('ofRecords'),
    ])
    .where('snapshot_id', '=', id)
    .executeTakeFirstOrThrow();
  return measured === all && Number(ofRecords) === parts * SNAPSHOT_FORMATS.length;
}

/** The snapshot that is being made, or a new one of the position at which the log ends. One that cannot become whole is removed. */
export async function beginOrContinue(registry: Registry): Promise<Snapshot> {
  const { db, clock } = registry;
  const begun = await db
    .selectFrom('snapshot')
    .selectAll()
    .where('finished_at', 'is', null)
    .orderBy('snapshot_id')
    .limit(1)
    .executeTakeFirst();
  if (begun !== undefined) {
    if (await isWhole(registry, begun)) return begun;
    await removeSnapshots(registry, [begun.snapshot_id]);
  }
  const position = await lastPosition(db);
  return db
    .insertInto('snapshot')
    .values({ position, begun_at: clock.now() })
    .returningAll()
    .executeTakeFirstOrThrow();
}
