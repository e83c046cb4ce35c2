import type { PaymentEvent } from '../providers/payment-port';

/** What each kind of queued work needs to know. Payloads name records; they hold no copies of them. */
export interface OutboxPayloads {
  /** A message to send. `refId` names the filing that it is about. */
  mail: { to: string; subject: string; text: string; refId: string };
  /** The embedded payment provider tells the registry what happened. */
  'payment-notification': { event: PaymentEvent };
  /** The card network answers the embedded payment provider. */
  'charge-settlement': { sessionId: string };
  /** A hosted card page of the embedded payment provider closes. */
  'card-session-expiry': { sessionId: string };
  /** A submission whose payment is still open is compared with the provider, and lapses in the end. */
  'payment-reconciliation': { submissionKey: string; attempt: number };
  /** A charge that files nothing is given back. */
  refund: { sessionId: string };
  /** A delayed filing takes effect. */
  'delayed-effect': { transactionId: string };
  /** What is old is removed. */
  housekeeping: Record<string, never>;
}

export type OutboxKind = keyof OutboxPayloads;
