import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { realClock } from '../../clock';
import { buildServer } from '../../http/server';
import { paymentPage } from '../../payment-page/routes';
import { llcFiling } from '../../testing/llc-filing';
import { openTestRegistry, type TestRegistry } from '../../testing/open-test-registry';

/**
 * What a filing costs from payment start to receipt in what the database is asked; jobs come on top. More is to be justified, and less is to be
 * written down here. `SHOW_STATEMENTS=1` prints them.
 */
const BUDGET = { statements: 30, roundTrips: 30 };

/** Filled from before the pool makes its first connection. */
const asked: string[] = [];

let open: TestRegistry;
let app: FastifyInstance;
beforeAll(async () => {
  const ask = Object.getOwnPropertyDescriptor(Client.prototype, 'query')?.value as (
    ...given: unknown[]
  ) => unknown;
  jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [query] = given as [string | { text: string }];
    asked.push(typeof query === 'string' ? query : query.text);
    return ask.apply(this, given);
  } as never);
  open = await openTestRegistry();
  // As in production: only in developer environments the time is asked of the database, where testers may have moved it.
  app = await buildServer({ ...open.registry, clock: realClock }, [paymentPage]);
}, 60_000);
afterAll(async () => {
  await app.close();
  await open.close();
});

const PAGE = '/business/filing/llc/filingreview';
const CARD = { cardNumber: '4242424242424242', expiry: '12/40', securityCode: '123', cardholder: 'Ada Park' };

/** Pays for a formation as a browser does; answers what the database was asked meanwhile. */
async function fileOne(name: string): Promise<string[]> {
  const filing = await llcFiling(open.registry, name);
  asked.length = 0;
  const start = await app.inject({
    method: 'POST',
    url: '/business-api/payment',
    payload: { filing, receiptUrl: '/business/filing/llc/receipt', backUrl: PAGE, cancelUrl: PAGE },
  });
  const { refId, paymentURL } = start.json<{ apiData: { refId: string; paymentURL: string } }>().apiData;
  const card = new URL(paymentURL, 'http://here').pathname;
  const page = await app.inject({ method: 'GET', url: card });
  const token = /name="token" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const paid = await app.inject({
    method: 'POST',
    url: card,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...CARD, token }).toString(),
  });
  expect(paid.statusCode).toBe(303);
  const receipt = await app.inject({ method: 'POST', url: '/business-api/file/receipt', payload: { refId } });
  expect(receipt.json<{ apiData: { code: number } }>().apiData.code).toBe(200);
  return [...asked];
}

test('a filing costs no more statements and round trips than its budget', async () => {
  await fileOne('Warm Statements LLC');
  const trips = await fileOne('Counted Statements LLC');
  const statements = trips.flatMap((text) => text.split(';').filter((one) => one.trim() !== ''));
  if (process.env.SHOW_STATEMENTS) process.stdout.write(`${trips.join('\n')}\n`);
  const counted = { statements: statements.length, roundTrips: trips.length };
  expect(counted).toEqual(BUDGET);
});
