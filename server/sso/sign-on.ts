import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { PATHS } from '#rules';
import type { Registry } from '../context';
import { callerOf } from '../callers/caller';
import { describeError } from '../failures/describe-error';
import { attemptSignIn } from './attempt-sign-in';
import { isEmbedded } from '../tokens/issuer';
import { createSignOnProvider } from './provider';
import { failurePage, isForLater, LATER_SENTENCE, REALM_POLICY, RETRY_SECONDS } from './realm-page';
import { REALM_PATH } from '../tokens/realm-path';
import { signInPage } from './sign-in-page';

const INTERACTION_PATH = /^\/secauth\/realms\/registry\/interaction\/[\w-]+$/;
const FORM_LIMIT_BYTES = 4096;

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > FORM_LIMIT_BYTES) return new URLSearchParams();
  }
  return new URLSearchParams(text);
}

function sendPage(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': REALM_POLICY,
    'x-content-type-options': 'nosniff',
  });
  response.end(page);
}

/** What ended a sign-on: the service that it needs is not there for a while, or the sign-on itself is over. */
function sendFailure(response: ServerResponse, error: unknown): void {
  if (!isForLater(error)) return sendPage(response, 400, failurePage('The sign-in has expired.'));
  response.setHeader('retry-after', RETRY_SECONDS);
  sendPage(response, 503, failurePage(LATER_SENTENCE));
}

const REFUSALS = {
  wrong: { status: 422, sentence: 'The user name or the password is wrong.' },
  tooMany: { status: 429, sentence: 'There were too many attempts to sign in. Wait a minute and try again.' },
} as const;

/** Whether the browser has a sign-on that has not ended. */
async function isSignedOn(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const session = await provider.Session.get(provider.createContext(request, response));
  return session.accountId !== undefined;
}

/**
 * The next page of a sign-on. A page to which Back leads may have been answered already: null where the user is signed on by now and
 * nothing has failed.
 */
async function questionOf(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  try {
    const { prompt } = await provider.interactionDetails(request, response);
    return prompt.name;
  } catch (error) {
    if (request.method === 'GET' && (await isSignedOn(provider, request, response))) return null;
    throw error;
  }
}

/** The entrance of the staff area redirects a user who is signed on. */
function leadOn(response: ServerResponse): void {
  response.writeHead(303, { location: PATHS.loginAdmin, 'cache-control': 'no-store' });
  response.end();
}

/** The step of a sign-on that is ours: the form, and the account that it names. */
async function interact(
  registry: Registry,
  provider: Provider,
  caller: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const action = request.url ?? '';
  const question = await questionOf(provider, request, response);
  if (question === null) return leadOn(response);
  // The portal is the office's own client, so its users are not asked for their consent.
  if (question === 'consent') return provider.interactionFinished(request, response, { consent: {} });
  if (request.method !== 'POST') return sendPage(response, 200, signInPage(action));
  const form = await readForm(request);
  const name = form.get('username') ?? '';
  const attempt = await attemptSignIn(registry, {
    caller,
    name,
    password: form.get('password') ?? '',
    cookies: request.headers.cookie,
  });
  if (attempt.kind !== 'signedIn') {
    const { status, sentence } = REFUSALS[attempt.kind];
    return sendPage(response, status, signInPage(action, sentence, name));
  }
  response.setHeader('set-cookie', attempt.deviceCookie);
  // The time of the password check: a user who delays the next step until the password was changed has an earlier login.
  const login = { accountId: attempt.userId, ts: attempt.begunAt };
  return provider.interactionFinished(request, response, { login });
}

/** The provider believes that it lies at the root; `originalUrl` tells it the address that browsers see. */
function forwardToProvider(
  { provider, host }: { provider: Provider; host: string },
  request: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
) {
  // It builds addresses from the host that a request names, and an answer must lead nowhere else.
  request.headers.host = host;
  request.originalUrl = request.url;
  request.url = request.url?.slice(REALM_PATH.length) || '/';
  return provider.callback()(request, response);
}

/**
 * The embedded sign-on realm, in developer environments without one of their own. It is loaded with its first request, so it
 * costs no start-up time.
 */
export function signOn(app: FastifyInstance, registry: Registry): void {
  const { config, log } = registry;
  if (!isEmbedded(config)) return;
  const { host } = new URL(config.publicUrl);
  let loaded: Promise<Provider> | undefined;
  // The provider reads bodies itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all(`${REALM_PATH}/*`, async (request, reply) => {
    loaded ??= createSignOnProvider(registry);
    const provider = await loaded;
    reply.hijack();
    const isOurs = INTERACTION_PATH.test(request.raw.url ?? '');
    const act = () =>
      isOurs
        ? interact(registry, provider, callerOf(request), request.raw, reply.raw)
        : forwardToProvider({ provider, host }, request.raw, reply.raw);
    await Promise.resolve(act()).catch((error: unknown) => {
      log.warn({ error: describeError(error) }, 'sign-on failed');
      if (!reply.raw.headersSent) sendFailure(reply.raw, error);
    });
  });
}
