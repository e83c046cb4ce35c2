import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Registry } from '../../context';
import type { Database } from '../../database/tables';
import type { ObjectStore } from '../../ports/storage-port';
import type { JobResult } from '../../outbox/job-result';
import { describeError } from '../../failures/describe-error';
import { makeDue } from '../../outbox/make-due';
import { removeObjects } from './remove-objects';

/**
 * How long an object may exist without its row. It is stored first and its row follows within seconds; a server that was killed in between
 * never writes it. By real time: testers who move the clock do not age objects.
 */
const GRACE_MILLISECONDS = 86_400_000;

const PAUSE_MILLISECONDS = 6 * 3_600_000;

/** The most in one run, so that it ends within the time limit of a job. */
const MAX_REMOVED = 50;
const MAX_MISSING = 20;

/** Makes the sweep due now, as every start of a server does. */
export const scheduleStorageSweep = (db: Kysely<Database>, now: Date): Promise<void> =>
  makeDue(db, 'storage-sweep', now);

/** Objects that rows name, after one key and up to another; without an end, up to the last one of this registry. */
async function namedObjects(
  db: Kysely<Database>,
  { after, upTo, prefix }: { after: string; upTo: string | undefined; prefix: string },
): Promise<Set<string>> {
  const isHere = sql<boolean>`object_key > ${after === '' ? prefix : after}
    and (object_key <= ${upTo ?? null} or ${upTo === undefined}) and starts_with(object_key, ${prefix})`;
  const { rows } = await sql<{ object_key: string }>`
    select object_key from attachment where ${isHere}
    union all select object_key from filing_document where ${isHere}
    union all select object_key from snapshot_part where ${isHere}`.execute(db);
  return new Set(rows.map(({ object_key }) => object_key));
}

/** Those of these objects that are certainly not in the store, up to a few. */
async function missing(store: ObjectStore, keys: readonly string[]): Promise<string[]> {
  const gone: string[] = [];
  for (const key of keys.slice(0, MAX_MISSING)) if (!(await store.has(key))) gone.push(key);
  return gone;
}

/**
 * Compares objects with the rows that name them, a page at a time: objects without a row are removed after a day, and rows without an
 * object are reported to the operator. Continues at the position of the last run, at once or after a pause.
 */
export async function runStorageSweep({
  db,
  clock,
  log,
  providers: { files },
}: Registry): Promise<JobResult> {
  const later = { again: new Date(clock.now().getTime() + PAUSE_MILLISECONDS) };
  const store = files.objects;
  if (store === undefined) return later;
  const { swept_to: after } = await db.selectFrom('file_store').select('swept_to').executeTakeFirstOrThrow();
  const { objects, isLast } = await store.list(after);
  const upTo = isLast ? undefined : objects.at(-1)?.key;
  const named = await namedObjects(db, { after, upTo, prefix: await store.prefix() });
  const graceEnded = new Date(Date.now() - GRACE_MILLISECONDS);
  const orphans = objects.filter(({ key, savedAt }) => savedAt < graceEnded && !named.has(key));
  const tried = orphans.slice(0, MAX_REMOVED).map(({ key }) => key);
  const left = await removeObjects(store, tried);
  const removed = tried.length - left.length;
  if (removed > 0) log.warn({ objects: removed }, 'objects without a row removed');
  for (const { key, error } of left)
    log.error({ key, error: describeError(error) }, 'an object without a row could not be removed');
  // The rest of this page is checked again: the position stays.
  if (orphans.length > MAX_REMOVED && removed > 0) return { again: clock.now() };
  const listed = new Set(objects.map(({ key }) => key));
  const gone = await missing(store, [...named].filter((key) => !listed.has(key)).sort());
  if (gone.length > 0) log.error({ objectKeys: gone }, 'objects are gone that files lie in');
  await db
    .updateTable('file_store')
    .set({ swept_to: upTo ?? '' })
    .execute();
  return upTo === undefined ? later : { again: clock.now() };
}
