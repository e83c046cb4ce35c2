import { conformToForm } from '../constraints/conform';
import { emptyFiling } from '../filing/empty-filing';
import { changePasswordRules } from './passwords/change-password-rules';
import { authenticationOf } from './opening/entity-access';
import { loginRules } from './login/login-rules';
import { resetPasswordRules } from './passwords/reset-password-rules';
import { rolesInClaims } from './sign-on/provider-claims';
import { hasRole, isAdmin } from './sign-on/roles';
import { needsTokenRefresh } from './session/token-refresh';

const context = { filing: emptyFiling(), now: '2026-11-20T16:00:00Z' };
const junk = [undefined, null, 7, {}, [], true] as const;

it.each(junk.map((value) => [value] as const))(
  'answers %j in the place of a password with a problem',
  (value) => {
    const entered = value as unknown as string;
    const login = loginRules.problems({ email: 'robin@example.com', password: entered }, context);
    expect(login.map(({ path, message }) => [path, message])).toEqual([['password', 'Enter password']]);
    const change = changePasswordRules.problems(
      { password: 'Meadow42Lark', newPassword: entered, retypedPassword: 'Meadow42Lark' },
      context,
    );
    expect(change.map(({ path }) => path)).toContain('newPassword');
  },
);

it('marks every password as required, with its limits', () => {
  expect(loginRules.field('password', context)).toEqual({
    label: 'Password',
    required: true,
    minLength: 8,
    maxLength: 250,
  });
});

it('labels every field', () => {
  const labelOf = (rules: Pick<typeof loginRules, 'field'>) => (path: string) =>
    rules.field(path, context)?.label;
  expect(['email', 'password'].map(labelOf(loginRules))).toEqual(['Email', 'Password']);
  expect(['userId', 'email'].map(labelOf(resetPasswordRules))).toEqual(['Username', 'Email']);
  expect(['password', 'newPassword', 'retypedPassword'].map(labelOf(changePasswordRules))).toEqual([
    'Current Password',
    'New password',
    'Retype new password',
  ]);
});

it('takes a password that is missing for an empty one, and keeps the spaces of any other', () => {
  expect(conformToForm(loginRules.form, {})).toEqual({ email: '', password: '' });
  expect(conformToForm(loginRules.form, { email: 'a@b.co', password: ' Meadow42 ' }).password).toBe(
    ' Meadow42 ',
  );
});

it('says that two entries of a new password differ at the second one', () => {
  const values = { password: 'Meadow42', newPassword: 'Meadow42Lark', retypedPassword: 'Meadow42Lurk' };
  expect(changePasswordRules.problems(values, context)).toEqual([
    { path: 'retypedPassword', code: 'mismatch', message: "New password entries don't match" },
  ]);
});

it('never repeats a character of a password', () => {
  const problems = loginRules.problems({ email: 'robin@example.com', password: 'é' }, context);
  expect(problems.map(({ message }) => message)).toEqual(['Must be at least 8 characters']);
});

it.each([
  [{ kind: 'ok', code: 200 }, 'valid'],
  [{ kind: 'code', code: 401 }, 'refused'],
  [{ kind: 'http', status: 401 }, 'refused'],
  [{ kind: 'http', status: 403 }, 'failed'],
  [{ kind: 'noResponse' }, 'failed'],
] as const)('reads the check of a login from %j', (outcome, expected) => {
  expect(authenticationOf(outcome)).toBe(expected);
});

it('refreshes a token whose times make no sense, or lie centuries apart', () => {
  expect(needsTokenRefresh('soon', context.now)).toBe(true);
  expect(needsTokenRefresh('1000-01-01T00:00:00Z', context.now)).toBe(true);
  expect(needsTokenRefresh('9000-01-01T00:00:00Z', context.now)).toBe(false);
});

it('opens nothing that is for nobody', () => {
  expect(hasRole(['BIZ_FRAUD'], [])).toBe(false);
  expect(isAdmin([])).toBe(false);
});

it.each([
  [{ realm_access: { roles: ['BIZ_FRAUD', 'OTHER'] } }, ['BIZ_FRAUD', 'OTHER']],
  [{ realm_access: { roles: ['BIZ_FRAUD', 7, null] } }, ['BIZ_FRAUD']],
  [{ realm_access: { roles: 'BIZ_FRAUD' } }, ['BIZ_FRAUD']],
  [{ realm_access: { roles: { BIZ_FRAUD: true } } }, []],
  [{ realm_access: ['BIZ_FRAUD'] }, []],
  [{ realm_access: 'roles' }, []],
  [Object.create({ realm_access: { roles: ['BIZ_FRAUD'] } }) as object, []],
  [{ realm_access: null }, []],
  [{ roles: ['BIZ_FRAUD'] }, []],
])('reads from the claims %j the roles %j', (claims, roles) => {
  expect(rolesInClaims(claims)).toEqual(roles);
});

describe('roles of another sign-on provider', () => {
  const claims = {
    roles: ['A'],
    group: 'B',
    'https://registry.example/roles': ['C'],
    resource_access: { 'portal.example': { roles: ['D'] }, portal: { 'example.roles': ['E'] } },
    'resource_access.first': ['F'],
  };

  it.each([
    ['roles', ['A']],
    ['group', ['B']],
    ['https://registry.example/roles', ['C']],
    ['resource_access.portal.example.roles', ['D']],
    ['resource_access.portal.example', []],
    ['resource_access.first', ['F']],
    ['roles.length', []],
    ['roles.', []],
    ['.roles', []],
    ['absent', []],
    ['toString', []],
    ['__proto__', []],
  ])('stand at %s', (rolesClaim, roles) => {
    expect(rolesInClaims(claims, { rolesClaim, adminRole: 'BIZ_FRAUD' })).toEqual(roles);
  });

  it.each([
    [
      ['registry-staff', 'OTHER'],
      ['BIZ_FRAUD', 'OTHER'],
    ],
    [['BIZ_FRAUD'], []],
    [['Registry-Staff'], ['Registry-Staff']],
  ])('named %j mean %j where the reviewers are called registry-staff', (names, roles) => {
    expect(rolesInClaims({ roles: names }, { rolesClaim: 'roles', adminRole: 'registry-staff' })).toEqual(
      roles,
    );
  });
});
