import { HttpFailure } from '../failures/failure';
import { passcodeCalls } from '../testing/passcode-calls';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';

jest.setTimeout(60_000);

const MINUTE = 60_000;

let open: TestRegistry;
const registry = () => open.registry;

beforeAll(async () => {
  open = await openTestRegistry({ passcodeTries: 3 });
}, 60_000);
afterAll(() => open.close());
afterEach(() => registry().clock.moveTo(null));

const move = (milliseconds: number) =>
  registry().clock.moveTo(new Date(registry().clock.now().getTime() + milliseconds));

const { individual, caller, ask, validate, issued } = passcodeCalls(registry);

const refusal = async (request: ReturnType<typeof individual>, by: string) => {
  try {
    return (await ask(request, by)).code;
  } catch (error) {
    return error instanceof HttpFailure ? error.status : error;
  }
};

const named = (lastName: string, address1: string) => {
  const request = individual(address1);
  request.nameValues.name.lastName = lastName;
  return request;
};

test('letters are limited by caller and by address', async () => {
  const from = caller();
  const sameAddress = (lastName: string) => named(lastName, '500 Same St');
  const answers = [];
  for (const name of ['Able', 'Baker', 'Carver', 'Drover', 'Elder', 'Forester'])
    answers.push(await refusal(sameAddress(name), caller()));
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  const most = registry().config.passcodeLetters;
  for (let count = 0; count < most; count += 1) expect(await refusal(individual(), from)).toBe(200);
  expect(await refusal(individual(), from)).toBe(429);
  expect(await refusal(individual(), caller())).toBe(200);
});

test('whoever has no request left does not learn by it who has a letter on its way', async () => {
  const from = caller();
  const atOneAddress = ['Known', 'Able', 'Baker', 'Carver', 'Drover'].map((name) =>
    named(name, '600 Same St'),
  );
  for (const request of atOneAddress) expect(await refusal(request, from)).toBe(200);
  expect(await refusal(named('Known', '600 Same St'), caller())).toBe(429);
  expect(await refusal(named('Unknown', '600 Same St'), caller())).toBe(429);
});

test('a request takes the same time whether or not a letter is on its way', async () => {
  const request = individual();
  const duration = async () => {
    const started = performance.now();
    await ask(request);
    return performance.now() - started;
  };
  const [first, repeated] = [await duration(), await duration()];
  expect(Math.min(first, repeated)).toBeGreaterThanOrEqual(300 - 1);
});

test('after a few wrong passcodes a caller waits, longer each time, also for a right one; another caller does not', async () => {
  const passcode = await issued();
  const from = caller();
  const status = async (code: string, by = from) => {
    try {
      return (await validate(code, by)).passcodeValid;
    } catch (error) {
      return error instanceof HttpFailure ? [error.status, error.details.retryAfter] : error;
    }
  };
  // Right ones do not count.
  for (let count = 0; count < 5; count += 1) expect(await status(passcode)).toBe(true);
  expect([await status('22222222'), await status('33333333'), await status('44444444')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(await status(passcode)).toEqual([429, 60]);
  expect(await status(passcode, caller())).toBe(true);
  await move(MINUTE);
  expect(await status('55555555')).toBe(false);
  expect(await status(passcode)).toEqual([429, 120]);
  await move(2 * MINUTE);
  expect(await status(passcode)).toBe(true);
});

test('a server whose clock is behind makes nobody wait who has tries left', async () => {
  const from = caller();
  const passcode = await issued();
  await validate('22222222', from);
  await move(-MINUTE);
  expect((await validate(passcode, from)).passcodeValid).toBe(true);
});

describe('wrong passcodes of many callers', () => {
  const strict = passcodeCalls(() => ({
    ...registry(),
    config: { ...registry().config, passcodeTries: 1, passcodeTriesAnHour: 2 },
  }));
  const inNetwork = (number: number) => `192.0.2.${number}`;
  /** The status of the refusal, or whether the passcode is one. */
  const status = async (code: string, by: string) => {
    try {
      return (await strict.validate(code, by)).passcodeValid;
    } catch (error) {
      return error instanceof HttpFailure ? error.status : error;
    }
  };
  /** Beyond the free tries, from so many callers. */
  const spend = async (callers: readonly string[]) => {
    const answers = [];
    for (const by of callers) answers.push(await status('22222222', by));
    await move(MINUTE);
    for (const by of callers) answers.push(await status('22222222', by));
    return answers;
  };

  beforeEach(async () => {
    await registry().db.deleteFrom('rate_window').execute();
    await registry().db.deleteFrom('passcode_tries').execute();
  });

  test('are limited together where they are not free, and the first tries of nobody else', async () => {
    const passcode = await issued();
    const [one, other, third, fresh] = [caller(), caller(), caller(), caller()];
    expect(await spend([one, other, third])).toEqual([false, false, false, false, false, 429]);
    // A right one of somebody who has been wrong before has to wait as well, until the hour ends.
    expect(await status(passcode, third)).toBe(429);
    // A caller who has not been wrong yet is not affected, neither with a wrong passcode nor with the right one.
    expect(await status('33333333', fresh)).toBe(false);
    expect(await status(passcode, caller())).toBe(true);
    await move(60 * MINUTE);
    expect(await status(passcode, third)).toBe(true);
  });

  test('count by network, too: who has many addresses has not as many free tries', async () => {
    const passcode = await issued();
    for (let number = 1; number <= 10; number += 1)
      expect([number, await status('22222222', inNetwork(number))]).toEqual([number, false]);
    // Two more are those that all callers have together, and then the network's are at their end.
    expect([await status('22222222', inNetwork(11)), await status('22222222', inNetwork(12))]).toEqual([
      false,
      false,
    ]);
    expect(await status(passcode, inNetwork(13))).toBe(429);
    expect(await status(passcode, '192.0.3.13')).toBe(true);
  });

  test('do not count when they are right, whoever sends them', async () => {
    const passcode = await issued();
    for (let number = 1; number <= 30; number += 1)
      expect([number, await status(passcode, inNetwork(number))]).toEqual([number, true]);
  });
});
