import type { Filing } from '#rules';
import { filedNames, filedStanding, maySee, PATHS } from '#rules';
import type { Registry } from '../../context';
import { issueCertificate } from '../../entities/certificates';
import { entityTypeDescription } from '../../entities/entity-types';
import { stateOfFiling } from '../../entities/filed-state';
import { findEntity } from '../../entities/find-entity';
import type { FilingRecord } from '../../database/tables/filings';
import { standingWhenFiled } from './standing-when-filed';
import { STATES } from '../../operations/lookup-values';

/** Whether everybody may open the document of a filing (W6-roles). */
const isPublic = ({ effect_state, withheld_at }: FilingRecord): boolean =>
  effect_state !== 'rejected' &&
  withheld_at === null &&
  maySee('anyone', 'filedDocument', filedStanding(stateOfFiling(effect_state)));

/** The filing without the attachments that staff left out of the record when they approved it (A2-review). */
async function withoutLeftOut({ db }: Registry, { filing, transaction_id }: FilingRecord): Promise<Filing> {
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

/**
 * The stamped document of a filing on record, for everybody: made at the first request and stored. Undefined when there is none, and
 * for a filing that waits for review.
 */
export async function filedDocument(
  registry: Registry,
  entityId: string,
  transactionId: string,
): Promise<Buffer | undefined> {
  const { db, clock, documents } = registry;
  const record = await db
    .selectFrom('filing_record')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .where('entity_id', '=', entityId)
    .executeTakeFirst();
  if (record === undefined || !isPublic(record)) return undefined;
  const find = () =>
    db
      .selectFrom('filing_document')
      .select('contents')
      .where('transaction_id', '=', transactionId)
      .executeTakeFirst();
  const stored = await find();
  if (stored !== undefined) return stored.contents;
  const contents = await documents.draw('stampedFiling', await withoutLeftOut(registry, record), {
    name: filedNames(record.filing, standingWhenFiled(record)).name,
    entityId,
    documentNumber: transactionId,
    filedAt: record.filed_at,
    effectiveAt: record.effective_at,
    amount: record.amount,
  });
  await db
    .insertInto('filing_document')
    .values({ transaction_id: transactionId, contents, created_at: clock.now() })
    .onConflict((conflict) => conflict.column('transaction_id').doNothing())
    .execute();
  return (await find())?.contents;
}

/** The jurisdiction's name; foreign countries are on record by name. */
const jurisdictionName = (code: string): string => STATES.find(([state]) => state === code)?.[1] ?? code;

/** A certificate of good standing, or undefined for an entity that is not in good standing. */
export async function certificateOf(
  { db, clock, config, documents }: Registry,
  entityId: string,
): Promise<Buffer | undefined> {
  const entity = await findEntity(db, entityId);
  if (entity === undefined || entity.status_code !== 'GOOD') return undefined;
  const { certificate_number: number, issued_at: issuedAt } = await issueCertificate(db, entity, clock.now());
  return documents.draw('goodStandingCertificate', {
    name: entity.name,
    entityId,
    entityType: entityTypeDescription(entity.entity_type),
    jurisdiction: jurisdictionName(entity.jurisdiction),
    formationDate: entity.formation_date,
    issuedAt,
    number,
    checkAddress: `${config.publicUrl}${PATHS.certificate}/${number}`,
  });
}
