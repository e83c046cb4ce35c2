import type { CardSession } from '../providers/payment/card-session';
import type { Html } from './html';
import { html } from './html';
import type { PageLanguage } from './page-language';
import { SCRIPT_PATH } from './script';
import { STYLE_PATH } from './style';
import { STATEMENT_TEXT } from '../providers/payment/statement-text';

/** The context of every state of the card page. */
export interface PageContext {
  session: CardSession;
  officeName: string;
  /** Outside production: says so, and shows the test cards. */
  isDeveloper: boolean;
  pageLanguage: PageLanguage;
}

/** Whole dollars as they are charged. */
export const money = (dollars: number): string => `$${dollars.toFixed(2)}`;

/** The portal's own mark. */
const MARK = html`<img class="mark" src="/mark.svg" alt="" width="36" height="36" />`;

const ARROW = html`<svg class="arrow" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
  <path d="M14 8H3m5-5L3 8l5 5" />
</svg>`;

const summary = ({ session, officeName, pageLanguage: { say } }: PageContext): Html =>
  html` <section class="summary" aria-labelledby="summary-heading">
    <a class="back" href="${session.back_url}">${ARROW}${say('Back to your filing')}</a>
    <p class="payee">${MARK}<span>${officeName}</span></p>
    <p id="summary-heading" class="what">${session.description}</p>
    <p class="amount">${money(session.amount)}</p>
    <dl class="lines">
      <div>
        <dt>${say(session.detail)}</dt>
        <dd>${money(session.amount)}</dd>
      </div>
      <div class="total">
        <dt>${say('Total due')}</dt>
        <dd>${money(session.amount)}</dd>
      </div>
    </dl>
    <p class="statement">
      ${say('Your card statement will show {statement}.', { statement: STATEMENT_TEXT })}
    </p>
  </section>`;

const ribbon = ({ say }: PageLanguage): Html =>
  html`<section class="ribbon" aria-label="${say('Notice')}">
    <p><strong>${say('Demonstration.')}</strong> ${say('No money moves and no real card is taken.')}</p>
  </section>`;

/** The frame of the card page: what is paid for on one side, `content` on the other. */
export function pageFrame(
  context: PageContext,
  { title, content }: { title: string; content: Html },
): string {
  return html`<!doctype html>
    <html lang="${context.pageLanguage.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${title} - ${context.officeName}</title>
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${STYLE_PATH}" />
        <script type="module" src="${SCRIPT_PATH}"></script>
      </head>
      <body>
        <a class="skip" href="#payment">${context.pageLanguage.say('Skip to payment')}</a>
        ${context.isDeveloper ? ribbon(context.pageLanguage) : null}
        <div class="page">
          <header class="side">${summary(context)}</header>
          <main id="payment" class="main" tabindex="-1">${content}</main>
        </div>
      </body>
    </html> `.markup;
}
