import { Writable } from 'node:stream';
import type { FastifyInstance, onSendHookHandler } from 'fastify';
import { sql } from 'kysely';
import pino from 'pino';
import { SAMPLE_ACCOUNTS } from '../sample-data/sample-accounts';
import { buildServer } from '../http/server';
import type { MailMessage } from '../ports/mail-port';
import { accountCalls } from '../testing/account-calls';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { signToken } from '../testing/sign-token';

jest.setTimeout(60_000);

const EMAIL = 'robin@northgate.example';

let open: TestRegistry;
let app: FastifyInstance;
let logged = '';
let answered = '';
const mails: MailMessage[] = [];

/** The registry as at the client's: nothing is kept for testers, and everything is logged. */
function atTheClients() {
  const { registry } = open;
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  });
  const mail = {
    send: (message: MailMessage) => {
      mails.push(message);
      return mails.length === 1 ? Promise.reject(new Error('The mail server is down.')) : Promise.resolve();
    },
  };
  return {
    ...registry,
    log: pino({ level: 'trace' }, stream),
    providers: { ...registry.providers, mail },
    config: {
      ...registry.config,
      isDeveloper: false,
      environment: 'client' as const,
      logLevel: 'trace' as const,
    },
  };
}

beforeAll(async () => {
  open = await openTestRegistry({ rateLimitSensitive: 1_000_000 });
}, 60_000);
afterAll(async () => {
  await app.close();
  await open.close();
});

const keepsAnswers: onSendHookHandler = (_request, _reply, payload, done) => {
  answered += String(payload);
  done(null, payload);
};

/** Every value of every table, as text. */
async function everyRow(): Promise<string> {
  const { db } = open.registry;
  const tables = await db.introspection.getTables();
  const dumps = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ dump: string | null }>`
        select json_agg(to_jsonb(whole_row)) as dump from ${sql.table(name)} as whole_row`.execute(db);
      return rows[0]?.dump ?? '';
    }),
  );
  return JSON.stringify(dumps);
}

test('passwords and tokens are in no log, no table and no answer', async () => {
  const registry = atTheClients();
  app = await buildServer(registry, []);
  app.addHook('onSend', keepsAnswers);
  const calls = accountCalls(app, registry);
  const fail = await calls.logIn(EMAIL, 'Wr0ngPassword');
  const first = await calls.logIn(EMAIL, 'Northgate2026');
  await calls.reset('northgate', EMAIL);
  await calls.work();
  // The first mail was not taken, so the job makes another password.
  await open.registry.db.updateTable('outbox').set({ held_until: null }).execute();
  await calls.work();
  const temporaries = mails.map(({ text }) => /password: (\S+)/.exec(text)?.[1] ?? '');
  expect(temporaries).toHaveLength(2);
  const [lost = '', temporary = ''] = temporaries;
  expect(lost).not.toBe(temporary);
  expect((await calls.logIn(EMAIL, lost)).code).toBe(401);
  const { sbfAccessToken: token = '' } = await calls.logIn(EMAIL, temporary);
  await calls.change(token, 'northgate', temporary, 'weakweakweak');
  expect((await calls.change(token, 'northgate', temporary, 'Meadow42Lark')).code).toBe(200);
  // Administrators sign on with a realm that only developer environments have; the mails stay as in the client environment.
  const office = await buildServer({ ...registry, config: open.registry.config }, []);
  office.addHook('onSend', keepsAnswers);
  const administrators = accountCalls(office, registry);
  const administrator = await signToken(open.registry.config, { claims: { sub: 'admin' } });
  expect((await administrators.search('user-name?name=n', administrator)).users).not.toEqual([]);
  const fresh = { userId: 'fresh', email: 'fresh@northgate.example', entityId: '20101000015' };
  expect((await administrators.create(fresh, administrator)).code).toBe(200);
  for (const state of ['locked', 'active'])
    expect((await administrators.update({ userId: 'northgate', state }, administrator)).code).toBe(200);
  await calls.work();
  await office.close();
  const { sbfAccessToken: last = '' } = await calls.logIn(EMAIL, 'Meadow42Lark');
  expect((await calls.logOut(last)).code).toBe(200);
  // Requests that break the contract are answered with their faults.
  const broken = { userId: 'northgate', email: EMAIL, password: 'Br0kenRequest', extra: 'Br0kenRequest' };
  for (const url of ['/business-api/sbf', '/user-manager-api/store/create-user'])
    expect((await app.inject({ method: 'POST', url, payload: broken })).statusCode).toBeGreaterThan(399);
  expect([fail.code, first.code]).toEqual([401, 200]);

  const madeFor = mails.map(({ text }) => /password: (\S+)/.exec(text)?.[1] ?? '');
  expect(madeFor).toHaveLength(3);
  const passwords = [...madeFor, 'Br0kenRequest', 'Wr0ngPassword', 'weakweakweak', 'Meadow42Lark'];
  const samples = SAMPLE_ACCOUNTS.flatMap((one) => one.password ?? one.temporary?.password ?? []);
  const tokens = [token, last, first.sbfAccessToken ?? ''];
  const rows = await everyRow();
  expect(rows).toContain('argon2id');
  expect(logged).toContain('secureFilingLogin');
  expect(answered).toContain('tokenEndsAt');
  const found = (text: string, secrets: readonly string[]) => secrets.filter((one) => text.includes(one));
  expect({
    logged: found(logged, [...passwords, ...samples, ...tokens]),
    stored: found(rows, [...passwords, ...samples, ...tokens]),
    answered: found(answered, [...passwords, ...samples]),
  }).toEqual({ logged: [], stored: [], answered: [] });
});
