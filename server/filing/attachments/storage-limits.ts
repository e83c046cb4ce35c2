import type { Registry } from '../../context';
import { HttpFailure } from '../../http/failure';
import { refuseTooMany } from '../../http/refuse-too-many';

const KILOBYTE = 1024;
const GIGABYTE = KILOBYTE ** 3;
const DAY = 86_400_000;

/**
 * Bounds what is kept for people of whom nothing is known yet: by caller and day, and for all filings in progress together.
 * @throws HttpFailure 429 or 503
 */
export async function refuseFullStorage(
  { db, clock, config }: Registry,
  caller: string,
  bytes: number,
): Promise<void> {
  const { uploadMegabytesADay, uploadGigabytes } = config;
  const kilobytes = Math.ceil(bytes / KILOBYTE);
  const limit = { most: uploadMegabytesADay * KILOBYTE, windowMilliseconds: DAY, weight: kilobytes };
  await refuseTooMany(
    db,
    { bucket: `uploads:${caller}`, ...limit },
    clock.now(),
    'Too much was uploaded from your network today. Try again tomorrow.',
  );
  const { held } = await db
    .selectFrom('attachment')
    .select(({ fn }) => fn.sum<string | null>('size').as('held'))
    .executeTakeFirstOrThrow();
  if (Number(held ?? 0) + bytes > uploadGigabytes * GIGABYTE)
    throw new HttpFailure(503, 'No more files can be kept at this time. Try again later.', {
      retryAfter: 3600,
    });
}
