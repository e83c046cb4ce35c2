import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FakeSession } from './stripe-objects';
import { objectOfEvent, sessionObject } from './stripe-objects';

const HALF_HOUR_SECONDS = 1800;
export const STRIPE_KEY = 'sk_test_of_the_fake';
export const STRIPE_SIGNING_SECRET = 'whsec_of_the_fake';

interface Answer {
  status: number;
  body: unknown;
}
interface Call {
  method: string;
  path: string;
  parameters: Record<string, string>;
}

const fault = (status: number, type: string, code?: string): Answer => ({
  status,
  body: { error: { type, code, message: `fake: ${code ?? type}` } },
});
const isExpanded = (parameters: Record<string, string>): boolean =>
  Object.entries(parameters).some(
    ([name, value]) => name.startsWith('expand') && /payment_intent/.test(value),
  );

async function readCall(request: IncomingMessage): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://fake');
  const form = new URLSearchParams(await text(request));
  const parameters = Object.fromEntries([...searchParams, ...form]);
  return { method: request.method ?? '', path: pathname, parameters };
}

/** Stripe as far as Checkout needs it: form-encoded requests, idempotency keys, its limits, and signed events. */
export class FakeStripe {
  readonly sessions: FakeSession[] = [];
  /** Requests that were taken, by method and path. */
  readonly calls: string[] = [];
  /** Requests from now on that are carried out, but whose answer is lost. */
  losesAnswers = 0;
  isDown = false;
  private readonly byKey = new Map<string, { asked: string; answer: Answer }>();
  private readonly server = createServer((request, response) => {
    void this.take(request).then(({ status, body }) => {
      if (status === 0) return response.destroy();
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  get last(): FakeSession {
    const session = this.sessions.at(-1);
    if (session === undefined) throw new Error('No session was opened.');
    return session;
  }

  /** An event about a session and the header that signs it. */
  event(type: string, session: FakeSession, at = new Date(), id = `evt_${randomBytes(8).toString('hex')}`) {
    const created = Math.floor(at.getTime() / 1000);
    const payload = JSON.stringify({
      id,
      object: 'event',
      type,
      created,
      data: { object: objectOfEvent(type, session) },
    });
    const v1 = createHmac('sha256', STRIPE_SIGNING_SECRET).update(`${created}.${payload}`).digest('hex');
    return {
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${created},v1=${v1}` },
    };
  }

  private async take(request: IncomingMessage): Promise<Answer> {
    const call = await readCall(request);
    if (this.isDown) return fault(503, 'api_error');
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`) return fault(401, 'invalid_request_error');
    this.calls.push(`${call.method} ${call.path}`);
    const answer = this.answerOnce(call, request.headers['idempotency-key']);
    if (this.losesAnswers === 0) return answer;
    this.losesAnswers -= 1;
    return { status: 0, body: null };
  }

  /** Under a key that is known, the first answer again, or a refusal of another request. */
  private answerOnce(call: Call, key: string | string[] | undefined): Answer {
    if (typeof key !== 'string' || call.method !== 'POST') return this.answer(call);
    const requestText = JSON.stringify(call);
    const earlier = this.byKey.get(key);
    if (earlier !== undefined)
      return earlier.asked === requestText ? earlier.answer : fault(400, 'idempotency_error');
    const answer = this.answer(call);
    this.byKey.set(key, { asked: requestText, answer });
    return answer;
  }

  private answer({ method, path, parameters }: Call): Answer {
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    if (method === 'POST' && path === '/v1/checkout/sessions') return this.create(parameters);
    if (method === 'POST' && path === '/v1/refunds') return this.refund(parameters);
    if (method === 'GET' && path === '/v1/checkout/sessions') return this.list(parameters);
    const session = this.sessions.find((one) => one.id === id);
    if (session === undefined) return fault(404, 'invalid_request_error', 'resource_missing');
    if (action !== undefined) {
      if (session.status !== 'open') return fault(400, 'invalid_request_error');
      session.status = 'expired';
    }
    return { status: 200, body: sessionObject(session, isExpanded(parameters)) };
  }

  private create(parameters: Record<string, string>): Answer {
    const createdAt = Math.floor(Date.now() / 1000);
    if (Number(parameters.expires_at) < createdAt + HALF_HOUR_SECONDS)
      return fault(400, 'invalid_request_error', 'parameter_invalid');
    const id = `cs_test_${randomBytes(8).toString('hex')}`;
    this.sessions.push({
      id,
      parameters,
      status: 'open',
      last4: null,
      declined: false,
      refunds: 0,
      createdAt,
    });
    return { status: 200, body: sessionObject(this.last, isExpanded(parameters)) };
  }

  private refund({ payment_intent: intent }: Record<string, string>): Answer {
    const session = this.sessions.find(({ id }) => `pi_${id}` === intent);
    if (session?.status !== 'complete') return fault(404, 'invalid_request_error', 'resource_missing');
    if (session.refunds > 0) return fault(400, 'invalid_request_error', 'charge_already_refunded');
    session.refunds += 1;
    return { status: 200, body: { id: `re_${session.id}`, object: 'refund', status: 'succeeded' } };
  }

  private list(parameters: Record<string, string>): Answer {
    const createdSince = Number(parameters['created[gte]'] ?? 0);
    const paymentIntent = parameters.payment_intent;
    const { status } = parameters;
    const data = this.sessions
      .filter(
        ({ id, createdAt, status: its }) =>
          createdAt >= createdSince &&
          (status === undefined || status === its) &&
          (paymentIntent === undefined || paymentIntent === `pi_${id}`),
      )
      .map((session) => sessionObject(session, isExpanded(parameters)));
    return { status: 200, body: { object: 'list', url: '/v1/checkout/sessions', has_more: false, data } };
  }
}
