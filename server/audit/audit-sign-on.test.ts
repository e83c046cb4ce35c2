import { ADMIN_ROLE } from '#rules';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { auditEntries } from '../review/audit-log';
import { createSignOnAudit } from './audit-sign-on';

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

const staff = (userId: string, signOn: string | undefined, roles = [ADMIN_ROLE]) =>
  ({ kind: 'staff', userId, roles, ...(signOn !== undefined && { signOn }) }) as const;
const signOnsOf = async (userId: string) =>
  (await auditEntries(open.registry.db, { userId, action: 'signedOn', size: 50 })).entries.length;

test('a sign-on stands in the audit log once, however many requests and servers see it', async () => {
  const [one, other] = [createSignOnAudit(open.registry), createSignOnAudit(open.registry)];
  await Promise.all([one(staff('first', 'a')), other(staff('first', 'a'))]);
  await one(staff('first', 'a'));
  await other(staff('first', 'a'));
  expect(await signOnsOf('first')).toBe(1);
  await other(staff('first', 'b'));
  expect(await signOnsOf('first')).toBe(2);
});

test('sign-ons of two people are told apart', async () => {
  const note = createSignOnAudit(open.registry);
  await note(staff('second', 'shared'));
  await note(staff('third', 'shared'));
  expect([await signOnsOf('second'), await signOnsOf('third')]).toEqual([1, 1]);
});

test('nothing is noted of others than administrators, or of tokens that tell no sign-on', async () => {
  const note = createSignOnAudit(open.registry);
  await note(staff('fourth', 'x', []));
  await note(staff('fourth', undefined));
  await note({ kind: 'public' });
  expect(await signOnsOf('fourth')).toBe(0);
});
