import { bookOutcome, type BookOutcome } from '#rules';
import type { Registry } from '../../context';
import type { PaymentSession } from '../../ports/payment-port';
import { eventOfSession } from '../submissions/payment-event';
import { findSubmissionByRef } from '../submissions/submissions';
import { applyPaymentEvent } from './apply-payment-event';
import { settleMatter } from './payment-matters';
import { parsePaymentReference } from './payment-reference';

/** What the provider's book of payments came to. */
export type BookTotals = Readonly<Record<BookOutcome, number>> & {
  /** Payments of this registry in the book. */
  paid: number;
};

/** What became of a payment: it files something, went back or is on its way back, or it is left to staff. */
async function outcomeOf({ db }: Registry, { id, reference, state }: PaymentSession): Promise<BookOutcome> {
  const filed = await db
    .selectFrom('filing_record')
    .select('transaction_id')
    .where('session_id', '=', id)
    .executeTakeFirst();
  const refund = await db
    .selectFrom('outbox')
    .select('outbox_id')
    .where('dedupe_key', '=', `refund:${id}`)
    .executeTakeFirst();
  const { refId = '' } = parsePaymentReference(reference) ?? {};
  const submission = await findSubmissionByRef(db, refId);
  const closed = await db
    .selectFrom('payment_matter')
    .select('session_id')
    .where('kind', '=', 'withoutFiling')
    .where('session_id', '=', id)
    .where('closed_by', 'is not', null)
    .executeTakeFirst();
  const isRefunding = refund !== undefined || submission?.state === 'refunding';
  return bookOutcome({
    money: state === 'refunded' ? 'returned' : 'kept',
    use: filed ? 'filed' : isRefunding ? 'refunding' : 'none',
    isClosed: closed !== undefined,
  });
}

/**
 * Compares the provider's book of payments since a moment with the registry: each that is paid is filed, refunded, or reported until
 * staff close it. What no event has told is applied as its event would have been.
 */
export async function reconcileBook(registry: Registry, since: Date): Promise<BookTotals> {
  const { db, clock, providers } = registry;
  const totals = { paid: 0, filed: 0, refunded: 0, closed: 0, reported: 0 };
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
