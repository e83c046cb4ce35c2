import { code, http, noResponse, ok, startApp, waitForSagas, type Answers } from '../app/testing/start-app';
import { sessionStarted } from '../session/slice';
import { signedOnFor, fakeSignOn } from '../session/testing';
import { changePasswordOpened, changePasswordSubmitted, confirmationClosed } from './change-password-slice';

const ENTITY = '20101000015';
const LOGIN = `/business/login?entityId=${ENTITY}`;
const VALUES = { password: 'Meadow42Lark', newPassword: 'Meadow43Lark', retypedPassword: 'Meadow43Lark' };
const FROM = '/business/filing/chgpoa/filer';
const ORIGIN = { entityId: ENTITY, transTyp: 'CHG_ENT_ADR', from: FROM, hasPageBefore: true };
const USER = ok({ users: [{ userId: 'northgate' }] });
const MISMATCH =
  'The information you entered does not match what we have in our system. Password is case sensitive.';

const keepLogin = () => {
  const endsAt = new Date(Date.now() + 3_600_000).toISOString();
  const kept = { entityId: ENTITY, email: 'robin@northgate.example', value: 'a secret', endsAt };
  sessionStorage.setItem('secureLogin', JSON.stringify(kept));
};

const environment = ok({
  env: 'local',
  serverTimeStamp: new Date().toISOString(),
  office: {},
  links: {},
  signOn: { authority: 'https://sso.example', clientId: 'portal' },
});

/** The page, opened by a secure filer. */
async function opened(answers: Answers = {}, origin: typeof ORIGIN | null = null) {
  keepLogin();
  const app = await startApp({ searchUserId: USER, secureFilingLogOut: ok(), ...answers });
  app.here.path = '/business/changePassword';
  app.store.dispatch(sessionStarted());
  app.store.dispatch(changePasswordOpened(origin));
  await waitForSagas();
  return { ...app, state: () => app.store.getState() };
}

/** The same by staff. */
async function openedByStaff(answers: Answers = {}, roles = ['BIZ_FRAUD']) {
  const signOn = fakeSignOn({ kept: signedOnFor(300, 'token', roles) });
  const app = await startApp(
    { environment, businessAbout: ok(), searchUserId: USER, ...answers },
    signOn.service,
  );
  app.store.dispatch(sessionStarted());
  app.store.dispatch(changePasswordOpened(null));
  await waitForSagas();
  return { ...app, done: signOn.done, state: () => app.store.getState() };
}

beforeEach(() => sessionStorage.clear());

describe('whose password it is', () => {
  it('is told by the registry', async () => {
    const { state } = await opened();
    expect(state().changePassword).toMatchObject({ status: 'ready', userId: 'northgate' });
  });

  it.each([
    ['another provider keeps the account', ok({ users: [] }), 'elsewhere'],
    ['the registry does not answer', noResponse, 'failed'],
    ['the registry fails', http(500), 'failed'],
  ])('is not known when %s', async (_what, answer, status) => {
    const { state, visited } = await opened({ searchUserId: answer as ReturnType<typeof ok> });
    expect(state().changePassword.status).toBe(status);
    expect(visited).toEqual([]);
  });

  it('is asked for at the login when that has ended', async () => {
    const { state, entries } = await opened({ searchUserId: http(401) });
    expect(state().session.secureFiler).toBeNull();
    expect(sessionStorage.getItem('secureLogin')).toBeNull();
    expect(entries).toEqual([
      { path: LOGIN, replace: true, state: { from: '/business/changePassword', hasEnded: true } },
    ]);
  });

  it('is nobody’s while nobody has logged in', async () => {
    const app = await startApp({ searchUserId: USER });
    app.store.dispatch(sessionStarted());
    app.store.dispatch(changePasswordOpened(null));
    await waitForSagas();
    expect(app.inputsOf('searchUserId')).toEqual([]);
  });
});

