import type { Filing } from '#rules';
import type { Kysely } from 'kysely';
import type { Registry } from '../../context';
import type { Database } from '../../database/tables';
import { HttpFailure } from '../../failures/failure';
import { refuseTooMany } from '../../failures/refuse-too-many';
import type { SavedDraft } from './drafts';
import { saveDraft } from './drafts';
import { isFarFromFull, lockStorage, storedBytes } from './unfiled-storage';

const KILOBYTE = 1024;
const GIGABYTE = KILOBYTE ** 3;
const DAY = 86_400_000;

/** A filing in progress that is to be saved. */
interface DraftToSave {
  refId: string | undefined;
  filing: Filing;
  version?: number;
  /** What is saved so far; undefined where nothing is. */
  savedFiling: Filing | undefined;
}

const bytesOf = (filing: Filing | undefined): number =>
  filing === undefined ? 0 : Buffer.byteLength(JSON.stringify(filing));
const kilobytes = (bytes: number): number => Math.ceil(bytes / KILOBYTE);

const full = () =>
  new HttpFailure(503, 'The service is not available now. Try again later.', { retryAfter: 3600 });

/** Saves near the bound of what all may store, one after the other. */
const saveAlone = (
  db: Kysely<Database>,
  { submissionKey }: Filing,
  most: number,
  save: (tx: Kysely<Database>) => Promise<SavedDraft>,
): Promise<SavedDraft> =>
  db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('filing_draft')
      .select('ref_id')
      .where('submission_key', '=', submissionKey)
      .forUpdate()
      .executeTakeFirst();
    await lockStorage(tx);
    const saved = await save(tx);
    if ((await storedBytes(tx, 'draft_bytes')) > most) throw full();
    return saved;
  });

/**
 * Saves a filing in progress, whose filer is unknown, within what its caller may store in a day and what all may store together. Only its
 * growth counts: a save that does not make it larger is always permitted.
 *
 * @param caller network address
 * @throws HttpFailure 429 when the caller has saved too much, 503 when all filings together have; nothing is changed then
 */
export async function saveWithinLimits(
  { db, clock, config }: Registry,
  { savedFiling, ...draft }: DraftToSave,
  caller: string,
): Promise<SavedDraft> {
  const now = clock.now();
  const save = (connection: Kysely<Database>) => saveDraft(connection, { ...draft, now });
  const [before, after] = [bytesOf(savedFiling), bytesOf(draft.filing)];
  const growth = kilobytes(after) - kilobytes(before);
  if (growth <= 0) return save(db);
  const most = config.draftMegabytesADay * KILOBYTE;
  await refuseTooMany(
    db,
    { bucket: `drafts:${caller}`, most, windowMilliseconds: DAY, weight: growth },
    now,
    'Too much was saved from your network today. Try again tomorrow.',
  );
  const storage = { bytes: after - before, most: config.draftGigabytes * GIGABYTE };
  if (await isFarFromFull(db, 'draft_bytes', storage)) return save(db);
  return saveAlone(db, draft.filing, storage.most, save);
}
