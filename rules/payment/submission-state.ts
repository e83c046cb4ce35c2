/**
 * State of a submitted filing's payment.
 * `opening` before the provider has opened a session, `awaiting` while the payer is at the hosted page, `declined` after a card
 * was refused there (another may be tried), `expired` and `canceled` without payment, `filed` paid and on record,
 * `refunding` and `refunded` paid too late for its name.
 */
export const SUBMISSION_STATES = [
  'opening',
  'awaiting',
  'declined',
  'expired',
  'canceled',
  'filed',
  'refunding',
  'refunded',
] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** What a payment provider reports about a session. */
export const PAYMENT_EVENT_TYPES = ['succeeded', 'failed', 'expired', 'canceled', 'refunded'] as const;
export type PaymentEventType = (typeof PAYMENT_EVENT_TYPES)[number];

/** Whether the event is about the session opened last, or about one that another has replaced. */
export const PAYMENT_ATTEMPTS = ['current', 'superseded'] as const;
export type PaymentAttempt = (typeof PAYMENT_ATTEMPTS)[number];

/** The name that the filing needs: `held` by the filing (or none needed), `free`, `taken` by somebody else. */
export const NAME_CLAIMS = ['held', 'free', 'taken'] as const;
export type NameClaim = (typeof NAME_CLAIMS)[number];

/** `file` puts the filing on record, `refund` refunds the charge, `release` releases the name. */
export const PAYMENT_ACTIONS = ['file', 'refund', 'release', 'none'] as const;
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];
