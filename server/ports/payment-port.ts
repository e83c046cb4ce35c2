/** The payment that the registry asks the provider to collect. */
export interface PaymentRequest {
  /** The same key always answers with the same session. */
  idempotencyKey: string;
  /** The registry's own name for this attempt to pay; every notification carries it. */
  reference: string;
  /** Whole dollars. */
  amount: number;
  /** The description shown to the payer: the transaction and the entity's name. */
  description: string;
  detail: string;
  /** Absolute addresses of this application. */
  successUrl: string;
  backUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

/**
 * `open` waits for the payer, `processing` for the card network. The others are final, but `succeeded` may become `refunded`.
 * A declined card leaves the session open: the payer may try another.
 */
export type PaymentSessionState = 'open' | 'processing' | 'succeeded' | 'expired' | 'canceled' | 'refunded';

export interface PaymentSession {
  id: string;
  /** The hosted page on which the payer enters the card. */
  url: string;
  reference: string;
  amount: number;
  state: PaymentSessionState;
  /** When the page closes. The payer may ask for more time, so this may be later than what the registry asked for. */
  expiresAt: Date;
  /** True when the last card offered was declined and none has been accepted since. */
  declined: boolean;
  paymentType?: string;
  /** Absent for a prepaid account. */
  last4?: string;
}

export const PAYMENT_NOTIFICATION_TYPES = [
  'payment.succeeded',
  'payment.failed',
  'payment.expired',
  'payment.canceled',
  'payment.refunded',
] as const;
export type PaymentNotificationType = (typeof PAYMENT_NOTIFICATION_TYPES)[number];

/** The provider's report of an event, which it signs and sends to the registry. */
export interface PaymentNotification {
  /** Given by the provider; the same notification may arrive more than once. */
  id: string;
  type: PaymentNotificationType;
  /** ISO 8601 instant. */
  createdAt: string;
  payment: {
    id: string;
    reference: string;
    amount: number;
    paymentType?: string;
    last4?: string;
    failureReason?: string;
  };
  /** Where the payer has asked their bank for the money back: what the provider says of it. */
  dispute?: { reason: string; answerBy: string | null };
}

/** A notification whose signature is missing, wrong or too old. */
export class NotificationRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'NotificationRefused';
  }
}

/** A card payment provider with a hosted page. */
export interface PaymentProvider {
  /** Idempotent by `idempotencyKey`. @throws ProviderUnavailable */
  createSession(request: PaymentRequest): Promise<PaymentSession>;
  /** The session as the provider has it, asked with our credentials; null for an unknown one. @throws ProviderUnavailable */
  getSession(id: string): Promise<PaymentSession | null>;
  /** Closes the session if it is still open; answers with the state it is in afterwards. @throws ProviderUnavailable */
  expire(id: string): Promise<PaymentSession>;
  /** Refunds the whole amount, once however often it is called. @throws ProviderUnavailable */
  refund(id: string): Promise<PaymentSession>;
  /** The payments of this account since a moment that brought money, refunded or not. @throws ProviderUnavailable */
  paidSince(since: Date): AsyncIterable<PaymentSession>;
  /** The content of a notification that this provider signed; null for one that decides nothing. @throws NotificationRefused, ProviderUnavailable */
  verifyNotification(rawBody: string, signature: string): Promise<PaymentNotification | null>;
}
