import type { components } from '#api';
import type { RefundCause } from '#rules';
import {
  filedNames,
  filerEmail,
  isAccepted,
  isRevoked,
  maskedEmail,
  notificationsAskedFor,
  requestedEffect,
} from '#rules';
import type { Registry } from '../../context';
import { STATEMENT_TEXT } from '../../providers/payment/statement-text';
import { ProviderUnavailable } from '../../ports/provider-unavailable';
import type { PaymentSession } from '../../ports/payment-port';
import { findEntity } from '../../entities/find-entity';
import { applyEvent } from '../payment/apply-payment-event';
import type { FilingRecord } from '../../database/tables/filings';
import { publicFileNames } from './public-filing';
import { eventOfSession } from '../submissions/payment-event';
import { findRecordOfSubmission, findRejected } from './records-of-submission';
import { reviewOf } from './review-of-filing';
import type { Submission } from '../submissions/submissions';
import { findSubmissionByRef, isPaymentOpen } from '../submissions/submissions';

type Receipt = components['schemas']['Receipt'];

/** The answer to a question for a receipt. */
export type ReceiptAnswer =
  | { code: 200; receipt: Receipt }
  /** Paid too late and refunded; without the cause where an older server refunded it. */
  | { code: 409; refund?: RefundCause }
  /** 202 undecided, 402 declined, 404 unknown, 410 not paid. */
  | { code: 202 | 402 | 404 | 410 };

const requestedOf = (filing: FilingRecord['filing']): Pick<Receipt, 'requestedEffect'> => {
  const requested = requestedEffect(filing);
  return requested === null ? {} : { requestedEffect: requested };
};

/** The receipt of a filing on record, or of one that the office rejected. */
export async function receiptOf({ db, clock }: Registry, record: FilingRecord): Promise<Receipt> {
  const entity = await findEntity(db, record.entity_id, clock.now());
  const attachments = await publicFileNames(db, record);
  const signedUpFor = notificationsAskedFor(record.filing.notificationsValues);
  if (entity === undefined) throw new Error(`The filing ${record.transaction_id} has no entity on record.`);
  return {
    ...filedNames(record.filing, record.effect_state),
    ...(filerEmail(record.filing) === '' ? {} : { filerEmail: maskedEmail(filerEmail(record.filing)) }),
    ...(signedUpFor.length === 0 ? {} : { signedUpFor }),
    masterId: record.entity_id,
    transactionId: record.transaction_id,
    dateTime: record.filed_at.toISOString(),
    transactionName: record.filing.transactionDescription,
    paymentType: record.payment_type,
    ...(record.last4 === null ? {} : { last4: record.last4 }),
    amount: record.amount,
    creditStmtInfo: STATEMENT_TEXT,
    ...(entity.report_due === null ? {} : { entityReportDueDate: entity.report_due }),
    entityStatus: entity.status_code,
    // Until staff have approved it, nobody knows the day (reading 32).
    ...(isAccepted(record.effect_state) ? { effectiveDate: record.effective_at.toISOString() } : {}),
    ...requestedOf(record.filing),
    ...(isRevoked(record.effect_state) ? { isRevoked: true } : {}),
    adminFraudCheck: record.filing.adminFraudCheck,
    ...(attachments.length === 0 ? {} : { attachments }),
    ...(await reviewOf(db, record)),
  };
}

/** Asks the provider about an open payment and applies its answer, so that a lost notification does no harm; with what it has come to. */
async function askProvider(
  registry: Registry,
  submission: Submission,
): Promise<{ session: PaymentSession | null; submission: Submission | undefined }> {
  let session: PaymentSession | null = null;
  try {
    session =
      submission.session_id === null
        ? null
        : await registry.providers.payment.getSession(submission.session_id);
    const event = session && eventOfSession(session);
    const applied = event && (await applyEvent(registry, event));
    if (applied) return { session, submission: { ...submission, ...applied } };
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    registry.log.warn({ err: error }, 'the payment provider did not answer');
  }
  return { session, submission: await findSubmissionByRef(registry.db, submission.ref_id) };
}

/** The receipt of a submitted filing, or the state of its payment while it is not on record. */
export async function receiptAnswer(registry: Registry, refId: string): Promise<ReceiptAnswer> {
  const found = await findSubmissionByRef(registry.db, refId);
  return found === undefined ? { code: 404 } : receiptOfSubmission(registry, found);
}

/** The same for a submission as it was just read. */
export async function receiptOfSubmission(registry: Registry, found: Submission): Promise<ReceiptAnswer> {
  const { session, submission } = isPaymentOpen(found)
    ? await askProvider(registry, found)
    : { session: null, submission: found };
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
    case 'refunded': {
      const rejected = await findRejected(registry.db, submission.submission_key);
      if (rejected) return { code: 200, receipt: await receiptOf(registry, rejected) };
      return { code: 409, ...(submission.refund_cause && { refund: submission.refund_cause }) };
    }
    default:
      return { code: 410 };
  }
}
