import { code, http, ok, startApp, waitForSagas } from '../app/testing/start-app';
import { sessionStarted } from '../session/slice';
import { loginResetSubmitted, loginSubmitted } from './login-slice';

const ENTITY = '20101000015';
const CREDENTIALS = { email: 'robin@example.com', password: 'Meadow42Lark' };
const origin = { entityId: ENTITY, transTyp: 'CHG_ENT_ADR', from: '', hasPageBefore: false };
const accepted = (rest: object = {}) =>
  ok({ sbfAccessToken: 'a secret', tokenEndsAt: '2026-11-20T19:00:00.000Z', ...rest });

async function logsIn(answer: ReturnType<typeof ok> | ReturnType<typeof http>, from = '') {
  const app = await startApp({ secureFilingLogin: answer });
  app.store.dispatch(sessionStarted());
  await waitForSagas();
  app.store.dispatch(loginSubmitted(CREDENTIALS, { ...origin, from }));
  await waitForSagas();
  return { ...app, state: () => app.store.getState() };
}

beforeEach(() => {
  sessionStorage.clear();
});

it('keeps the token in session storage and out of the store, and continues with the filing', async () => {
  const { state, entries } = await logsIn(accepted());
  expect(sessionStorage.getItem('secureLogin')).toContain('a secret');
  expect(JSON.stringify(state())).not.toContain('a secret');
  expect(JSON.stringify(state())).not.toContain(CREDENTIALS.password);
  expect(state().session.secureFiler).toEqual({
    entityId: ENTITY,
    email: CREDENTIALS.email,
    mustChangePassword: false,
  });
  expect(entries).toEqual([
    { path: `/business/filing/chgpoa/intro?entityId=${ENTITY}&transTyp=CHG_ENT_ADR`, replace: true },
  ]);
});

it('returns to the page that asked, in the place of the login', async () => {
  const { entries } = await logsIn(accepted(), '/business/filing/chgpoa/filer');
  expect(entries).toEqual([{ path: '/business/filing/chgpoa/filer', replace: true }]);
});

it.each(['https://elsewhere.example', '//elsewhere.example', '/business/login', '/business/filing/..\\x'])(
  'never returns to %s',
  async (from) => {
    const { visited } = await logsIn(accepted(), from);
    expect(visited).toEqual([`/business/filing/chgpoa/intro?entityId=${ENTITY}&transTyp=CHG_ENT_ADR`]);
  },
);

it('asks for a password of their own from whoever has a temporary one', async () => {
  const { visited } = await logsIn(accepted({ mustChangePassword: true }));
  expect(visited).toEqual(['/business/changePassword']);
});

it.each([
  ['the code 401', code(401)],
  ['HTTP 401', http(401)],
])('empties the password after %s, says so and keeps nobody', async (_, answer) => {
  const { state, visited } = await logsIn(answer);
  expect(state().form).toMatchObject({
    message: 'Email or password is invalid',
    clearedPaths: ['password'],
    status: 'idle',
  });
  expect(state().session.secureFiler).toBeNull();
  expect(visited).toEqual([]);
});

it('loses nothing after too many tries', async () => {
  const { state } = await logsIn(http(429));
  expect(state().form).toMatchObject({
    message: 'Too many attempts were made. Wait a few minutes, then try again.',
    clearedPaths: [],
  });
});

it.each([
  ['200', ok()],
  ['401', code(401)],
])('returns to the login after a reset is answered with %s, with the same sentence', async (_, answer) => {
  const { store } = await startApp({ secureFilingPasswordReset: answer });
  store.dispatch(
    loginResetSubmitted({ values: { userId: 'robin', email: 'robin@example.com' }, entityId: ENTITY }),
  );
  await waitForSagas();
  expect(store.getState().login).toMatchObject({
    view: 'login',
    message: 'A temporary password has been emailed to you.',
  });
});
