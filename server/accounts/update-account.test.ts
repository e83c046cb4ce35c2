import type { StaffPrincipal } from '../http/principal';
import { userOperations } from '../operations/users';
import { actOnPending } from '../review/act-on-pending';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { queueSampleFiling } from '../testing/queued-filing';
import { findAccount } from './accounts';
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

test('a locked account loses what it holds in the queue, however its user ID is written', async () => {
  const { sequence } = await queueSampleFiling(open.registry);
  await actOnPending(open.registry, { sequence, event: 'process', userId: 'reviewer' });
  const answer = await userOperations.updateUser(open.registry, {
    body: { userId: 'REVIEWER', state: 'locked' },
    principal: administrator,
  } as never);
  expect(answer).toMatchObject({ apiData: { code: 200, user: { userId: 'reviewer', state: 'locked' } } });
  const row = await open.registry.db
    .selectFrom('pending_filing')
    .select(['state', 'lock_user_id'])
    .where('sequence', '=', sequence)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ state: 'unlocked', lock_user_id: null });
});
