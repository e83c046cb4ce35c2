import type { components } from '#api';
import {
  type Attachment,
  filedState,
  isAccepted,
  isFiledDocumentPublic,
  type ListedState,
  TABLE_PAGE_SIZE,
  UNLISTED_STATES,
} from '#rules';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/tables';

type EntityFiling = components['schemas']['EntityFiling'];

/** The filings of an entity, which one index lists without what was filed. */
const listed = (db: Kysely<Database>, entityId: string) =>
  db
    .selectFrom('filing_record')
    .where('entity_id', '=', entityId)
    .where('effect_state', 'not in', UNLISTED_STATES);

const pageOfFilings = (db: Kysely<Database>, entityId: string, page: number) =>
  db
    .selectFrom(
      listed(db, entityId)
        .select('transaction_id as number')
        .orderBy('filed_at', 'desc')
        .orderBy('transaction_id', 'desc')
        .limit(TABLE_PAGE_SIZE)
        .offset((page - 1) * TABLE_PAGE_SIZE)
        .as('page'),
    )
    .innerJoin('filing_record', 'filing_record.transaction_id', 'page.number')
    .select(['transaction_id', 'transaction_type', 'filed_at', 'effective_at', 'effect_state', 'withheld_at'])
    .select(sql<string>`filing->>'transactionDescription'`.as('name'))
    .select(sql<Attachment[] | null>`filing->'additionalInfoValues'->'attachments'`.as('attachments'))
    .select(({ selectFrom }) =>
      selectFrom('pending_filing')
        .select('excluded_attachments')
        .whereRef('pending_filing.transaction_id', '=', 'filing_record.transaction_id')
        .as('excluded'),
    )
    .select(({ selectFrom }) =>
      selectFrom('pending_filing')
        .select('overtaken')
        .whereRef('pending_filing.transaction_id', '=', 'filing_record.transaction_id')
        .as('overtaken'),
    )
    .orderBy('filed_at', 'desc')
    .orderBy('transaction_id', 'desc')
    .limit(TABLE_PAGE_SIZE)
    .$narrowType<{ effect_state: ListedState }>();

type HistoryRow = Awaited<ReturnType<ReturnType<typeof pageOfFilings>['execute']>>[number];

/** Without those that staff left out of the record when they approved the filing (A2-review). */
const publicAttachments = ({ attachments, excluded }: HistoryRow): EntityFiling['attachments'] =>
  (attachments ?? [])
    .filter(({ key }) => !(excluded ?? []).includes(key))
    .map(({ key, fileName }) => ({ key, fileName }));

function toEntityFiling(row: HistoryRow): EntityFiling {
  const hasDocument = row.withheld_at === null && isFiledDocumentPublic(row.effect_state);
  return {
    transactionId: row.transaction_id,
    transactionType: row.transaction_type,
    transactionName: row.name,
    dateTime: row.filed_at.toISOString(),
    ...(isAccepted(row.effect_state) ? { effectiveDate: row.effective_at.toISOString() } : {}),
    state: filedState(row.effect_state),
    hasDocument,
    isWithheld: row.withheld_at !== null,
    attachments: hasDocument ? publicAttachments(row) : [],
    ...(row.overtaken === null ? {} : { overtaken: row.overtaken }),
    // Every filing in the queue has a list of what is left out, if an empty one.
    ...(row.excluded === null ? {} : { isReviewed: true }),
  };
}

/** A page of the filings of an entity, newest first, and how many there are. */
export async function filingHistory(
  db: Kysely<Database>,
  entityId: string,
  page: number,
): Promise<{ total: number; filings: EntityFiling[] }> {
  const { total } = await listed(db, entityId)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await pageOfFilings(db, entityId, page).execute();
  return { total: Number(total), filings: rows.map(toEntityFiling) };
}
