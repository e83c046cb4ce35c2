import type { Registry } from '../../context';
import { HttpFailure } from '../../failures/failure';
import { refuseTooMany } from '../../failures/refuse-too-many';
import { storedBytes } from '../drafts/unfiled-storage';

const KILOBYTE = 1024;
const GIGABYTE = KILOBYTE ** 3;
const DAY = 86_400_000;

/** Most bytes of the files of all filings that nobody has paid for. */
export const maxFileBytes = ({ config }: Pick<Registry, 'config'>): number =>
  config.uploadGigabytes * GIGABYTE;

/** The answer when no more files can be stored. */
export const storageFull = (): HttpFailure =>
  new HttpFailure(503, 'No more files can be kept at this time. Try again later.', { retryAfter: 3600 });

/**
 * Limits what is stored for filers who are not known yet: by caller and day, and for all filings in progress together. The latter limit is
 * checked again when the file is saved (`saveAttachment`).
 * @throws HttpFailure 429 or 503
 */
export async function refuseFullStorage(registry: Registry, caller: string, bytes: number): Promise<void> {
  const { db, clock, config } = registry;
  const kilobytes = Math.ceil(bytes / KILOBYTE);
  const limit = { most: config.uploadMegabytesADay * KILOBYTE, windowMilliseconds: DAY, weight: kilobytes };
  await refuseTooMany(
    db,
    { bucket: `uploads:${caller}`, ...limit },
    clock.now(),
    'Too much was uploaded from your network today. Try again tomorrow.',
  );
  if ((await storedBytes(db, 'file_bytes')) + bytes > maxFileBytes(registry)) throw storageFull();
}
