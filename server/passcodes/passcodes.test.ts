import { randomUUID } from 'node:crypto';
import { PASSCODE_INVALID_MESSAGE } from '#rules';
import { workOnce } from '../jobs/worker';
import type { Letter } from '../ports/letter-port';
import { runCleanup } from '../jobs/cleanup/cleanup';
import { passcodeCalls } from '../testing/passcode-calls';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';

jest.setTimeout(60_000);

const MINUTE = 60_000;
const DAY = 86_400_000;

let open: TestRegistry;
const sent: Letter[] = [];
const registry = () => open.registry;

beforeAll(async () => {
  open = await openTestRegistry();
  registry().providers.letters.send = (letter) => {
    sent.push(letter);
    return Promise.resolve();
  };
}, 60_000);
afterAll(() => open.close());
afterEach(() => registry().clock.moveTo(null));

const move = (milliseconds: number) =>
  registry().clock.moveTo(new Date(registry().clock.now().getTime() + milliseconds));

const { individual, accepted, ask, validate, save, issued } = passcodeCalls(registry);

const letters = async () => {
  sent.length = 0;
  while ((await workOnce(registry())) > 0);
  return sent.length;
};

test('a passcode is looked up without using it up, then names an agent from the record alone', async () => {
  const passcode = await issued();
  const found = await validate(passcode.toLowerCase());
  expect(found).toMatchObject({
    passcodeValid: true,
    nameValues: { name: { nameTyp: 'I', firstName: 'Rowan', lastName: 'Tester', display: 'Rowan Tester' } },
  });
  expect((await validate(passcode)).passcodeValid).toBe(true);
  const saved = await save(passcode);
  expect(saved).toMatchObject({ code: 200, agent: { nameValues: { name: { lastName: 'Tester' } } } });
});

test.each([
  ['K7QWD9XM', true],
  ['H4TRN8VC', true],
  ['M2FJY6GP', false],
  ['X3CDW5KQ', false],
  ['AAAAAAAA', false],
  ['', false],
])('the sample %s can be used: %s', async (passcode, isValid) => {
  const agent = await validate(passcode);
  expect(agent.passcodeValid).toBe(isValid);
  expect(agent.nameValues.name.lastName === '').toBe(!isValid);
});

test('wrong, expired and used passcodes are answered alike', async () => {
  const answers = [];
  for (const passcode of ['22222222', 'M2FJY6GP', 'X3CDW5KQ'])
    answers.push(JSON.stringify([await validate(passcode), await save(passcode)]));
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain(PASSCODE_INVALID_MESSAGE);
});

test('whoever asks once more ends no passcode that is on its way', async () => {
  const person = individual();
  const passcodes = [await issued(person)];
  for (let day = 0; day < 2; day += 1) {
    await move(DAY + MINUTE);
    passcodes.push(await issued(person));
  }
  for (const passcode of passcodes) expect((await save(passcode)).code).toBe(200);
  for (const passcode of passcodes) expect((await save(passcode)).code).toBe(422);
});

test('a passcode names one agent: another transaction or entity is refused, the same one is answered again for a while', async () => {
  const passcode = await issued();
  const named = { transType: 'CHG_AGT_INFO', transEntityId: '20101000001', repeatKey: randomUUID() };
  const first = await save(passcode, named);
  expect(first.code).toBe(200);
  expect(await save(passcode, named)).toEqual(first);
  expect((await validate(passcode, undefined, named.repeatKey)).passcodeValid).toBe(true);
  for (const other of [{ transEntityId: '20101000002' }, { transType: 'REPORT' }, { transEntityId: '' }])
    expect(await save(passcode, { ...named, ...other })).toEqual({
      code: 422,
      message: PASSCODE_INVALID_MESSAGE,
    });
  await move(31 * MINUTE);
  expect((await save(passcode, named)).code).toBe(422);
  expect((await validate(passcode, undefined, named.repeatKey)).passcodeValid).toBe(false);
});

test.each<[string, { repeatKey?: string }]>([
  ['another browser', { repeatKey: randomUUID() }],
  ['a browser that sends no key', {}],
])('to %s a used passcode is like one that is unknown', async (_who, own) => {
  for (const named of [{ transType: 'ARTORG_LLC' }, { transType: 'REPORT', transEntityId: '20101000001' }]) {
    const passcode = await issued();
    expect((await save(passcode, { ...named, repeatKey: randomUUID() })).code).toBe(200);
    expect(await save(passcode, { ...named, ...own })).toEqual(await save('22222222', { ...named, ...own }));
    expect(await validate(passcode, undefined, own.repeatKey)).toEqual(await validate('22222222'));
  }
});

test('the key of one passcode repeats the use of no other, and its use without a key is never repeated', async () => {
  const repeatKey = randomUUID();
  const [own, other] = [await issued(), await issued()];
  expect((await save(own, { repeatKey })).code).toBe(200);
  expect((await save(other)).code).toBe(200);
  expect((await save(other, { repeatKey })).code).toBe(422);
  const rows = await registry().db.selectFrom('passcode').select('repeat_hash').execute();
  expect(JSON.stringify(rows)).not.toContain(repeatKey);
});

