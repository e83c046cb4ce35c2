import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BASE_PATH } from '#rules';
import type { Registry } from '../context';
import { OFFICE } from '../settings/environments';
import type { CardDetails, CardProblem } from '../providers/payment/card-details';
import { cardProblems } from '../providers/payment/card-details';
import type { CardSession } from '../providers/payment/card-session';
import { closeSession } from '../providers/payment/close-session';
import { readSession } from '../providers/payment/read-session';
import { extendSession } from '../providers/payment/extend-session';
import { payerState, paySession } from '../providers/payment/pay-session';
import { cardFormPage, formToken, isFormToken } from './card-form';
import { closedPage } from './closed-page';
import { FONT_PATH, readFont } from './font';
import { html } from './html';
import { messagePage } from './message-page';
import type { PageNotice } from './page-notice';
import { noticeCookie, readNotice } from './page-notice';
import { pageLanguageOf } from './page-language';
import { PAYMENT_PAGE_SCRIPT, SCRIPT_PATH } from './script';
import { PAYMENT_PAGE_STYLE, STYLE_PATH } from './style';

type PageRequest = FastifyRequest<{ Params: { sessionId: string }; Body: Record<string, unknown> | null }>;

const FORM_LIMIT_BYTES = 16_384;

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');

const sendPage = (reply: FastifyReply, status: number, page: string) =>
  reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);

/** A page that says why there is nothing to pay here. The filing is unknown, so it leads to the list of all filings. */
function sendMessage(
  request: PageRequest,
  reply: FastifyReply,
  status: number,
  heading: string,
  text: string,
) {
  const pageLanguage = pageLanguageOf(request.headers.cookie);
  const link = html`<p><a href="${BASE_PATH}">${pageLanguage.say('Go to the start page')}</a></p>`;
  return sendPage(reply, status, messagePage(pageLanguage, OFFICE.name, heading, text, link));
}

const sendUnknown = (request: PageRequest, reply: FastifyReply) =>
  sendMessage(request, reply, 404, 'Payment not found', 'Return to your filing and start the payment again.');

const findSession = async ({ db, clock }: Registry, id: string): Promise<CardSession | undefined> =>
  (await readSession(db, id, clock.now()))?.session;

const cardOf = (body: PageRequest['body']): CardDetails => ({
  cardNumber: text(body?.cardNumber),
  expiry: text(body?.expiry),
  securityCode: text(body?.securityCode),
  cardholder: text(body?.cardholder),
});

/** True for a form that this page sent: the page's token, and no other site named by the browser. */
function isOwnForm({ config }: Registry, request: PageRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return isFormToken(config.paymentSecret, request.params.sessionId, text(request.body?.token));
}

const noticePlace = ({ config }: Registry, sessionId: string) => ({
  secret: config.paymentSecret,
  sessionId,
  isSecure: config.publicUrl.startsWith('https:'),
});

function sendSession(registry: Registry, request: PageRequest, reply: FastifyReply, session: CardSession) {
  const { config, clock } = registry;
  const context = {
    session,
    officeName: OFFICE.name,
    isDeveloper: config.isDeveloper,
    pageLanguage: pageLanguageOf(request.headers.cookie),
  };
  if (session.state !== 'open') return sendPage(reply, 200, closedPage(context, session.state));
  const sessionId = session.session_id;
  const token = formToken(config.paymentSecret, sessionId);
  const notice = readNotice({ secret: config.paymentSecret, sessionId }, request.headers.cookie);
  return sendPage(reply, 200, cardFormPage(context, { token, notice, now: clock.now() }));
}

interface NextPage {
  url: string;
  /** The next message of the card page; null clears it. */
  notice?: PageNotice | null;
}

/** Every form is answered with a redirect: neither reload nor Back can send a card twice. */
const redirect = (registry: Registry, request: PageRequest, reply: FastifyReply, next: NextPage) =>
  reply
    .header('cache-control', 'no-store')
    .header('set-cookie', noticeCookie(noticePlace(registry, request.params.sessionId), next.notice ?? null))
    .redirect(next.url, 303);

