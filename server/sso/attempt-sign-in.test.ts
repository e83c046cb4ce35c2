import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { attemptSignIn } from './attempt-sign-in';

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry({ rateLimitSensitive: 3 });
}, 60_000);
afterAll(() => open.close());
beforeEach(async () => {
  await open.registry.db.deleteFrom('login_attempt').execute();
  await open.registry.db.deleteFrom('rate_window').execute();
});
afterEach(() => open.registry.clock.moveTo(null));

const attempt = async (caller: string, name: string, password: string) =>
  (await attemptSignIn(open.registry, { caller, name, password })).kind;

test('a user name and its password sign in, nothing else does', async () => {
  expect(await attempt('a', 'admin', 'registry-admin')).toBe('signedIn');
  expect(await attempt('a', 'admin', 'registry-filer')).toBe('wrong');
  expect(await attempt('a', 'nobody', 'registry-admin')).toBe('wrong');
});

test('a secure filer is not staff', async () => {
  expect(await attempt('a', 'northgate', 'Northgate2026')).toBe('wrong');
});

test('a temporary password signs in, to be changed', async () => {
  expect(await attempt('a', 'newcomer', 'Temporary2026')).toBe('signedIn');
});

test('one address may try a few passwords, whatever names it tries', async () => {
  for (const name of ['one', 'two', 'three']) expect(await attempt('a', name, 'x')).toBe('wrong');
  expect(await attempt('a', 'admin', 'registry-admin')).toBe('tooMany');
  expect(await attempt('b', 'admin', 'registry-admin')).toBe('signedIn');
});

test('one name may be tried a few times, from wherever', async () => {
  for (const caller of ['a', 'b', 'c', 'd', 'e']) expect(await attempt(caller, 'admin', 'x')).toBe('wrong');
  expect(await attempt('f', 'Admin ', 'registry-admin')).toBe('tooMany');
  expect(await attempt('f', 'filer', 'registry-filer')).toBe('signedIn');
});

test('after a wait it may be tried again', async () => {
  const { clock } = open.registry;
  for (const name of ['one', 'two', 'three', 'four']) await attempt('a', name, 'x');
  await clock.moveTo(new Date(clock.now().getTime() + 61_000));
  expect(await attempt('a', 'admin', 'registry-admin')).toBe('signedIn');
});
