import type { components } from '#api';
import { pagerOf, TABLE_PAGE_SIZE, type ClosingValues } from '#rules';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { writeAudit } from '../audit/audit';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import type { PaymentMatterKind } from '../database/tables/payment-matters';
import { countMatters, openMatters, type PaymentMatter } from '../filing/payment/payment-matters';
import { parsePaymentReference } from '../filing/payment/payment-reference';
import { findSubmissionByRef } from '../filing/submissions/submissions';

type Answer = components['schemas']['PaymentMatter'];
type Filed = Pick<Answer, 'entityId' | 'entityName' | 'transactionId' | 'filing' | 'filedAt'>;

/** What the payment has filed; or the name in what was to be filed, where only that is known. */
async function filedBy(
  db: Kysely<Database>,
  { session_id: sessionId, reference }: Pick<PaymentMatter, 'session_id' | 'reference'>,
): Promise<Filed> {
  const record = await db
    .selectFrom('filing_record')
    .innerJoin('entity', 'entity.entity_id', 'filing_record.entity_id')
    .select(['transaction_id', 'filing_record.entity_id', 'entity.name', 'filed_at'])
    .select(sql<string>`filing->>'transactionDescription'`.as('filing'))
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (record !== undefined)
    return {
      entityId: record.entity_id,
      entityName: record.name,
      transactionId: record.transaction_id,
      filing: record.filing,
      filedAt: record.filed_at.toISOString(),
    };
  const { refId } = parsePaymentReference(reference) ?? {};
  const submission = refId === undefined ? undefined : await findSubmissionByRef(db, refId);
  if (submission === undefined) return {};
  const { entityId, entityNameValues, transactionDescription } = submission.filing;
  return {
    ...(entityId && { entityId }),
    entityName: entityNameValues.name || entityNameValues.oldName,
    filing: transactionDescription,
  };
}

const toAnswer = async (db: Kysely<Database>, matter: PaymentMatter): Promise<Answer> => ({
  kind: matter.kind,
  sessionId: matter.session_id,
  reference: matter.reference,
  amount: matter.amount,
  noticedAt: matter.noticed_at.toISOString(),
  ...(matter.last4 !== null && { last4: matter.last4 }),
  ...(matter.detail && { reason: matter.detail }),
  ...(matter.answer_by && { answerBy: matter.answer_by.toISOString() }),
  ...(await filedBy(db, matter)),
});

/** A page of the payments that need attention, oldest first. A page past the end is the last one. */
export async function paymentMatters(
  { db }: Registry,
  page: number,
): Promise<{ count: number; page: number; matters: Answer[] }> {
  const { withoutFiling, disputed } = await countMatters(db);
  const count = withoutFiling + disputed;
  const { page: shown } = pagerOf(count, page, TABLE_PAGE_SIZE);
  const rows = await openMatters(db, TABLE_PAGE_SIZE, (shown - 1) * TABLE_PAGE_SIZE);
  const matters: Answer[] = [];
  for (const row of rows) matters.push(await toAnswer(db, row));
  return { count, page: shown, matters };
}

/** Which payment is closed, with what was done about it. */
export interface Closing extends ClosingValues {
  kind: PaymentMatterKind;
  sessionId: string;
}

/**
 * Closes a payment that needed attention; the audit log keeps what was done. Of two who close it at the same moment the second is told who
 * was first, and so is who asks twice.
 * @returns undefined for one that is not known
 */
export async function closeMatter(
  { db, clock }: Registry,
  { kind, sessionId, note }: Closing,
  userId: string,
): Promise<{ status: 'closed' | 'closedBefore'; closedBy: string } | undefined> {
  const at = clock.now();
  return db.transaction().execute(async (tx) => {
    const matter = await tx
      .selectFrom('payment_matter')
      .selectAll()
      .where('kind', '=', kind)
      .where('session_id', '=', sessionId)
      .forUpdate()
      .executeTakeFirst();
    if (matter === undefined) return undefined;
    if (matter.settled_at !== null) return { status: 'closedBefore', closedBy: matter.closed_by ?? '' };
    await tx
      .updateTable('payment_matter')
      .set({ settled_at: at, closed_by: userId })
      .where('kind', '=', kind)
      .where('session_id', '=', sessionId)
      .execute();
    const { entityId, transactionId } = await filedBy(tx, matter);
    await writeAudit(tx, {
      at,
      userId,
      action: 'paymentClosed',
      entityId,
      transactionId,
      details: { payment: `$${matter.amount}, ${matter.reference}`, note },
    });
    return { status: 'closed', closedBy: userId };
  });
}
