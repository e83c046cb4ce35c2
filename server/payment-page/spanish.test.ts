import type { FastifyInstance } from 'fastify';
import { RULES_IN_SPANISH } from '#rules';
import { buildServer } from '../http/server';
import { openCardPage } from '../testing/filing-on-record';
import { llcFiling } from '../testing/llc-filing';
import { registryOfTests } from '../testing/registry-of-tests';
import { paymentPage } from './routes';
import { CARD_PAGE_IN_SPANISH } from './spanish';

jest.setTimeout(60_000);

const registry = registryOfTests();
let app: FastifyInstance;
beforeAll(async () => {
  app = await buildServer(registry(), [paymentPage]);
});
afterAll(() => app.close());

const SPANISH = 'language=es';

/** The readable parts of a page: its texts, and names for screen readers alone. */
const textsOf = (page: string): string[] =>
  [...page.matchAll(/>([^<]*[A-Za-z]{2}[^<]*)<|aria-label="([^"]*)"|data-[a-z-]+="([^"]*[a-z] [^"]*)"/g)].map(
    ([, text, label, sentence]) => (text ?? label ?? sentence ?? '').replace(/\s+/g, ' ').trim(),
  );

/** The test cards are for testers, who read English. */
const forPayers = (page: string): string => page.replace(/<details class="test-cards">[^]*<\/details>/, '');

const KNOWN = { ...RULES_IN_SPANISH, ...CARD_PAGE_IN_SPANISH };

const leftInEnglish = (page: string): string[] =>
  textsOf(forPayers(page)).filter((text) => (KNOWN[text] ?? text) !== text);

test('the card page, its errors and its end are in the language of the portal', async () => {
  const { sessionId } = await openCardPage(registry(), await llcFiling(registry(), 'Spanish Payer LLC'));
  const path = `/pay/${sessionId}`;
  const look = async (cookie: string) => (await app.inject({ url: path, headers: { cookie } })).body;

  const page = await look(SPANISH);
  expect(page).toContain('<html lang="es">');
  expect(page).toContain('<h1>Pagar con tarjeta</h1>');
  expect(page).toContain('Pagar $50.00');
  expect(page).toContain('<dt>Artículos de organización</dt>');
  expect(leftInEnglish(page)).toEqual([]);
  expect(leftInEnglish(await look(''))).not.toEqual([]);

  const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const send = (fields: Record<string, string>, action = '') =>
    app.inject({
      method: 'POST',
      url: path + action,
      payload: new URLSearchParams({ token, ...fields }).toString(),
      headers: { cookie: SPANISH, 'content-type': 'application/x-www-form-urlencoded' },
    });
  const refused = await send({
    cardNumber: '4000000000000002',
    expiry: '12/39',
    securityCode: '1',
    cardholder: '',
  });
  const notice = String(refused.headers['set-cookie']).split(';')[0];
  const problems = await look(`${SPANISH}; ${notice}`);
  expect(problems).toContain('Hay un problema');
  expect(problems).toContain('Ingrese el nombre que figura en la tarjeta.');
  expect(problems).toContain('<title>Error: Pagar con tarjeta');
  expect(leftInEnglish(problems)).toEqual([]);

  await send({}, '/cancel');
  const closed = await look(SPANISH);
  expect(closed).toContain('Usted canceló este pago');
  expect(leftInEnglish(closed)).toEqual([]);
});

test.each(['Help', 'Card Number', 'Yes', 'Foo.pdf is empty', 'January 1, 2026'])(
  'the name %s that is paid for stays as it is, though a text of ours is the same',
  async (name) => {
    const { sessionId } = await openCardPage(registry(), await llcFiling(registry(), `${name} Payer LLC`));
    await registry()
      .db.updateTable('card_session')
      .set({ description: name })
      .where('session_id', '=', sessionId)
      .execute();
    const { body } = await app.inject({ url: `/pay/${sessionId}`, headers: { cookie: SPANISH } });
    expect(body).toContain(`class="what">${name}</p>`);
  },
);

test('a page that is about no payment is in the language too', async () => {
  const { body } = await app.inject({ url: '/pay/nothing-here', headers: { cookie: SPANISH } });
  expect(body).toContain('Pago no encontrado');
  expect(body).toContain('<a href="/business">Ir a la página de inicio</a>');
});
