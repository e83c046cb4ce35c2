import { sql } from 'kysely';
import { adminOperations } from '../operations/admin';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { writeAudit } from '../audit/audit';
import { auditEntries } from './audit-log';
import { keepStaffName } from '../accounts/staff-names';

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
  await writeAudit(open.registry.db, {
    at: open.registry.clock.now(),
    userId: 'kim',
    action: 'approved',
    transactionId: 'T1',
  });
}, 60_000);
afterAll(() => open.close());

const asked = (query: { from?: string; to?: string }) =>
  adminOperations.auditLog(open.registry, { query: { userId: 'kim', ...query } } as never);

test.each([
  [{ from: '2000-01-01' }, 1],
  [{ to: '9999-12-31' }, 1],
  [{ from: '0001-01-01', to: '9999-12-31' }, 1],
  [{ from: '9999-12-31' }, 0],
  [{ to: '0001-01-01' }, 0],
])('from the first to the last day of the calendar, %o finds %i', async (query, entries) => {
  expect((await asked(query)).apiData.entries).toHaveLength(entries);
});

test('the user is found in whatever case the name is typed, as when somebody signs on', async () => {
  const { db, clock } = open.registry;
  const write = (userId: string) =>
    writeAudit(db, { at: clock.now(), userId, action: 'approved', transactionId: `T-${userId}` });
  const robin = { user_id: 'Robin', name: 'Robin Lee', email: 'robin@example.com', roles: [] };
  await db
    .insertInto('account')
    .values({ ...robin, account_id: 'robin', kind: 'staff', state: 'active', created_at: clock.now() })
    .execute();
  await write('Robin');
  await keepStaffName(db, '4f1c', 'Jordan Okafor');
  await write('4f1c');
  const usersFound = async (userId: string) => {
    const { entries } = await auditEntries(db, { userId, size: 5 });
    return entries.map((entry) => entry.userId);
  };
  expect(await usersFound('ROBIN')).toEqual(['Robin']);
  expect(await usersFound('robin')).toEqual(['Robin']);
  expect(await usersFound('robin lee')).toEqual(['Robin']);
  expect(await usersFound('jordan okafor')).toEqual(['4f1c']);
  expect(await usersFound('4f1c')).toEqual(['4f1c']);
  expect(await usersFound('rob')).toEqual([]);
});

test('people are called by the name of their account, or of their sign-on provider', async () => {
  const { entries } = (await adminOperations.auditLog(open.registry, { query: {} } as never)).apiData;
  const nameOf = (id: string) => entries.find(({ userId }) => userId === id)?.userName;
  expect(['Robin', '4f1c', 'kim'].map(nameOf)).toEqual(['Robin Lee', 'Jordan Okafor', undefined]);
});

test.each([{ from: '2026-02-30' }, { to: '0000-01-01' }, { from: '0000-12-31' }])(
  '%o is refused: there is no such day',
  async (query) => {
    await expect(asked(query)).rejects.toMatchObject({ status: 400 });
  },
);

test.each([
  `update audit_entry set user_id = 'somebody'`,
  `delete from audit_entry`,
  `truncate audit_entry`,
  `insert into audit_entry (audit_id, at, user_id, action) overriding system value
     select audit_id, at, 'somebody', action from audit_entry on conflict (audit_id) do update set user_id = 'somebody'`,
  `merge into audit_entry using (select 1) as one on true when matched then delete`,
  // As a bulk load does, so that triggers do not run.
  `set local session_replication_role = replica; delete from audit_entry`,
])('the database refuses: %s', async (statement) => {
  const act = open.registry.db.transaction().execute(async (tx) => {
    for (const part of statement.split('; ')) await sql.raw(part).execute(tx);
  });
  await expect(act).rejects.toThrow('The audit log is append-only.');
  const { entries } = await auditEntries(open.registry.db, { userId: 'kim', size: 5 });
  expect(entries).toMatchObject([{ action: 'approved', transactionId: 'T1' }]);
});
