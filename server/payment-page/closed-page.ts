import type { PaymentSessionState } from '../ports/payment-port';
import { html } from './html';
import type { PageContext } from './page-frame';
import { pageFrame } from './page-frame';
import { messagePage } from './message-page';

type ClosedState = Exclude<PaymentSessionState, 'open'>;

interface ClosedText {
  heading: string;
  text: string;
  link: string;
  /** `receipt` once it was paid: the page then says only that, and nothing about the filing. */
  leadsTo: 'receipt' | 'filing';
}

const PAID = {
  heading: 'Payment received',
  text: 'Do not pay again. Your receipt shows whether your filing is on record.',
  link: 'Go to your receipt',
  leadsTo: 'receipt',
} as const;

/** The message once no card can be entered any more. */
const CLOSED: Readonly<Record<ClosedState, ClosedText>> = {
  processing: { ...PAID, heading: 'Your payment is being confirmed' },
  succeeded: PAID,
  refunded: {
    heading: 'Your payment was refunded',
    text: 'The whole amount was returned to your card.',
    link: 'Go to your receipt',
    leadsTo: 'receipt',
  },
  expired: {
    heading: 'This payment page has closed',
    text: 'Your card was not charged. Return to your filing to start the payment again.',
    link: 'Return to your filing',
    leadsTo: 'filing',
  },
  canceled: {
    heading: 'You canceled this payment',
    text: 'Your card was not charged. Return to your filing to start the payment again.',
    link: 'Return to your filing',
    leadsTo: 'filing',
  },
};

/** The page of a session that takes no card any more. */
export function closedPage(context: PageContext, state: ClosedState): string {
  const { heading, text, link, leadsTo } = CLOSED[state];
  const { say } = context.pageLanguage;
  const { success_url: receiptUrl, back_url: backUrl } = context.session;
  if (leadsTo === 'receipt') {
    // The script follows the marked link when the payer came here by Back.
    const receiptLink = html`<p><a class="pay" data-receipt href="${receiptUrl}">${say(link)}</a></p>`;
    return messagePage(context.pageLanguage, context.officeName, heading, text, receiptLink);
  }
  const content = html` <h1>${say(heading)}</h1>
    <p class="lead">${say(text)}</p>
    <p><a class="pay" href="${backUrl}">${say(link)}</a></p>`;
  return pageFrame(context, { title: say(heading), content });
}
