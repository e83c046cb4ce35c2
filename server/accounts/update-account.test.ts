import type { StaffPrincipal } from '../callers/principal';
import { userOperations } from '../operations/users';
import { actOnPending } from '../review/act-on-pending';
import { auditEntries } from '../review/audit-log';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { queueSampleFiling } from '../testing/queued-filing';
import { findAccount, versionOf } from './accounts';
import { updateAccount } from './update-account';

jest.setTimeout(60_000);

const administrator: StaffPrincipal = { kind: 'staff', userId: 'admin', roles: ['BIZ_FRAUD'] };

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry({ publicUrl: 'http://127.0.0.1:9' });
}, 60_000);
afterAll(() => open.close());

const change = (userId: string, changes: Parameters<typeof updateAccount>[2]) =>
  updateAccount(open.registry, userId, changes, administrator);

test('of changes at the same moment each keeps what it was sent for', async () => {
  const lock = { state: 'locked' } as const;
  for (const others of [
    [lock, { name: 'Casey L.' }],
    [{ name: 'Casey M.' }, lock],
    [{ email: 'casey.l@registry.example' }, { roles: ['CLERK'] }, lock],
  ]) {
    await change('filer', { state: 'active', roles: [] });
    const results = await Promise.all(others.map((one) => change('filer', one)));
    expect(results.map(({ kind }) => kind)).toEqual(others.map(() => 'updated'));
    expect(await findAccount(open.registry.db, { userId: 'filer' })).toMatchObject(
      Object.assign({}, ...others) as object,
    );
  }
});

test.each([
  ['a locked account', { state: 'locked' }],
  ['an account without its role', { roles: [] }],
])('%s loses what it holds in the queue, however its user ID is written', async (_, changes) => {
  await change('reviewer', { state: 'active', roles: ['BIZ_FRAUD'] });
  const { sequence } = await queueSampleFiling(open.registry);
  await actOnPending(open.registry, { sequence, event: 'process', userId: 'reviewer' });
  const answer = await userOperations.updateUser(open.registry, {
    body: { userId: 'REVIEWER', ...changes },
    principal: administrator,
  } as never);
  expect(answer).toMatchObject({ apiData: { code: 200, user: { userId: 'reviewer', ...changes } } });
  const row = await open.registry.db
    .selectFrom('pending_filing')
    .select(['state', 'lock_user_id'])
    .where('sequence', '=', sequence)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ state: 'unlocked', lock_user_id: null });
});

const versionNow = async (userId: string) => {
  const account = await findAccount(open.registry.db, { userId });
  return account && versionOf(account);
};

test('of two administrators who have seen the same, the second changes nothing, and is told how it is now', async () => {
  const version = await versionNow('newcomer');
  expect((await change('newcomer', { version, name: 'Sasha N.' })).kind).toBe('updated');
  const late = await change('newcomer', { version, state: 'locked' });
  expect(late).toMatchObject({ kind: 'changedMeanwhile', account: { name: 'Sasha N.', state: 'active' } });
  expect(await findAccount(open.registry.db, { userId: 'newcomer' })).toMatchObject({ state: 'active' });
  // A value that is already set needs no change, however old the page is: its answer was lost.
  expect((await change('newcomer', { version, name: 'Sasha N.' })).kind).toBe('updated');
  const answer = await userOperations.updateUser(open.registry, {
    body: { userId: 'newcomer', version, state: 'locked' },
    principal: administrator,
  } as never);
  expect(answer).toMatchObject({ apiData: { code: 412, user: { name: 'Sasha N.' } } });
});

test('what was so already leaves no line in the audit log', async () => {
  const { entries: before } = await auditEntries(open.registry.db, { action: 'accountChanged', size: 50 });
  await change('newcomer', { state: 'active', roles: ['BIZ_FRAUD'] });
  const { entries } = await auditEntries(open.registry.db, { action: 'accountChanged', size: 50 });
  expect(entries).toEqual(before);
});

test('the version of an account is that of nobody else, and changes with all that is seen of it', async () => {
  const account = await findAccount(open.registry.db, { userId: 'newcomer' });
  if (account === undefined) throw new Error('The sample registry has no newcomer.');
  const changed: Partial<typeof account>[] = [
    { account_id: 'another' },
    { name: 'Other' },
    { email: 'other@registry.example' },
    { roles: [] },
    { state: 'locked' },
  ];
  const versions = [{}, ...changed].map((one) => versionOf({ ...account, ...one }));
  expect(new Set(versions).size).toBe(versions.length);
  expect(versionOf({ ...account, password_hash: null, temporary_hash: null })).toBe(versionOf(account));
});

test('of administrators who shut each other out at the same moment one is left', async () => {
  const { db } = open.registry;
  const as = async (userId: string): Promise<StaffPrincipal> => {
    const { account_id: accountId } = (await findAccount(db, { userId })) ?? { account_id: '' };
    return { ...administrator, userId, account: { accountId, mustChangePassword: false } };
  };
  const [first, second] = [await as('admin'), await as('reviewer')];
  const shuts: Parameters<typeof updateAccount>[2][] = [{ roles: [] }, { state: 'locked' }];
  for (const changes of [...shuts, ...shuts]) {
    for (const userId of ['admin', 'reviewer'])
      await change(userId, { state: 'active', roles: ['BIZ_FRAUD'] });
    const results = await Promise.all([
      updateAccount(open.registry, 'reviewer', changes, first),
      updateAccount(open.registry, 'admin', changes, second),
    ]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(['shutOut', 'updated']);
  }
  const left = await Promise.all(['admin', 'reviewer'].map((userId) => findAccount(db, { userId })));
  expect(left.filter((account) => account?.state === 'active')).toHaveLength(1);
});

test('whoever was shut out since the token was looked at changes nothing', async () => {
  const { account_id: accountId = '' } = (await findAccount(open.registry.db, { userId: 'admin' })) ?? {};
  const principal = { ...administrator, account: { accountId, mustChangePassword: false } };
  await change('admin', { roles: [] });
  const answer = userOperations.updateUser(open.registry, {
    body: { userId: 'filer', name: 'Somebody Else' },
    principal,
  } as never);
  await expect(answer).rejects.toMatchObject({ status: 403 });
  await change('admin', { state: 'active', roles: ['BIZ_FRAUD'] });
});
