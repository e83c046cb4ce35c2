import type { components } from '#api';
import type { Filer, PiiVerdict } from '#rules';
import { pagerOf, piiFilerLine, REMOVAL_STATEMENT, statesBefore, TABLE_PAGE_SIZE } from '#rules';
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import { enqueueObjectRemoval } from '../outbox/enqueue-object-removal';
import { writeAudit } from '../audit/audit';
import { timedSearch } from '../timed-search';

type PiiRequest = components['schemas']['PiiRequest'];

/** The three numbers of a request. */
export interface PiiNumbers {
  entityId: string;
  piiDocId: string;
  removalDocId: string;
}

/** The registry's answer on the numbers: the name of the entity where it is on record, and since when the document is withheld. */
export type PiiAnswer = PiiVerdict & { entityName: string; withheldSince?: string };

/** A document that is on record of an entity; undefined when there is no such document. */
const documentOf = (db: Kysely<Database>, entityId: string, transactionId: string) =>
  db
    .selectFrom('filing_record')
    .select(['transaction_type', 'withheld_at'])
    .where('transaction_id', '=', transactionId)
    .where('entity_id', '=', entityId)
    .where('effect_state', 'in', statesBefore('withhold'))
    .executeTakeFirst();

/**
 * Whether the three numbers belong together: the entity is on record, the document is one of its own, and so is the Statement of Removal,
 * which is of that kind and another document (reading 36).
 */
export async function piiVerdict(
  db: Kysely<Database>,
  { entityId, piiDocId, removalDocId }: PiiNumbers,
): Promise<PiiAnswer> {
  const entity = await db
    .selectFrom('entity')
    .select('name')
    .where('entity_id', '=', entityId)
    .executeTakeFirst();
  const document = await documentOf(db, entityId, piiDocId);
  const removal = await documentOf(db, entityId, removalDocId);
  const withheldAt = document?.withheld_at ?? null;
  return {
    entityIdIsValid: entity !== undefined,
    piiDocIdIsValid: document !== undefined,
    removalDocIdIsValid: removal?.transaction_type === REMOVAL_STATEMENT && removalDocId !== piiDocId,
    entityName: entity?.name ?? '',
    ...(withheldAt === null ? {} : { withheldSince: withheldAt.toISOString() }),
  };
}

/** Whether the very same request was made before, by anybody. */
async function isTaken(
  tx: Transaction<Database>,
  { piiDocId, removalDocId }: PiiNumbers,
  filers: string,
): Promise<boolean> {
  for (const table of ['pii_request', 'pii_further_request'] as const) {
    const same = await tx
      .selectFrom(table)
      .select('request_id')
      .where('pii_transaction_id', '=', piiDocId)
      .where('removal_transaction_id', '=', removalDocId)
      .where('filers', '=', sql<never>`${filers}::jsonb`)
      .limit(1)
      .executeTakeFirst();
    if (same !== undefined) return true;
  }
  return false;
}

/** The document is out of the public record from now on; what was made of it once is not handed out again. */
async function withhold(tx: Transaction<Database>, transactionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('filing_record')
    .set({ withheld_at: now })
    .where('transaction_id', '=', transactionId)
    .execute();
  const documents = await tx
    .deleteFrom('filing_document')
    .where('transaction_id', '=', transactionId)
    .returning('object_key')
    .execute();
  await enqueueObjectRemoval(tx, documents, now);
}

/**
 * Accepts a request: its document is withheld from the public record, and the audit log names who asked for it. A further request about the
 * same document is stored as well if it differs from those before; the document stays withheld since the first.
 * @returns false when the very same request was accepted before
 */
