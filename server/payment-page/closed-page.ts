import type { PaymentSessionState } from '../providers/payment-port';
import { html } from './html';
import type { PageContext } from './page-frame';
import { pageFrame } from './page-frame';

type ClosedState = Exclude<PaymentSessionState, 'open'>;

const PAID = {
  heading: 'Payment received',
  text: 'Do not pay again. Your receipt shows whether your filing is on record.',
  link: 'Go to your receipt',
} as const;

/** What the page says once no card can be entered any more. */
const CLOSED: Readonly<Record<ClosedState, { heading: string; text: string; link: string }>> = {
  processing: { ...PAID, heading: 'Your payment is being confirmed' },
  succeeded: PAID,
  refunded: {
    heading: 'Your payment was refunded',
    text: 'The whole amount was returned to your card.',
    link: 'Go to your receipt',
  },
  expired: {
    heading: 'This payment page has closed',
    text: 'Your card was not charged. Return to your filing to pay again.',
    link: 'Return to your filing',
  },
  canceled: {
    heading: 'You canceled this payment',
    text: 'Your card was not charged. Return to your filing to pay again.',
    link: 'Return to your filing',
  },
};

const RECEIPT_STATES: readonly ClosedState[] = ['processing', 'succeeded', 'refunded'];

/** The page of a session that takes no card any more. */
export function closedPage(context: PageContext, state: ClosedState): string {
  const { heading, text, link } = CLOSED[state];
  const target = RECEIPT_STATES.includes(state) ? context.session.success_url : context.session.back_url;
  const content = html` <h1>${heading}</h1>
    <p class="lead">${text}</p>
    <p><a class="pay" href="${target}">${link}</a></p>`;
  return pageFrame(context, { title: heading, content });
}
