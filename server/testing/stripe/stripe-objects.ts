/** The fake's data of one session: only what the objects of the API are made from. */
export interface FakeSession {
  id: string;
  parameters: Record<string, string>;
  status: 'open' | 'complete' | 'expired';
  last4: string | null;
  declined: boolean;
  refunds: number;
  createdAt: number;
}

const chargeOf = ({ id, last4, refunds }: FakeSession) => ({
  id: `ch_${id}`,
  object: 'charge',
  payment_intent: `pi_${id}`,
  refunded: refunds > 0,
  payment_method_details: { type: 'card', card: { brand: 'visa', last4 } },
});

const intentOf = (session: FakeSession) => ({
  id: `pi_${session.id}`,
  object: 'payment_intent',
  status: session.status === 'complete' ? 'succeeded' : 'requires_payment_method',
  last_payment_error: session.declined ? { code: 'card_declined', type: 'card_error' } : null,
  latest_charge: session.last4 === null ? null : chargeOf(session),
});

/** The session as the API shows it; its payment as an ID unless it was asked to be expanded. */
export function sessionObject(session: FakeSession, isExpanded: boolean) {
  const { id, parameters, status } = session;
  const isBegun = status === 'complete' || session.declined;
  const intent = isExpanded ? intentOf(session) : `pi_${id}`;
  return {
    id,
    object: 'checkout.session',
    url: status === 'open' ? `https://checkout.stripe.test/c/pay/${id}` : null,
    status,
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    metadata:
      parameters['metadata[reference]'] === undefined ? {} : { reference: parameters['metadata[reference]'] },
    client_reference_id: parameters.client_reference_id ?? null,
    amount_total: Number(parameters['line_items[0][price_data][unit_amount]']),
    currency: parameters['line_items[0][price_data][currency]'],
    expires_at: Number(parameters.expires_at),
    payment_intent: isBegun ? intent : null,
  };
}

/** The object that an event of this type carries, in which nothing is expanded. */
export const objectOfEvent = (type: string, session: FakeSession) => {
  if (type === 'charge.refunded') return chargeOf(session);
  if (type === 'charge.dispute.created')
    return {
      id: `dp_${session.id}`,
      object: 'dispute',
      payment_intent: `pi_${session.id}`,
      reason: 'fraudulent',
      evidence_details: { due_by: 1_800_000_000 },
    };
  return type.startsWith('payment_intent.') ? intentOf(session) : sessionObject(session, false);
};
