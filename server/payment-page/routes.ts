import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '../context';
import { OFFICE } from '../environments';
import type { CardDetails } from '../providers/payment/card-details';
import { cardProblems } from '../providers/payment/card-details';
import type { CardSession } from '../providers/payment/card-session';
import { lockSession } from '../providers/payment/card-session';
import { closeIfExpired, closeSession } from '../providers/payment/close-session';
import { extendSession } from '../providers/payment/extend-session';
import { paySession } from '../providers/payment/pay-session';
import type { ShownForm } from './card-form';
import { cardFormPage, EMPTY_CARD, formToken, isFormToken } from './card-form';
import { closedPage } from './closed-page';
import { messagePage } from './message-page';
import { PAYMENT_PAGE_SCRIPT, SCRIPT_PATH } from './script';
import { PAYMENT_PAGE_STYLE, STYLE_PATH } from './style';

type PageRequest = FastifyRequest<{ Params: { sessionId: string }; Body: Record<string, unknown> | null }>;

const FORM_LIMIT_BYTES = 16_384;

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');

const sendPage = (reply: FastifyReply, status: number, page: string) =>
  reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);

const sendUnknown = (reply: FastifyReply) =>
  sendPage(
    reply,
    404,
    messagePage(OFFICE.name, 'Payment not found', 'Return to your filing and start the payment again.'),
  );

const findSession = ({ db, clock }: Registry, id: string): Promise<CardSession | undefined> =>
  db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, id);
    return session && closeIfExpired(tx, session, clock.now());
  });

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

function sendSession(
  { config, clock }: Registry,
  reply: FastifyReply,
  session: CardSession,
  { card = EMPTY_CARD, problems = [], isExtended = false }: Partial<ShownForm> = {},
) {
  const context = { session, officeName: OFFICE.name, isDeveloper: config.isDeveloper };
  if (session.state !== 'open') return sendPage(reply, 200, closedPage(context, session.state));
  const token = formToken(config.paymentSecret, session.session_id);
  const form = { token, card, problems, isExtended, now: clock.now() };
  return sendPage(reply, problems.length > 0 ? 422 : 200, cardFormPage(context, form));
}

/** A button pressed twice leads to the receipt twice. */
const isPaid = ({ state }: CardSession): boolean => state === 'processing' || state === 'succeeded';

async function pay(registry: Registry, request: PageRequest, reply: FastifyReply) {
  const { sessionId } = request.params;
  const session = await findSession(registry, sessionId);
  if (session === undefined) return sendUnknown(reply);
  if (isPaid(session)) return reply.redirect(session.success_url, 303);
  if (session.state !== 'open') return sendSession(registry, reply, session);
  const card = cardOf(request.body);
  const problems = cardProblems(card, registry.clock.now());
  if (problems.length > 0) return sendSession(registry, reply, session, { card, problems });
  const result = await paySession(registry.db, sessionId, card, registry.clock.now());
  if (result.kind === 'paid') return reply.redirect(session.success_url, 303);
  if (result.kind === 'declined') {
    return sendSession(registry, reply, session, {
      card,
      problems: [{ field: 'cardNumber', message: result.reason }],
    });
  }
  return reply.redirect(`/pay/${sessionId}`, 303);
}

/** The payer needs longer: the page comes again with more time, holding what was typed. */
async function giveTime(registry: Registry, request: PageRequest, reply: FastifyReply) {
  const given = await extendSession(registry.db, request.params.sessionId, registry.clock.now());
  if (given === undefined) return sendUnknown(reply);
  const { session, isExtended } = given;
  return sendSession(registry, reply, session, { card: cardOf(request.body), isExtended });
}

async function cancel(registry: Registry, request: PageRequest, reply: FastifyReply) {
  const { sessionId } = request.params;
  const session = await closeSession(registry.db, sessionId, 'canceled', registry.clock.now());
  if (session === undefined) return sendUnknown(reply);
  if (session.state === 'canceled') return reply.redirect(session.cancel_url, 303);
  return sendSession(registry, reply, session);
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
        return sendPage(reply, 403, messagePage(OFFICE.name, 'Payment not accepted', notice));
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
    page.get('/pay/:sessionId', async (request: PageRequest, reply) => {
      await registry.clock.refresh();
      const session = await findSession(registry, request.params.sessionId);
      return session === undefined ? sendUnknown(reply) : sendSession(registry, reply, session);
    });
    page.post('/pay/:sessionId', guarded(pay));
    page.post('/pay/:sessionId/more-time', guarded(giveTime));
    page.post('/pay/:sessionId/cancel', guarded(cancel));
  });
}
