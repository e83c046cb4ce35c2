import type { Access } from '../../server/contract/access';
import { ACCESS } from '../../server/contract/access';
import type { Id } from './who-may-call';
import { LOGGED_IN, OF_SECURE_FILING, SIGNED, STAFF_ALONE } from './who-may-call';

const ids = Object.keys(ACCESS) as Id[];
const withRow = (isMeant: (access: Access) => boolean): Id[] =>
  ids.filter((id) => isMeant(ACCESS[id])).sort();
const sorted = (list: readonly Id[]): Id[] => [...list].sort();

test('what is staff’s alone is that, for the role that it is for', () => {
  for (const [role, list] of Object.entries(STAFF_ALONE))
    expect(withRow((access) => access.kind === 'staff' && access.roles.includes(role))).toEqual(sorted(list));
  const roles = ids.flatMap((id) =>
    ((access: Access) => (access.kind === 'staff' ? access.roles : []))(ACCESS[id]),
  );
  expect([...new Set(roles)]).toEqual(Object.keys(STAFF_ALONE));
});

test('what belongs to a secure filing, to whoever has logged in, and to whoever signs, is that and nothing else', () => {
  expect(withRow(({ kind }) => kind === 'secureFiling')).toEqual(sorted(OF_SECURE_FILING));
  expect(withRow(({ kind }) => kind === 'loggedIn')).toEqual(sorted(LOGGED_IN));
  expect(withRow(({ kind }) => kind === 'signed')).toEqual(SIGNED);
});
