import type { Kysely } from 'kysely';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import { reconcileBook } from '../filing/payment/reconcile-book';
import type { JobResult } from '../outbox/job-result';
import { makeDue } from '../outbox/make-due';

const DAY = 86_400_000;

/** The book is looked at so far back each day: a payment is looked at several times before it is old. */
const LOOK_BACK_DAYS = 4;

/** Compares the book now, on all replicas once: at every start of a server, which may follow a failover or a restored backup. */
export const schedulePaymentBook = (db: Kysely<Database>, now: Date): Promise<void> =>
  makeDue(db, 'payment-book', now);

/** Compares the provider's book of payments with the registry, every day. */
export async function runPaymentBook(registry: Registry): Promise<JobResult> {
  const now = registry.clock.now();
  const totals = await reconcileBook(registry, new Date(now.getTime() - LOOK_BACK_DAYS * DAY));
  registry.log.info(totals, 'the book of payments was compared');
  return { again: new Date(now.getTime() + DAY) };
}
