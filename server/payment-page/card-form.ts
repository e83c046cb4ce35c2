import { createHmac } from 'node:crypto';
import type { CardDetails, CardField, CardProblem } from '../providers/payment/card-details';
import { OFFICE } from '../settings/environments';
import { CARD_FIELDS } from '../providers/payment/card-details';
import { TEST_CARDS } from '../providers/payment/test-cards';
import type { Html } from './html';
import { html } from './html';
import type { PageContext } from './page-frame';
import type { PageNotice } from './page-notice';
import { money, pageFrame } from './page-frame';
import type { PageLanguage } from './page-language';
import { timeLimit } from './time-limit';
import { isSameProof } from '../is-same-proof';

interface FieldRow {
  label: string;
  hint: string | null;
  autocomplete: string;
  inputmode: 'numeric' | 'text';
  maxlength: number;
}

/** The fields of the card, as browsers and password managers know them. */
const FIELDS: Readonly<Record<CardField, FieldRow>> = {
  cardNumber: {
    label: 'Card number',
    hint: null,
    autocomplete: 'cc-number',
    inputmode: 'numeric',
    maxlength: 23,
  },
  expiry: {
    label: 'Expiration date',
    hint: 'MM/YY',
    autocomplete: 'cc-exp',
    inputmode: 'text',
    maxlength: 9,
  },
  securityCode: {
    label: 'Security code',
    hint: '3 or 4 digits',
    autocomplete: 'cc-csc',
    inputmode: 'numeric',
    maxlength: 4,
  },
  cardholder: {
    label: 'Name on card',
    hint: null,
    autocomplete: 'cc-name',
    inputmode: 'text',
    maxlength: 100,
  },
};

/** The message when the last card was declined and the payer's browser did not keep why. */
const DECLINED: CardProblem = {
  field: 'cardNumber',
  message: 'Your last card was declined. Nothing was charged. Enter another card.',
};

/** A token that only this page of this session carries, so that no other site can send its form. */
export const formToken = (secret: string, sessionId: string): string =>
  createHmac('sha256', secret).update(`card form ${sessionId}`).digest('base64url');

export const isFormToken = (secret: string, sessionId: string, given: string): boolean =>
  isSameProof(given, formToken(secret, sessionId));

function field(
  { say }: PageLanguage,
  name: CardField,
  value: string,
  problem: CardProblem | undefined,
): Html {
  const row = FIELDS[name];
  const describedBy = [row.hint === null ? [] : `${name}-hint`, problem ? `${name}-error` : []]
    .flat()
    .join(' ');
  const described = describedBy === '' ? null : html` aria-describedby="${describedBy}"`;
  return html` <div class="field field-${name}${problem ? ' has-error' : ''}">
    <label for="${name}">${say(row.label)}</label>
    ${row.hint === null ? null : html`<span class="hint" id="${name}-hint">${say(row.hint)}</span>`}
    ${problem ? html`<span class="error" id="${name}-error"><span class="hidden">${say('Error: ')}</span>${say(problem.message)}</span>` : null}
    <input
      id="${name}"
      name="${name}"
      type="text"
      value="${value}"
      required
      autocomplete="${row.autocomplete}"
      inputmode="${row.inputmode}"
      maxlength="${row.maxlength}"
      spellcheck="false"
      ${problem ? html` aria-invalid="true"` : null}${described}
    />
  </div>`;
}

const problemList = ({ say }: PageLanguage, problems: readonly CardProblem[]): Html =>
  html` <div class="errors" tabindex="-1" autofocus role="group" aria-labelledby="errors-heading">
    <h2 id="errors-heading">${say('There is a problem')}</h2>
    <ul>
      ${problems.map(({ field: name, message }) => html`<li><a href="#${name}">${say(message)}</a></li>`)}
    </ul>
  </div>`;

const CONTACTS: Readonly<Record<string, Html>> = {
  phone: html`<a href="tel:${OFFICE.helpPhone.replace(/[^0-9]/g, '')}">${OFFICE.helpPhone}</a>`,
  email: html`<a href="mailto:${OFFICE.helpEmail}">${OFFICE.helpEmail}</a>`,
};

const help = ({ say }: PageLanguage): Html => {
  const parts = say('Call {phone} or write to {email}. Never send card numbers by email.').split(/\{(\w+)\}/);
  return html` <aside class="help" aria-label="${say('Help')}">
    <p>${say('Need help?')} ${parts.map((part) => CONTACTS[part] ?? html`${part}`)}</p>
  </aside>`;
};

const TEST_CARD_TABLE = html` <details class="test-cards">
  <summary>Test cards</summary>
  <section class="scroll" tabindex="0" aria-labelledby="test-cards-caption">
    <table>
      <caption id="test-cards-caption">
        Any future date and any security code will do.
      </caption>
      <thead>
        <tr>
          <th scope="col">Card number</th>
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        ${TEST_CARDS.map(
          ({ number, use }) =>
            html`<tr>
              <th scope="row">${number.replace(/(.{4})(?=.)/g, '$1 ')}</th>
              <td>${use}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>
</details>`;

/** The page on which the payer enters a card. */
export function cardFormPage(
  context: PageContext,
  { token, notice, now }: { token: string; notice: PageNotice | null; now: Date },
): string {
  const { session, isDeveloper, pageLanguage } = context;
  const { say } = pageLanguage;
  const isExtended = notice?.isExtended ?? false;
  const problems = notice?.problems ?? (session.is_declined ? [DECLINED] : []);
  // The number and the security code are never sent back to a browser.
  const values: CardDetails = {
    expiry: '',
    cardholder: '',
    ...notice?.typed,
    cardNumber: '',
    securityCode: '',
  };
  const hidden = html`<input type="hidden" name="token" value="${token}" />`;
  const content = html` <h1>${say('Pay by card')}</h1>
    ${problems.length > 0 ? problemList(pageLanguage, problems) : null}${timeLimit(session.expires_at, { isExtended, now, pageLanguage })}
    <form
      class="card"
      aria-label="${say('Card')}"
      method="post"
      action="/pay/${session.session_id}"
      novalidate
    >
      ${hidden}
      <p class="note">${say('All fields are required.')}</p>
      ${CARD_FIELDS.map((name) =>
        field(
          pageLanguage,
          name,
          values[name],
          problems.find((problem) => problem.field === name),
        ),
      )}
      <button class="pay" type="submit">${say('Pay {amount}', { amount: money(session.amount) })}</button>
      <p class="note">${say('You pay once, even if you press the button twice.')}</p>
      <button id="more-time" class="quiet" type="submit" formaction="/pay/${session.session_id}/more-time">
        ${say('Give me more time')}
      </button>
    </form>
    <form
      class="cancel"
      aria-label="${say('Without payment')}"
      method="post"
      action="/pay/${session.session_id}/cancel"
    >
      ${hidden}
      <button class="quiet" type="submit">${say('Cancel payment and return')}</button>
    </form>
    ${help(pageLanguage)} ${isDeveloper ? TEST_CARD_TABLE : null}`;
  return pageFrame(context, {
    title: `${problems.length > 0 ? say('Error: ') : ''}${say('Pay by card')}`,
    content,
  });
}
