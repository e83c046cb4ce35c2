import type { Kysely } from 'kysely';
import { officeDay } from '#rules';
import type { Registry } from '../../context';
import type { Database } from '../../database/tables';
import { beginOrContinue } from './begin-snapshot';
import { finishSnapshot } from './finish-snapshot';
import { SNAPSHOT_FORMATS } from './formats/all';
import { removeSnapshots } from './remove-snapshots';
import { writePart } from './write-part';

/** Records of a part, and how long a run of the job goes on: less than a job may take. */
const PACE = { part: 5_000, milliseconds: 20_000 };
/** The newest ones are kept: who has begun to load one can go on. */
const KEPT = 2;

/** Whether something was withheld after a position: what was written before may hold what nobody may see any more. */
export const isWithheldSince = async (db: Kysely<Database>, position: number): Promise<boolean> =>
  (await db
    .selectFrom('public_change')
    .select('position')
    .where('kind', '=', 'withheld')
    .where('position', '>', String(position))
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Removes all but the newest, and each from before something was withheld. */
async function removeOld(registry: Registry): Promise<void> {
  const { db } = registry;
  const finished = await db
    .selectFrom('snapshot')
    .select(['snapshot_id', 'position'])
    .where('finished_at', 'is not', null)
    .orderBy('snapshot_id', 'desc')
    .limit(100)
    .execute();
  const old: string[] = [];
  for (const [place, { snapshot_id: id, position }] of finished.entries())
    if (place >= KEPT || (await isWithheldSince(db, Number(position)))) old.push(id);
  await removeSnapshots(registry, old);
}

/**
 * Makes a snapshot of the whole public record, or goes on with the one that is being made; a server that was killed leaves off where
 * another goes on.
 * @returns whether it is finished
 */
export async function makeSnapshot(registry: Registry, { part, milliseconds } = PACE): Promise<boolean> {
  const until = performance.now() + milliseconds;
  let snapshot = await beginOrContinue(registry);
  for (;;) {
    const written = await writePart(registry, snapshot, part);
    if (written.kind === 'ended') break;
    if (written.kind === 'overtaken' || performance.now() > until) return false;
    snapshot = written.snapshot;
  }
  if (await isWithheldSince(registry.db, Number(snapshot.position))) {
    await removeSnapshots(registry, [snapshot.snapshot_id]);
    return false;
  }
  if (!(await finishSnapshot(registry, snapshot, until))) return false;
  await removeOld(registry);
  return true;
}

/** Whether one is being made, or there is none of this day of the office, in each format, that may be given out. */
export async function isSnapshotDue({ db, clock }: Registry): Promise<boolean> {
  const newest = await db
    .selectFrom('snapshot')
    .select(['position', 'begun_at', 'finished_at', 'files'])
    .orderBy('snapshot_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest === undefined || newest.finished_at === null) return true;
  const { files } = newest;
  // The last one of an earlier version of the server has fewer.
  if (SNAPSHOT_FORMATS.some((format) => files?.every((file) => file.format !== format))) return true;
  const isOfToday = officeDay(newest.begun_at.toISOString()) === officeDay(clock.now().toISOString());
  return !isOfToday || isWithheldSince(db, Number(newest.position));
}
