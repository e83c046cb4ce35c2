import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pino from 'pino';
import { emptyAddress, emptyRegisteredAgent } from '#rules';
import { buildServer } from '../http/server';
import { workOnce } from '../jobs/worker';
import { ProviderUnavailable } from '../ports/provider-unavailable';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';

jest.setTimeout(60_000);

let open: TestRegistry;
let app: FastifyInstance;
const lines: string[] = [];

beforeAll(async () => {
  open = await openTestRegistry();
  open.registry.log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  app = await buildServer(open.registry, []);
}, 60_000);
afterAll(async () => {
  await app.close();
  await open.close();
});

const post = async (url: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `/business-api/${url}`, payload })).body;

const { nameValues, addressValues } = emptyRegisteredAgent();
const streetAddress = { ...emptyAddress('PHYS'), address1: '1700 Broadway', city: 'Denver', zip: '80290' };
const request = {
  authenticationType: 'I',
  nameValues: { name: { ...nameValues.name, nameTyp: 'I', firstName: 'Rowan', lastName: 'Secretive' } },
  addressValues: {
    ...addressValues,
    streetAddress: { ...streetAddress, accepted: true },
    isSameAsStreetAddressChecked: true,
  },
};

/** Every row of every table, as text. */
async function wholeDatabase(): Promise<string> {
  const { db } = open.registry;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'zip_code'`.execute(db);
  const texts = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select string_agg(row.*::text, chr(10)) as text from ${sql.table(name)} as row`.execute(db);
    texts.push(`${name}: ${rows[0]?.text ?? ''}`);
  }
  return texts.join('\n');
}

test('a passcode is in no log, no answer and no row, from its request to its use, also when its letter fails', async () => {
  const { registry } = open;
  const answers = [await post('agent/createPasscodeAndIndividual', request)];
  registry.providers.letters.send = () => Promise.reject(new ProviderUnavailable('letter'));
  await workOnce(registry);
  expect(lines.join()).toContain('job failed');
  const letters = (await app.inject('/dev-api/letters')).json<{
    apiData: { letters: { name: string; passcode: string }[] };
  }>().apiData.letters;
  const passcode = letters.find(({ name }) => name === 'Rowan Secretive')?.passcode ?? '';
  expect(passcode).toHaveLength(8);

  const lookUp = (typed: string) => post('validate/agent/passcode', { passcode: typed });
  const save = (transType: string) =>
    post('agent/save', {
      nameValues,
      addressValues,
      authenticationType: 'I',
      passcode: passcode.toLowerCase(),
      transType,
    });
  answers.push(await lookUp(passcode), await lookUp(`${passcode}x`), await lookUp('22222222'));
  answers.push(await save('ARTORG_LLC'), await save('ARTINC_PC'));
  // A request that breaks the contract is answered with its faults.
  answers.push(await post('validate/agent/passcode', { passcode, extra: passcode }));
  answers.push(await app.metrics.metrics(), (await app.inject('/dev-api/outbox')).body);
  expect(answers[1]).toContain('"passcodeValid":true');

  const database = await wholeDatabase();
  // The searched data contains what it should: the person, and the job of the letter.
  expect(database).toContain('Secretive');
  expect(database).toMatch(/outbox:[^]*letter/);
  const isIn = (text: string) => text.toUpperCase().includes(passcode);
  expect(lines.filter(isIn)).toEqual([]);
  expect(answers.filter(isIn)).toEqual([]);
  expect(isIn(database)).toBe(false);
});
