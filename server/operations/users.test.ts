import type { Input } from '../contract/operation';
import { actOnPending } from '../review/act-on-pending';
import { queueSampleFiling, rowOf } from '../testing/queued-filing';
import { registryOfTests } from '../testing/registry-of-tests';
import { userOperations } from './users';

const registry = registryOfTests();
const ADMIN = { kind: 'staff', userId: 'admin', roles: ['BIZ_FRAUD'] };

const update = (body: Input<'updateUser'>['body']) =>
  userOperations.updateUser(registry(), { body, principal: ADMIN } as unknown as Input<'updateUser'>);

test('what an account holds is given up when it is locked', async () => {
  const { sequence, entityId } = await queueSampleFiling(registry());
  await actOnPending(registry(), { sequence, event: 'process', userId: 'reviewer' });
  expect((await rowOf(registry(), entityId)).row.lock_user_id).toBe('reviewer');
  await update({ userId: 'reviewer', state: 'locked' });
  expect((await rowOf(registry(), entityId)).row.lock_user_id).toBeNull();
});

test.each(['\u202Eadmin', '  '])('an account is not called %j', async (name) => {
  await expect(update({ userId: 'reviewer', name })).rejects.toMatchObject({
    status: 422,
    details: { problems: [{ path: 'name' }] },
  });
});
