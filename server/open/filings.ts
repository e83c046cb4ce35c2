import type { openComponents } from '#api';
import { filedState, isAccepted, isFiledDocumentPublic, UNLISTED_STATES, type ListedState } from '#rules';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/tables';
import { HttpFailure } from '../failures/failure';
import { filedDocument } from '../filing/receipt/filed-documents';
import type { OpenHandlers } from './operation';

type Filing = openComponents['schemas']['Filing'];

const PART = 50;

/** Filings as they are in the histories of their entities. */
const listed = (db: Kysely<Database>) =>
  db
    .selectFrom('filing_record')
    .select(['transaction_id', 'entity_id', 'transaction_type', 'filed_at', 'effective_at'])
    .select(['effect_state', 'withheld_at'])
    .select(sql<string>`filing->>'transactionDescription'`.as('name'))
    .where('effect_state', 'not in', UNLISTED_STATES)
    .$narrowType<{ effect_state: ListedState }>();
type Row = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>;

const filingOf = (row: Row): Filing => ({
  number: row.transaction_id,
  entityId: row.entity_id,
  type: row.transaction_type,
  title: row.name,
  receivedAt: row.filed_at.toISOString(),
  effectiveAt: isAccepted(row.effect_state) ? row.effective_at.toISOString() : null,
  state: filedState(row.effect_state),
  isWithheld: row.withheld_at !== null,
  document:
    row.withheld_at === null && isFiledDocumentPublic(row.effect_state)
      ? `/open-api/v1/filings/${row.transaction_id}/document`
      : null,
});

const unknown = () => new HttpFailure(404, 'No filing of this number is on record.');

async function findFiling(db: Kysely<Database>, number: string): Promise<Row> {
  const row = await listed(db).where('transaction_id', '=', number).executeTakeFirst();
  if (row === undefined) throw unknown();
  return row;
}

/** The filings of an entity after one of them, newest first. */
async function filingsAfter(
  db: Kysely<Database>,
  entityId: string,
  after: string | undefined,
  limit: number,
) {
  const before = after === undefined ? undefined : await findFiling(db, after);
  const rows = await listed(db)
    .where('entity_id', '=', entityId)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(filed_at, transaction_id) < (${before?.filed_at}, ${before?.transaction_id ?? ''})`,
      ),
    )
    .orderBy('filed_at', 'desc')
    .orderBy('transaction_id', 'desc')
    .limit(limit + 1)
    .execute();
  return { filings: rows.slice(0, limit).map(filingOf), isMore: rows.length > limit };
}

/** Filings and their documents, as everybody may read them. */
export const filingOperations: OpenHandlers<'openEntityFilings' | 'openFiling' | 'openFilingDocument'> = {
  async openEntityFilings({ db }, { path: { id }, query }) {
    const limit = Number(query.limit ?? PART);
    const { filings, isMore } = await filingsAfter(db, id, query.after, limit);
    if (filings.length === 0 && query.after === undefined) {
      const entity = await db
        .selectFrom('entity')
        .select('entity_id')
        .where('entity_id', '=', id)
        .executeTakeFirst();
      if (entity === undefined) throw new HttpFailure(404, 'No entity of this number is on record.');
    }
    const next = `</open-api/v1/entities/${id}/filings?after=${filings.at(-1)?.number}&limit=${limit}>; rel="next"`;
    return { json: { filings }, ...(isMore && { headers: { link: next } }) };
  },

  async openFiling({ db }, { path: { number } }) {
    return { json: filingOf(await findFiling(db, number)) };
  },

  async openFilingDocument(open, { path: { number }, caller }) {
    const { entity_id: entityId } = await findFiling(open.db, number);
    // Who asks for many documents takes turns with the others.
    const registry = { ...open, documents: open.documents.of(caller) };
    const file = await filedDocument(registry, entityId, number);
    if (file === undefined) throw new HttpFailure(404, 'The document of this filing is not public.');
    return { file, type: 'application/pdf' };
  },
};
