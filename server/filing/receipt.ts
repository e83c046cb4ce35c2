import type { components } from '#api';
import { reportDueDate } from '#rules';
import type { Kysely } from 'kysely';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import { STATEMENT_TEXT } from '../providers/payment/statement-text';
import { ProviderUnavailable } from '../providers/provider-unavailable';
import type { PaymentSession } from '../providers/payment-port';
import { applyPaymentWord } from './apply-payment-word';
import type { FilingRecord } from './confirmation-mail';
import { wordOfSession } from './payment-word';
import type { Submission } from './submissions';
import { findSubmissionByRef, isPaymentOpen } from './submissions';

type Receipt = components['schemas']['Receipt'];

/** What the receipt page is told. */
export type ReceiptAnswer =
  | { code: 200; receipt: Receipt }
  /** 202 undecided, 402 declined, 404 unknown, 409 paid too late for its name, 410 not paid. */
  | { code: 202 | 402 | 404 | 409 | 410 };

export const findRecordOfSubmission = (
  db: Kysely<Database>,
  submissionKey: string,
): Promise<FilingRecord | undefined> =>
  db.selectFrom('filing_record').selectAll().where('submission_key', '=', submissionKey).executeTakeFirst();

/** The receipt of a filing on record. */
async function receiptOf({ db, clock }: Registry, record: FilingRecord): Promise<Receipt> {
  const entity = await db
    .selectFrom('entity')
    .select(['status_code', 'formation_date'])
    .where('entity_id', '=', record.entity_id)
    .executeTakeFirstOrThrow();
  return {
    name: record.filing.entityNameValues.name,
    masterId: record.entity_id,
    transactionId: record.transaction_id,
    dateTime: record.filed_at.toISOString(),
    transactionName: record.filing.transactionDescription,
    paymentType: record.payment_type,
    ...(record.last4 === null ? {} : { last4: record.last4 }),
    amount: record.amount,
    creditStmtInfo: STATEMENT_TEXT,
    entityReportDueDate: reportDueDate(entity.formation_date, clock.now().toISOString()),
    entityStatus: entity.status_code,
    effectiveDate: record.effective_at.toISOString(),
    adminFraudCheck: record.filing.adminFraudCheck,
  };
}

/** Asks the provider itself about an open payment and applies its answer, so that a lost notification does no harm. */
async function askProvider(registry: Registry, submission: Submission): Promise<PaymentSession | null> {
  if (submission.session_id === null) return null;
  try {
    const session = await registry.providers.payment.getSession(submission.session_id);
    const word = session && wordOfSession(session);
    if (word) await applyPaymentWord(registry, word);
    return session;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    registry.log.warn({ err: error }, 'the payment provider did not answer');
    return null;
  }
}

/** Where a filing that was handed in for payment stands. */
export async function receiptAnswer(registry: Registry, refId: string): Promise<ReceiptAnswer> {
  const found = await findSubmissionByRef(registry.db, refId);
  if (found === undefined) return { code: 404 };
  const session = isPaymentOpen(found) ? await askProvider(registry, found) : null;
  const submission = isPaymentOpen(found) ? await findSubmissionByRef(registry.db, refId) : found;
  switch (submission?.state) {
    case 'filed': {
      const record = await findRecordOfSubmission(registry.db, submission.submission_key);
      return record ? { code: 200, receipt: await receiptOf(registry, record) } : { code: 202 };
    }
    case 'opening':
    case 'awaiting':
      return { code: 202 };
    case 'declined':
      return { code: session !== null && !session.declined ? 202 : 402 };
    case 'refunding':
    case 'refunded':
      return { code: 409 };
    default:
      return { code: 410 };
  }
}
