import { code, noResponse, ok, waitForSagas, http, type Answers } from '../../app/testing/start-app';
import { startStaffArea } from '../../app/testing/start-staff-area';
import { accountWanted, actionConfirmed, changeSubmitted, creationSubmitted } from './account-slice';
import { accountsClosed, accountsWanted, type User } from './accounts-slice';
import { ROBIN } from './testing/users';

const LOU: User = { ...ROBIN, userId: 'lou' };
const KIM: User = { ...ROBIN, userId: 'kim', kind: 'staff', entityId: undefined, roles: ['CLERK'] };
const found = (...users: User[]) => ok({ users });

async function opened(answers: Answers, userId = 'northgate') {
  const app = await startStaffArea({
    searchUserId: found(ROBIN),
    searchUserBsf: found(ROBIN, LOU),
    ...answers,
  });
  const does = async (action: Parameters<typeof app.store.dispatch>[0]) => {
    app.store.dispatch(action);
    await waitForSagas();
  };
  await does(accountWanted(userId));
  return {
    ...app,
    does,
    account: () => app.store.getState().account,
    accounts: () => app.store.getState().accounts,
  };
}

it.each([
  ['userId', 'searchUserId', 'userId'],
  ['name', 'searchUserName', 'name'],
  ['entityId', 'searchUserBsf', 'entityId'],
] as const)('looks for accounts by %s', async (by, operation, parameter) => {
  const { does, accounts, inputsOf } = await opened({ searchUserName: found(LOU) }, 'x');
  await does(accountsWanted({ by, text: '20101000015' }));
  expect(inputsOf(operation).at(-1)).toEqual({ query: { [parameter]: '20101000015' } });
  expect(accounts().status).toBe('ready');
  await does(accountsClosed());
  expect(accounts()).toMatchObject({ status: 'idle', users: [] });
});

it('knows of a secure filer who else files for the entity', async () => {
  const { account } = await opened({});
  expect(account()).toMatchObject({ status: 'ready', account: ROBIN, others: [LOU] });
});

it('does not show a secure filer without knowing that: closing would do something else than it says', async () => {
  const { account } = await opened({ searchUserBsf: http(500) });
  expect(account()).toMatchObject({ status: 'failed', account: null });
});

it('says that there is no such account', async () => {
  const { account } = await opened({ searchUserId: found() });
  expect(account().status).toBe('unknown');
});

it('acts with the version that was seen, once for two presses', async () => {
  const { store, does, account, inputsOf } = await opened({
    updateUser: ok({ user: { ...ROBIN, state: 'locked' } }),
  });
  store.dispatch(actionConfirmed('lock'));
  await does(actionConfirmed('lock'));
  expect(inputsOf('updateUser')).toEqual([
    { body: { userId: 'northgate', version: ROBIN.version, state: 'locked' } },
  ]);
  expect(account()).toMatchObject({ work: null, notice: 'The account is locked.', refusal: '' });
  expect(account().account?.state).toBe('locked');
});

it('looks again where the answer was lost: the account may be locked', async () => {
  const { does, account, inputsOf } = await opened({ updateUser: noResponse });
  await does(actionConfirmed('lock'));
  expect(inputsOf('searchUserId')).toHaveLength(2);
  expect(account()).toMatchObject({ status: 'ready', work: null });
  expect(account().refusal).toMatch(/^No answer has come/);
});

it('leads back to the entity when an account was closed, and says what has ended', async () => {
  const { does, accounts, entries } = await opened({ updateUser: ok({ secureFilingEnded: true }) });
  await does(actionConfirmed('close'));
  expect(entries.at(-1)).toMatchObject({
    path: '/business/admin/accounts?by=entityId&text=20101000015',
    replace: true,
  });
  expect(accounts().notice).toMatch(/has ended\.$/);
});

const VALUES = { name: 'Kim', email: ROBIN.email, isAdministrator: true };

it('sends what was changed on the form, and keeps other roles', async () => {
  const { does, inputsOf, account } = await opened({ searchUserId: found(KIM), updateUser: ok() }, 'kim');
  await does(changeSubmitted({ seen: KIM, values: VALUES, version: 'second' }));
  expect(inputsOf('updateUser')).toEqual([
    { body: { userId: 'kim', version: 'second', name: 'Kim', roles: ['CLERK', 'BIZ_FRAUD'] } },
  ]);
  expect(account().notice).toBe('The account is changed.');
});

it('asks nothing where nothing was changed', async () => {
  const { does, inputsOf, account } = await opened({ searchUserId: found(KIM) }, 'kim');
  const values = { name: KIM.name, email: KIM.email, isAdministrator: false };
  await does(changeSubmitted({ seen: KIM, values, version: ROBIN.version }));
  expect(inputsOf('updateUser')).toEqual([]);
  expect(account().notice).toBe('Nothing was changed.');
});

it.each([
  ['staff', { roles: ['BIZ_FRAUD'] }],
  ['secureFiling', { entityId: '20101000015' }],
] as const)('creates an account of %s with what belongs to it', async (kind, sent) => {
  const { does, inputsOf, entries } = await opened({ createUser: ok({ userId: 'kim' }) });
  const values = { ...VALUES, kind, userId: 'kim', entityId: '20101000015' };
  await does(creationSubmitted(values));
  expect(inputsOf('createUser')).toEqual([
    { body: { userId: 'kim', name: 'Kim', email: ROBIN.email, ...sent } },
  ]);
  expect(entries.at(-1)).toMatchObject({ path: '/business/admin/accounts/account?userId=kim' });
});

it.each([
  [[{ path: 'userId', code: 'duplicate', message: 'Taken.' }] as const, ''],
  [[], 'No account was created: the registry has one like it already. Look for it before you try again.'],
])(
  'tells what is taken at its field, and above the form where the answer does not say what',
  async (problems, message) => {
    const { does, store } = await opened({ createUser: code(409, { problems }) });
    await does(creationSubmitted({ ...VALUES, kind: 'staff', userId: 'reviewer', entityId: '' }));
    expect(store.getState().form).toMatchObject({ problems, message });
  },
);
