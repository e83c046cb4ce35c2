import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { Config } from '../../server/settings/config';
import { buildServer } from '../../server/http/server';
import { workOnce } from '../../server/jobs/worker';
import { enqueueJob } from '../../server/outbox/outbox';
import { readContract } from '../../server/contract/contract';
import { paymentPage } from '../../server/payment-page/routes';
import { signOn } from '../../server/sso/sign-on';
import type { TestRegistry } from '../../server/testing/open-test-registry';
import { openTestRegistry } from '../../server/testing/open-test-registry';
import { llcFiling } from '../../server/testing/llc-filing';

jest.setTimeout(60_000);

const lines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});

let open: TestRegistry;
let app: FastifyInstance;

const serve = (settings: Partial<Config>): Promise<FastifyInstance> => {
  const config = { ...open.registry.config, ...settings };
  const log = pino({ level: 'trace' }, sink);
  return buildServer({ ...open.registry, config, log }, [paymentPage, signOn]);
};

beforeAll(async () => {
  open = await openTestRegistry({ rateLimit: 1_000_000, rateLimitSensitive: 1_000_000 });
  app = await serve({ environment: 'prod', isDeveloper: false, paymentSecret: 'a secret of their own' });
});
afterAll(async () => {
  await app.close();
  await open.close();
});

test('in production nothing of what is for testers answers', async () => {
  const { operations: all } = await readContract();
  const forTesters = all.filter(({ tag }) => tag === 'developer');
  expect(forTesters.length).toBeGreaterThan(3);
  const urls = [
    ...forTesters.map(({ path }) => path),
    '/secauth/realms/registry/.well-known/openid-configuration',
  ];
  for (const url of urls) {
    for (const method of ['GET', 'HEAD', 'POST'] as const) {
      const { statusCode } = await app.inject({ method, url, payload: method === 'POST' ? {} : undefined });
      expect({ url, method, statusCode }).toEqual({ url, method, statusCode: 404 });
    }
  }
});

test('every answer forbids scripts of others, frames and guessing of types', async () => {
  for (const url of ['/', '/business/filing/llc/intro', '/common-db-api/env', '/pay/none', '/nothing']) {
    const { headers } = await app.inject({ url });
    const policy = String(headers['content-security-policy']);
    expect({ url, policy }).toMatchObject({
      url,
      policy: expect.stringContaining("script-src 'self'") as string,
    });
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('the log holds nothing that people entered', async () => {
  const secrets = [
    'Zebulon',
    'Quartermain',
    '921234567',
    'zeb@example.com',
    '4242424242424242',
    '17 Privet Lane',
  ];
  const [first, last, license, email, card, street] = secrets as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  await app.inject({
    url: `/business-api/entity/validateEntityNameAndAvailability?transType=ARTORG_LLC&entityType=DLLC&name=${last}%20LLC`,
  });
  await app.inject({ url: `/business-api/entity/search/${last}/details` });
  await app.inject({ url: `/business-api/nothing?name=${last}&email=${email}` });
  await app.inject({ url: `/${last}/%zz?${email}` });
  await post('/business-api/validate/agent/dmv', { stateId: license, lastName: last });
  await post('/business-api/validate/agent/dmv', { stateId: license, lastName: last, [first]: street });
  const filing = await llcFiling(open.registry, `${last} LLC`);
  const former = filing.formationValues.formers[0];
  if (former !== undefined) former.nameValues.name.firstName = first;
  filing.principalOfficeValues.streetAddress.address1 = street;
  filing.notificationsValues.emails = [{ email }];
  const here = { receiptUrl: '/business/filing/llc/receipt', backUrl: '/business', cancelUrl: '/business' };
  const start = await post('/business-api/payment', { filing, ...here });
  const { paymentURL = '' } = start.json<{ apiData: { paymentURL?: string } }>().apiData;
  const page = new URL(paymentURL).pathname;
  const token = /name="token" value="([^"]+)"/.exec((await app.inject({ url: page })).body)?.[1] ?? '';
  const paid = await app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      token,
      cardNumber: card,
      expiry: '12/39',
      securityCode: '123',
      cardholder: `${first} ${last}`,
    }).toString(),
  });
  expect(paid.statusCode).toBe(303);

  const registry = { ...open.registry, log: pino({ level: 'trace' }, sink) };
  const now = registry.clock.now();
  const mail = { to: email, refId: '', subject: last, text: street };
  const failing = { send: () => Promise.reject(new Error(`550 ${email} refused`)) };
  await enqueueJob(registry.db, { kind: 'mail', payload: mail, dueAt: now, now });
  await workOnce({ ...registry, providers: { ...registry.providers, mail: failing } });

  expect(lines.some((line) => line.includes('job failed'))).toBe(true);
  for (const secret of secrets) {
    expect({ secret, logged: lines.filter((line) => line.includes(secret)) }).toEqual({ secret, logged: [] });
  }
});
