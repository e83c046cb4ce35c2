import type { Filing, FilingType } from '#rules';
import type { Registry } from '../context';
import { receiptAnswer } from '../filing/receipt/receipt';
import { delayedBy, payWithCard, submitFiling } from './filing-on-record';
import { withSubmissions } from './private-files';
import { entityLike, restorationOf } from './restoration-filing';
import { actOnPending } from '../review/act-on-pending';
import type { PendingRow } from '../review/pending-row';

/** Personas whose filing staff review. */
const REVIEWED = { cure: '20101000011', reinstate: '20101000012' } as const;

/** Pays for a filing saved under a reference; answers with the session of the card page. */
export async function paySavedFiling(registry: Registry, refId: string, filing: Filing): Promise<string> {
  const attempt = await submitFiling(registry, filing, refId);
  if (attempt.kind !== 'pay') throw new Error(`The payment did not begin: ${attempt.kind}`);
  const sessionId = attempt.paymentUrl.split('/').pop() ?? '';
  await payWithCard(registry, sessionId);
  await receiptAnswer(registry, refId);
  return sessionId;
}

/** A filing that is paid and waits in the queue, on an entity of its own. */
export async function queueSampleFiling(
  registry: Registry,
  filingType: FilingType & keyof typeof REVIEWED = 'cure',
  { delay = 0 } = {},
) {
  const entity = await entityLike(registry, REVIEWED[filingType]);
  const immediate = await restorationOf(registry, filingType, entity.entityId);
  const complete = delay > 0 ? delayedBy(registry, immediate, delay) : immediate;
  const { refId, filing } = await withSubmissions(registry, complete);
  const sessionId = await paySavedFiling(registry, refId, filing);
  return { ...entity, refId, filing, sessionId, ...(await rowOf(registry, entity.entityId)) };
}

/** Locks a filing of the queue for one of the staff, who can then decide it. */
export async function lockFiling(registry: Registry, sequence: string, userId = 'admin') {
  const result = await actOnPending(registry, { sequence, event: 'process', userId });
  if (result.kind !== 'done') throw new Error('The filing could not be locked.');
  return { sequence, userId, version: result.pending.version };
}

/** The newest filing of an entity in the queue, decided or not. */
export async function rowOf(
  { db }: Registry,
  entityId: string,
): Promise<{ row: PendingRow; sequence: string }> {
  const row = await db
    .selectFrom('pending_filing')
    .selectAll()
    .where('entity_id', '=', entityId)
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();
  return { row, sequence: row.sequence };
}
