import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { findAccount } from './accounts';
import { beginLogin } from './begin-login';
import type { PasswordMatch } from './check-password';
import { checkPassword } from './check-password';
import { closeAccount } from './close-account';

let open: TestRegistry;
const db = () => open.registry.db;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

/** A password that was just found right. */
async function checked(userId: string, password: string): Promise<PasswordMatch> {
  const named = { caller: 'a', account: `user:${userId}`, deviceOf: () => undefined };
  const check = await checkPassword(open.registry, named, password, () => findAccount(db(), { userId }));
  if (!('account' in check)) throw new Error(`The password of ${userId} was not right: ${check.kind}`);
  return check;
}

const begin = (match: PasswordMatch) =>
  db()
    .transaction()
    .execute((tx) => beginLogin(tx, match));

const change = (userId: string, to: { state?: 'locked'; password_hash?: null; temporary_hash?: null }) =>
  db().updateTable('account').set(to).where('user_id', '=', userId).execute();

test('a login begins with the password that was checked', async () => {
  expect(await begin(await checked('northgate', 'Northgate2026'))).toMatchObject({
    mustChangePassword: false,
  });
  expect(await begin(await checked('northgate-temporary', 'Temporary2026'))).toMatchObject({
    mustChangePassword: true,
  });
});

test('none begins with a password that was changed, or of an account that was locked, since', async () => {
  const own = await checked('secure-20101000081', 'SecureFiler2026');
  await change('secure-20101000081', { password_hash: null });
  expect(await begin(own)).toBeNull();

  const ofLocked = await checked('secure-20101000080', 'SecureFiler2026');
  await change('secure-20101000080', { state: 'locked' });
  expect(await begin(ofLocked)).toBeNull();

  const temporary = await checked('newcomer', 'Temporary2026');
  await change('newcomer', { state: 'locked' });
  expect(await begin(temporary)).toBeNull();
});

test('none begins of an account that was closed since', async () => {
  const match = await checked('secure-20101000082', 'SecureFiler2026');
  await db()
    .transaction()
    .execute((tx) => closeAccount(tx, match.account, open.registry.clock.now()));
  expect(await begin(match)).toBeNull();
});
