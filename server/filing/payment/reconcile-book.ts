import type { Registry } from '../../context';
import type { PaymentSession } from '../../ports/payment-port';
import { eventOfSession } from '../submissions/payment-event';
import { findSubmissionByRef } from '../submissions/submissions';
import { applyPaymentEvent } from './apply-payment-event';
import { settleMatter } from './payment-matters';
import { parsePaymentReference } from './payment-reference';

/** What the provider's book of payments came to. */
export interface BookTotals {
  /** Payments of this registry in the book. */
  paid: number;
  filed: number;
  refunded: number;
  /** Left for somebody to look at. */
  reported: number;
}

/** What became of a payment: it files something, went back or is on its way back, or nobody knows it. */
async function outcomeOf(
  { db }: Registry,
  { id, reference, state }: PaymentSession,
): Promise<keyof BookTotals> {
  if (state === 'refunded') return 'refunded';
  const filed = await db
    .selectFrom('filing_record')
    .select('transaction_id')
    .where('session_id', '=', id)
    .executeTakeFirst();
  if (filed !== undefined) return 'filed';
  const refund = await db
    .selectFrom('outbox')
    .select('outbox_id')
    .where('dedupe_key', '=', `refund:${id}`)
    .executeTakeFirst();
  if (refund !== undefined) return 'refunded';
  const { refId = '' } = parsePaymentReference(reference) ?? {};
  const submission = await findSubmissionByRef(db, refId);
  return submission?.state === 'refunding' ? 'refunded' : 'reported';
}

/**
 * Compares the provider's book of payments since a moment with the registry: each that is paid is filed, refunded or reported. What no event
 * has told is applied as its event would have been.
 */
export async function reconcileBook(registry: Registry, since: Date): Promise<BookTotals> {
  const { db, clock, providers } = registry;
  const totals: BookTotals = { paid: 0, filed: 0, refunded: 0, reported: 0 };
  for await (const session of providers.payment.paidSince(since)) {
    if (parsePaymentReference(session.reference) === null) continue;
    totals.paid += 1;
    let outcome = await outcomeOf(registry, session);
    if (outcome === 'reported') {
      const event = eventOfSession(session);
      if (event !== null) await applyPaymentEvent(registry, event);
      outcome = await outcomeOf(registry, session);
    }
    if (outcome !== 'reported')
      await settleMatter(db, { kind: 'withoutFiling', sessionId: session.id, now: clock.now() });
    totals[outcome] += 1;
  }
  return totals;
}
