import type { PaymentSessionState } from '../../ports/payment-port';

/** A hosted payment page of the embedded payment provider. */
export interface CardSessionTable {
  /** Unguessable. */
  session_id: string;
  idempotency_key: string;
  reference: string;
  /** Whole dollars. */
  amount: number;
  description: string;
  detail: string;
  success_url: string;
  back_url: string;
  cancel_url: string;
  state: PaymentSessionState;
  declined_cards: number;
  /** True when the last card offered was declined. */
  is_declined: boolean;
  expires_at: Date;
  created_at: Date;
}

/** A charge of the embedded payment provider: at most one a session. The card's number is never stored. */
export interface CardChargeTable {
  session_id: string;
  state: 'processing' | 'succeeded' | 'refunded';
  amount: number;
  payment_type: string;
  last4: string | null;
  /** False for the test card whose notification gets lost. */
  is_notified: boolean;
  created_at: Date;
}

/** The embedded payment provider's own tables. Nothing of the registry's joins them. */
export interface CardPaymentTables {
  card_session: CardSessionTable;
  card_charge: CardChargeTable;
}
