import { type RemindedReport, isStillSo, officeDay } from '#rules';
import type { Kysely } from 'kysely';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import type { JobResult } from '../outbox/job-result';
import { reportedEntities } from './reported-entities';

/** Without the reminders that are not so any more, such as one of a report that was filed meanwhile. */
export async function whatIsStillSo<Kept extends { reminds?: RemindedReport | undefined }>(
  db: Kysely<Database>,
  kept: readonly Kept[],
  now: Date,
): Promise<Kept[]> {
  const ids = [...new Set(kept.flatMap(({ reminds }) => reminds?.entityId ?? []))];
  const entities = await reportedEntities(db, ids, now);
  const today = officeDay(now.toISOString());
  return kept.filter(({ reminds }) => {
    if (reminds === undefined) return true;
    const record = entities.get(reminds.entityId)?.record;
    return record !== undefined && isStillSo(record, reminds, today);
  });
}

/** Sends a message as `send` does, but a reminder only while it is so: it may have waited long for the one who carries it. */
export const whileSo =
  <Payload extends object>(
    send: (registry: Registry, payload: Payload, outboxId: string) => Promise<JobResult>,
  ) =>
  async (
    registry: Registry,
    payload: Payload & { reminds?: RemindedReport },
    outboxId: string,
  ): Promise<JobResult> => {
    const { db, clock } = registry;
    const [left] = await whatIsStillSo(db, [payload], clock.now());
    if (left !== undefined) return send(registry, left, outboxId);
  };
