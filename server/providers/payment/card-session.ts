import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../database/tables';
import type { CardChargeTable, CardSessionTable } from '../../database/tables/card-payments';
import { enqueueJob, type NewJob } from '../../outbox/outbox';
import type { PaymentNotificationType, PaymentSession } from '../../ports/payment-port';

export type CardSession = Selectable<CardSessionTable>;
export type CardCharge = Selectable<CardChargeTable>;

/** The means of payment, as a receipt shows it. */
const paymentMeans = (
  charge: Pick<CardCharge, 'payment_type' | 'last4'> | undefined,
): Pick<PaymentSession, 'paymentType' | 'last4'> =>
  charge === undefined
    ? {}
    : { paymentType: charge.payment_type, ...(charge.last4 === null ? {} : { last4: charge.last4 }) };

/** The session as the registry sees it. */
export const toPaymentSession = (
  session: CardSession,
  charge: Pick<CardCharge, 'payment_type' | 'last4'> | undefined,
  publicUrl: string,
): PaymentSession => ({
  id: session.session_id,
  url: `${publicUrl}/pay/${session.session_id}`,
  reference: session.reference,
  amount: session.amount,
  state: session.state,
  expiresAt: session.expires_at,
  declined: session.is_declined,
  ...paymentMeans(charge),
});

/** The job that notifies the registry of an event. */
export const notificationJob = (
  type: PaymentNotificationType,
  session: CardSession,
  {
    charge,
    failureReason,
    now,
  }: { charge?: Pick<CardCharge, 'payment_type' | 'last4'>; failureReason?: string; now: Date },
): NewJob<'payment-notification'> => ({
  kind: 'payment-notification',
  payload: {
    event: {
      id: `evt_${randomUUID()}`,
      type,
      createdAt: now.toISOString(),
      payment: {
        id: session.session_id,
        reference: session.reference,
        amount: session.amount,
        ...paymentMeans(charge),
        ...(failureReason === undefined ? {} : { failureReason }),
      },
    },
  },
  dueAt: now,
  now,
});

/** Queues the notification of an event, inside the transaction in which it happens. */
export const queueNotification = (
  tx: Transaction<Database>,
  ...event: Parameters<typeof notificationJob>
): Promise<void> => enqueueJob(tx, notificationJob(...event));

/** Locks the session until the end of the transaction; undefined for an unknown one. */
export const lockSession = (tx: Transaction<Database>, id: string): Promise<CardSession | undefined> =>
  tx.selectFrom('card_session').selectAll().where('session_id', '=', id).forUpdate().executeTakeFirst();

export const findCharge = (db: Transaction<Database>, id: string): Promise<CardCharge | undefined> =>
  db.selectFrom('card_charge').selectAll().where('session_id', '=', id).executeTakeFirst();
