import { HttpFailure } from '../http/failure';
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

test('letters are limited by caller and by address', async () => {
  const from = caller();
  const refusal = async (request: ReturnType<typeof individual>, by: string) => {
    try {
      return (await ask(request, by)).code;
    } catch (error) {
      return error instanceof HttpFailure ? error.status : error;
    }
  };
  const sameAddress = (lastName: string) => {
    const request = individual('500 Same St');
    request.nameValues.name.lastName = lastName;
    return request;
  };
  const answers = [];
  for (const name of ['Able', 'Baker', 'Carver', 'Drover', 'Elder', 'Forester'])
    answers.push(await refusal(sameAddress(name), caller()));
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  const most = registry().config.passcodeLetters;
  for (let count = 0; count < most; count += 1) expect(await refusal(individual(), from)).toBe(200);
  expect(await refusal(individual(), from)).toBe(429);
  expect(await refusal(individual(), caller())).toBe(200);
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

test('wrong passcodes of all callers together are limited, too', async () => {
  const { db, config } = registry();
  const strict = passcodeCalls(() => ({ ...registry(), config: { ...config, passcodeTriesAnHour: 2 } }));
  await db.deleteFrom('rate_window').where('bucket', '=', 'wrong passcodes').execute();
  const wrong = () => strict.validate('22222222');
  await wrong();
  await wrong();
  await expect(wrong()).rejects.toThrow(HttpFailure);
  await db.deleteFrom('rate_window').where('bucket', '=', 'wrong passcodes').execute();
});