const cardPagePath = ({ params }: PageRequest): string => `/pay/${params.sessionId}`;

/** The page again with what is wrong with the card. */
const problemsOf = (card: CardDetails, problems: readonly CardProblem[]): PageNotice => ({
  problems,
  typed: { expiry: card.expiry, cardholder: card.cardholder },
  isExtended: false,
});

/** A button pressed twice leads to the receipt twice. */
async function pay(registry: Registry, request: PageRequest, reply: FastifyReply) {
  const { sessionId } = request.params;
  const now = registry.clock.now();
  const card = cardOf(request.body);
  const problems = cardProblems(card, now);
  const result = await (problems.length > 0
    ? payerState(registry.db, sessionId, now)
    : paySession(registry.db, sessionId, card, now));
  if (result.kind === 'unknown') return sendUnknown(request, reply);
  if (result.kind === 'paid') return redirect(registry, request, reply, { url: result.successUrl });
  const url = cardPagePath(request);
  if (result.kind === 'closed') return redirect(registry, request, reply, { url });
  const wrong: CardProblem[] =
    result.kind === 'declined' ? [{ field: 'cardNumber', message: result.reason }] : problems;
  return redirect(registry, request, reply, { url, notice: problemsOf(card, wrong) });
}

/** The payer needs longer: the page comes again with more time. */
async function giveTime(registry: Registry, request: PageRequest, reply: FastifyReply) {
  const extension = await extendSession(registry.db, request.params.sessionId, registry.clock.now());
  if (extension === undefined) return sendUnknown(request, reply);
  const notice = { ...problemsOf(cardOf(request.body), []), isExtended: extension.isExtended };
  return redirect(registry, request, reply, { url: cardPagePath(request), notice });
}

async function cancel(registry: Registry, request: PageRequest, reply: FastifyReply) {
  const { sessionId } = request.params;
  const session = await closeSession(registry.db, sessionId, 'canceled', registry.clock.now());
  if (session === undefined) return sendUnknown(request, reply);
  const url = session.state === 'canceled' ? session.cancel_url : cardPagePath(request);
  return redirect(registry, request, reply, { url });
}

/** The hosted card page of the embedded payment provider, under /pay. */
export async function paymentPage(app: FastifyInstance, registry: Registry): Promise<void> {
  await app.register(async (page) => {
    await page.register(formbody, { bodyLimit: FORM_LIMIT_BYTES });
    const guarded =
      (act: (registry: Registry, request: PageRequest, reply: FastifyReply) => Promise<unknown>) =>
      async (request: PageRequest, reply: FastifyReply) => {
        await registry.clock.refresh();
        if (isOwnForm(registry, request)) return act(registry, request, reply);
        const notice =
          'The form was not sent from the payment page. Return to your filing and start the payment again.';
        return sendMessage(request, reply, 403, 'Payment not accepted', notice);
      };
    page.get(STYLE_PATH, (_, reply) =>
      reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(PAYMENT_PAGE_STYLE),
    );
    page.get(SCRIPT_PATH, (_, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(PAYMENT_PAGE_SCRIPT),
    );
    page.get(FONT_PATH, async (_, reply) =>
      reply
        .type('font/woff2')
        .header('cache-control', 'public, max-age=86400')
        .send(await readFont()),
    );
    page.get('/pay/:sessionId', async (request: PageRequest, reply) => {
      await registry.clock.refresh();
      const session = await findSession(registry, request.params.sessionId);
      return session === undefined
        ? sendUnknown(request, reply)
        : sendSession(registry, request, reply, session);
    });
    page.post('/pay/:sessionId', guarded(pay));
    page.post('/pay/:sessionId/more-time', guarded(giveTime));
    page.post('/pay/:sessionId/cancel', guarded(cancel));
  });
}
