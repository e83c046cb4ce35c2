import type { Filing } from '#rules';
import { isFiledDocumentPublic } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables';
import type { FilingRecord } from '../../database/tables/filings';

/** Whether everybody may open the document of a filing (W6-roles). */
const isPublic = ({ effect_state, withheld_at }: FilingRecord): boolean =>
  withheld_at === null && isFiledDocumentPublic(effect_state);

/** The public attachments of a filing among those with these keys, which an approval leaves out of the record (A2-review). */
export const excludedAttachments = (
  { additionalInfoValues: { attachments } }: Filing,
  keys: readonly string[],
) => attachments.filter(({ key }) => keys.includes(key));

/** The filing without the attachments that staff left out of the record when they approved it (A2-review). */
async function withoutExcluded(
  db: Kysely<Database>,
  { filing, transaction_id }: FilingRecord,
): Promise<Filing> {
  // Only of what staff look at, files are left out.
  if (!filing.adminFraudCheck || filing.additionalInfoValues.attachments.length === 0) return filing;
  const pending = await db
    .selectFrom('pending_filing')
    .select('excluded_attachments')
    .where('transaction_id', '=', transaction_id)
    .executeTakeFirst();
  const leftOut = pending?.excluded_attachments ?? [];
  if (leftOut.length === 0) return filing;
  const attachments = filing.additionalInfoValues.attachments.filter(({ key }) => !leftOut.includes(key));
  return { ...filing, additionalInfoValues: { ...filing.additionalInfoValues, attachments } };
}

/** Names of the files that everybody may read with a filing; none while it waits for review, or when it was rejected. */
export const publicFileNames = async (db: Kysely<Database>, record: FilingRecord): Promise<string[]> =>
  isPublic(record)
    ? (await withoutExcluded(db, record)).additionalInfoValues.attachments.map(({ fileName }) => fileName)
    : [];

/** A filing as everybody may read it, with its record. Undefined when there is none, and for one that waits for review. */
export async function publicFiling(
  db: Kysely<Database>,
  { entityId, transactionId }: { entityId: string; transactionId: string },
): Promise<{ record: FilingRecord; filing: Filing } | undefined> {
  const record = await db
    .selectFrom('filing_record')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .where('entity_id', '=', entityId)
    .executeTakeFirst();
  if (record === undefined || !isPublic(record)) return undefined;
  return { record, filing: await withoutExcluded(db, record) };
}
