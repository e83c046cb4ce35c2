import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { comingForEntity } from '../entities/coming';
import { findEntity } from '../entities/find-entity';
import type { PendingFilingAnswer } from './pending-row';
import { QUEUED_STATES } from './pending-row';

/** A filing under review with what else is coming for its entity, so that nobody decides about it alone (T1-coming). */
export async function withComingBeside(
  db: Kysely<Database>,
  filing: PendingFilingAnswer,
  now: Date,
): Promise<PendingFilingAnswer> {
  if (!QUEUED_STATES.some((state) => state === filing.state)) return filing;
  const entity = await findEntity(db, filing.mstrTransId, now);
  const all = entity === undefined ? [] : await comingForEntity(db, entity, { now });
  const coming = all.filter(({ document }) => document !== filing.transactionId);
  return coming.length === 0 ? filing : { ...filing, coming };
}