describe('the change', () => {
  const change = async (
    answer: ReturnType<typeof ok> | ReturnType<typeof http>,
    origin: typeof ORIGIN | null = null,
  ) => {
    const app = await opened({ changePassword: answer }, origin);
    app.store.dispatch(changePasswordSubmitted(VALUES, origin));
    await waitForSagas();
    return app;
  };

  it('is confirmed in a dialog, and nothing that was entered is in the store', async () => {
    const { state, inputsOf, visited } = await change(ok());
    const { password, newPassword } = VALUES;
    expect(inputsOf('changePassword')).toEqual([{ body: { userId: 'northgate', password, newPassword } }]);
    expect(state().changePassword.changed).toEqual({ roles: [], entityId: ENTITY });
    expect(JSON.stringify(state())).not.toContain(newPassword);
    expect(visited).toEqual([]);
  });

  it.each([
    ['the code 422', code(422), MISMATCH],
    ['the code 404', code(404), MISMATCH],
    ['HTTP 429', http(429), 'Too many attempts were made. Wait a few minutes, then try again.'],
  ])('is refused in one sentence after %s', async (_what, answer, message) => {
    const { state, visited } = await change(answer);
    expect(state().form).toMatchObject({ message, status: 'idle' });
    expect(state().changePassword.changed).toBeNull();
    expect(visited).toEqual([]);
  });

  it('is refused at the field where the registry finds the new password wrong', async () => {
    const problems = [{ path: 'newPassword', code: 'pattern', message: 'Invalid new password' }];
    const { state } = await change(code(422, { problems }));
    expect(state().form).toMatchObject({ problems, message: '', status: 'idle' });
  });

  it.each([
    ['HTTP 500', http(500)],
    ['no answer', noResponse],
  ])('leads to the service that is down after %s', async (_what, answer) => {
    const { visited, state } = await change(answer as ReturnType<typeof http>);
    expect(visited).toEqual(['/business/down']);
    expect(state().session.secureFiler).not.toBeNull();
  });

  it.each([
    ['the code 401', code(401)],
    ['HTTP 401', http(401)],
  ])('leads to the login after %s, and the login back to it', async (_what, answer) => {
    const { state, entries } = await change(answer);
    expect(state().form).toMatchObject({ message: '' });
    expect(state().session.secureFiler).toBeNull();
    expect(entries).toEqual([
      { path: LOGIN, replace: true, state: { from: '/business/changePassword', hasEnded: true } },
    ]);
  });

  it('of a temporary password leads to the login with what asked for the first one', async () => {
    const { entries } = await change(http(401), ORIGIN);
    expect(entries).toEqual([
      { path: `${LOGIN}&transTyp=CHG_ENT_ADR`, replace: true, state: { from: FROM, hasEnded: true } },
    ]);
  });

  it('by staff whose sign-on has ended leads to the sign-on', async () => {
    const { store, entries, tokens, done, state } = await openedByStaff({ changePassword: http(401) });
    store.dispatch(changePasswordSubmitted(VALUES, null));
    await waitForSagas();
    expect(state().session.user).toBeNull();
    expect(tokens.at(-1)).toBeNull();
    expect(done).toContain('forget');
    expect(entries).toEqual([
      { path: '/business/loginadmin', replace: true, state: { from: '/business/changePassword' } },
    ]);
  });
});

describe('the confirmation', () => {
  const CHANGED = { roles: [], entityId: ENTITY };

  it('is shown again after a reload, until it is closed', async () => {
    const first = await opened({ changePassword: ok() });
    first.store.dispatch(changePasswordSubmitted(VALUES, null));
    await waitForSagas();
    const { state, store, inputsOf } = await opened();
    expect(state().changePassword.changed).toEqual(CHANGED);
    expect(inputsOf('searchUserId')).toEqual([]);
    store.dispatch(confirmationClosed({ account: CHANGED, origin: {} }));
    await waitForSagas();
    const { state: later } = await opened();
    expect(later().changePassword.changed).toBeNull();
  });

  it('logs a secure filer out when it is closed, here and at the registry, and keeps the filing to come back to', async () => {
    const { store, state, entries, inputsOf } = await opened();
    sessionStorage.setItem('ref', 'filing-1');
    store.dispatch(confirmationClosed({ account: CHANGED, origin: ORIGIN }));
    await waitForSagas();
    expect(inputsOf('secureFilingLogOut')).toHaveLength(1);
    expect(state().session.secureFiler).toBeNull();
    expect(sessionStorage.getItem('secureLogin')).toBeNull();
    expect(sessionStorage.getItem('ref')).toBe('filing-1');
    expect(entries).toEqual([
      { path: `${LOGIN}&transTyp=CHG_ENT_ADR`, replace: true, state: { from: FROM } },
    ]);
  });

  it.each([
    ['an administrator', ['BIZ_FRAUD'], '/business/admin/adminhome'],
    ['staff without the role', [], '/business/login'],
  ])('logs %s out at the provider, and leads on from there', async (_who, roles, path) => {
    const { store, done, state } = await openedByStaff({}, roles);
    store.dispatch(confirmationClosed({ account: { roles, entityId: null }, origin: {} }));
    await waitForSagas();
    expect(done.at(-1)).toBe('end');
    expect(state().session.user).toBeNull();
    expect(sessionStorage.getItem('afterSignOff')).toBe(path);
  });

  it('leads on at once where the sign-on has ended meanwhile', async () => {
    const app = await startApp({ environment });
    app.store.dispatch(sessionStarted());
    await waitForSagas();
    app.store.dispatch(confirmationClosed({ account: { roles: ['BIZ_FRAUD'], entityId: null }, origin: {} }));
    await waitForSagas();
    expect(app.visited).toEqual(['/business/admin/adminhome']);
  });
});
