import type { OvertakenFact } from '#rules';
import { isToCome } from '#rules';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/tables';
import type { PendingFilingTable } from '../database/tables/review';
import { approvedEffect } from './approved-effect';
import { previewOvertaken } from '../filing/record/apply-effect';
import type { PendingFilingAnswer } from './pending-row';
import { filingOf, QUEUED_STATES } from './pending-row';

type Row = Pick<Selectable<PendingFilingTable>, 'transaction_id' | 'state' | 'overtaken'>;

/** What an approval would not set now; what it did not set, of a filing that was decided. */
export async function overtakenFacts(
  db: Kysely<Database>,
  row: Row,
  now: Date,
): Promise<readonly OvertakenFact[]> {
  if (!QUEUED_STATES.some((state) => state === row.state)) return row.overtaken ?? [];
  const record = await filingOf(db, row.transaction_id);
  const { state, recorded } = approvedEffect(record, now);
  if (isToCome(state)) return [];
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => previewOvertaken(tx, recorded));
}

/** A filing under review with what its approval does not set on record, so that nobody approves it unaware (reading 41). */
export async function withOvertakenFacts(
  db: Kysely<Database>,
  filing: PendingFilingAnswer,
  row: Row,
  now: Date,
): Promise<PendingFilingAnswer> {
  const overtaken = await overtakenFacts(db, row, now);
  return overtaken.length === 0 ? filing : { ...filing, overtaken: [...overtaken] };
}