export async function savePiiRequest(
  { db, clock }: Registry,
  numbers: PiiNumbers,
  filers: readonly Pick<Filer, 'nameValues' | 'addressValues'>[],
  userId: string,
): Promise<boolean> {
  const now = clock.now();
  const content = JSON.stringify(filers);
  return db.transaction().execute(async (tx) => {
    // Of two requests about one document at the same moment, the second sees the first.
    await tx
      .selectFrom('filing_record')
      .select('transaction_id')
      .where('transaction_id', '=', numbers.piiDocId)
      .forUpdate()
      .executeTakeFirst();
    if (await isTaken(tx, numbers, content)) return false;
    const { entityId, piiDocId, removalDocId } = numbers;
    const request = {
      entity_id: entityId,
      pii_transaction_id: piiDocId,
      removal_transaction_id: removalDocId,
      filers: content,
      user_id: userId,
      created_at: now,
    };
    const first = await tx
      .insertInto('pii_request')
      .values(request)
      .onConflict((conflict) => conflict.column('pii_transaction_id').doNothing())
      .returning('request_id')
      .executeTakeFirst();
    if (first === undefined) await tx.insertInto('pii_further_request').values(request).execute();
    else await withhold(tx, piiDocId, now);
    await writeAudit(tx, {
      at: now,
      userId,
      action: 'personalDataRemoved',
      entityId,
      transactionId: piiDocId,
      details: {
        removalDocument: removalDocId,
        ...(first === undefined && { why: 'A further request; the document was withheld before' }),
      },
    });
    return true;
  });
}

const asPattern = (text: string): string => `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** The names of the filers of a request, as they are displayed: no other data of theirs is searched. */
const filerNames = sql<string>`(
  select string_agg(concat_ws(' ', name->>'firstName', name->>'middleName', name->>'lastName', name->>'suffix'), ' ')
  from jsonb_array_elements(request.filers) as filer, lateral (select filer->'nameValues'->'name' as name) as named)`;

const REQUEST_COLUMNS = [
  'request_id',
  'entity_id',
  'pii_transaction_id',
  'removal_transaction_id',
  'filers',
  'user_id',
  'created_at',
] as const;

/**
 * Requests with the number that is searched for, or with every searched word in a name of the record or its filers; all requests for an
 * empty search.
 */
const matchingRequests = (db: Kysely<Database>, search: string) =>
  db
    .selectFrom(
      db
        .selectFrom('pii_request')
        .select(REQUEST_COLUMNS)
        .unionAll(db.selectFrom('pii_further_request').select(REQUEST_COLUMNS))
        .as('request'),
    )
    .innerJoin('entity', 'entity.entity_id', 'request.entity_id')
    .where((is) =>
      is.or([
        is('request.entity_id', '=', search),
        is('pii_transaction_id', '=', search),
        is('removal_transaction_id', '=', search),
        is.and(
          search
            .split(/\s+/)
            .map((word) =>
              is(sql<string>`concat_ws(' ', entity.name, ${filerNames})`, 'ilike', asPattern(word)),
            ),
        ),
      ]),
    );

/**
 * Requests, newest first, ten a page; by a number, or words of the names of the record and its filers. A page past the end is the last one.
 * The audit log gets an entry before they are sent.
 */
export async function piiRequests(
  { db, clock }: Registry,
  { search, page }: { search: string; page: number },
  userId: string,
): Promise<{ count: number; page: number; requests: PiiRequest[] }> {
  const { count, shown, rows } = await timedSearch(db, async (tx) => {
    const matching = matchingRequests(tx, search.trim());
    const { total } = await matching
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    const count = Number(total);
    const { page: shown } = pagerOf(count, page, TABLE_PAGE_SIZE);
    const rows = await matching
      .selectAll('request')
      .select('entity.name')
      .orderBy('request_id', 'desc')
      .limit(TABLE_PAGE_SIZE)
      .offset((shown - 1) * TABLE_PAGE_SIZE)
      .execute();
    return { count, shown, rows };
  });
  if (rows.length > 0) {
    await writeAudit(db, {
      at: clock.now(),
      userId,
      action: 'personalDataSeen',
      details: {
        list: 'Requests to remove personal data',
        documents: rows.map(({ pii_transaction_id }) => pii_transaction_id).join(', '),
      },
    });
  }
  return {
    count,
    page: shown,
    requests: rows.map((row) => ({
      id: row.request_id,
      entityId: row.entity_id,
      entityName: row.name,
      piiDocId: row.pii_transaction_id,
      removalDocId: row.removal_transaction_id,
      userId: row.user_id,
      dateTime: row.created_at.toISOString(),
      filers: row.filers.map((filer) => piiFilerLine(filer)),
    })),
  };
}