test('once a filing has named the agent, its passcode is of no use', async () => {
  const passcode = await issued();
  const repeatKey = randomUUID();
  const { agent } = await save(passcode, { repeatKey });
  await registry()
    .db.updateTable('agent_history')
    .set({ submission_key: '0b9f4f2e-6f5e-4a57-9d3c-0c6a0a6b2f11' })
    .where('agent_history_id', '=', agent?.agentHistoryId ?? '')
    .execute();
  expect((await save(passcode, { repeatKey })).code).toBe(422);
  expect((await validate(passcode, undefined, repeatKey)).passcodeValid).toBe(false);
});

test('two saves at once name one agent', async () => {
  const passcode = await issued();
  const saves = await Promise.all(
    ['20101000001', '20101000002', '20101000022'].map((transEntityId) =>
      save(passcode, { transType: 'REPORT', transEntityId }),
    ),
  );
  expect(saves.map(({ code }) => code).sort()).toEqual([200, 422, 422]);
});

test('a request that is repeated within a day makes one letter, a later one a new passcode', async () => {
  await letters();
  const person = individual();
  const passcode = await issued(person);
  expect(await ask(person)).toEqual({ code: 200 });
  expect(await letters()).toBe(1);
  expect(sent[0]?.pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await move(DAY + MINUTE);
  // Letters of other tests may have become due with the day.
  await letters();
  expect(await issued(person)).not.toBe(passcode);
  expect(await letters()).toBe(1);
});

test.each<[string, (request: ReturnType<typeof individual>) => void]>([
  ['letters', ({ nameValues: { name } }) => (name.firstName = 'ROWAN')],
  ['marks', ({ nameValues: { name } }) => (name.lastName = "Te'Ster")],
  [
    'parts of the name',
    ({ nameValues: { name } }) => Object.assign(name, { firstName: 'Rowan Te', lastName: 'Ster' }),
  ],
  [
    'the address',
    ({ addressValues: { streetAddress } }) =>
      (streetAddress.address1 = streetAddress.address1.replace('Broadway', 'BROADWAY')),
  ],
])('a later request that differs in %s changes nothing of what was mailed before', async (_in, spell) => {
  await letters();
  const person = individual();
  person.nameValues.name.lastName = 'Te Ster';
  const passcode = await issued(person);
  const before = await validate(passcode);
  const other = structuredClone(person);
  spell(other);
  expect(await issued(other)).not.toBe(passcode);
  expect(await letters()).toBe(2);
  expect(await validate(passcode)).toEqual(before);
  expect((await save(passcode)).agent?.nameValues.name.lastName).toBe('Te Ster');
});

test('a letter whose job is run twice is the same letter', async () => {
  await letters();
  await issued();
  await letters();
  await registry().db.updateTable('outbox').set({ state: 'queued' }).where('kind', '=', 'letter').execute();
  const [first] = [...sent];
  await letters();
  const again = sent.find(({ letterId }) => letterId === first?.letterId);
  expect(again?.pdf.equals(first?.pdf ?? Buffer.alloc(0))).toBe(true);
});

test('nobody else can end a passcode: another address for mail is another person', async () => {
  const person = individual();
  const passcode = await issued(person);
  const elsewhere = structuredClone(person);
  elsewhere.addressValues.isSameAsStreetAddressChecked = false;
  elsewhere.addressValues.mailingAddress = { ...accepted('PO Box 77'), addressTyp: 'MAIL' };
  await issued(elsewhere);
  expect((await validate(passcode)).passcodeValid).toBe(true);
});

test('a request is checked by the rules of its page, with codes', async () => {
  const outside = individual();
  outside.addressValues.streetAddress = {
    ...outside.addressValues.streetAddress,
    state: 'WY',
    zip: '82001',
    city: 'Cheyenne',
  };
  const box = individual('PO Box 12');
  const nameless = individual();
  nameless.nameValues.name.firstName = '';
  const unaddressed = individual();
  unaddressed.addressValues.isSameAsStreetAddressChecked = false;
  const codes = [];
  for (const request of [outside, box, nameless, unaddressed]) {
    const { code, problems = [] } = await ask(request);
    codes.push([code, ...problems.map((problem) => `${problem.path} ${problem.code}`)]);
  }
  expect(codes).toEqual([
    [422, 'addressValues.streetAddress.state state'],
    [422, 'addressValues.streetAddress.address1 poBox'],
    [422, 'nameValues.name.firstName required'],
    [422, 'addressValues.isSameAsStreetAddressChecked required'],
  ]);
});

test('passcodes and those to whom they were mailed are removed once they have expired', async () => {
  await issued();
  await move(50 * DAY);
  await runCleanup(registry());
  const { db } = registry();
  expect(await db.selectFrom('passcode').select('passcode_id').execute()).toEqual([]);
  expect(await db.selectFrom('individual').select('individual_id').execute()).toEqual([]);
  expect(await db.selectFrom('passcode_tries').select('caller').execute()).toEqual([]);
});
