import { code, http, ok, startApp, waitForSagas } from '../app/testing/start-app';
import { UNEXPECTED_ERROR } from '../forms/form-slice';
import { SECURE_SET_UP_KEY, SET_UP_ENTITIES_KEY } from '../session/secure-set-up';
import { sessionStarted } from '../session/slice';
import { setUpOpened, setUpSubmitted } from './set-up-slice';

const EMAIL = 'alex@aspen.example';
const FILING = { entityId: '20101000001', entityName: 'Aspen Ledger LLC', refId: 'filing-1' };

async function setsUp(answer: ReturnType<typeof ok> | ReturnType<typeof http>) {
  sessionStorage.setItem(SECURE_SET_UP_KEY, JSON.stringify(FILING));
  const app = await startApp({ createUser: answer });
  app.store.dispatch(sessionStarted());
  await waitForSagas();
  app.store.dispatch(setUpOpened());
  app.store.dispatch(setUpSubmitted({ email: EMAIL, retypedEmail: EMAIL }));
  await waitForSagas();
  return { ...app, state: () => app.store.getState() };
}

beforeEach(() => sessionStorage.clear());

it('forgets the filing once the account is there', async () => {
  const { state, inputsOf } = await setsUp(ok({ userId: 'secure-20101000001' }));
  const { entityId, refId, entityName } = FILING;
  expect(inputsOf('createUser')).toEqual([{ body: { email: EMAIL, entityId, refId } }]);
  expect(state().setUp.account).toEqual({
    userId: 'secure-20101000001',
    email: EMAIL,
    entityId,
    entityName,
  });
  expect(sessionStorage.getItem(SECURE_SET_UP_KEY)).toBeNull();
  expect(sessionStorage.getItem(SET_UP_ENTITIES_KEY)).toBe(JSON.stringify([entityId]));
});

it('shows what is wrong with the email at its field', async () => {
  const problem = { path: 'email', code: 'pattern', message: 'Enter a valid email address.' };
  const { state } = await setsUp(http(422, { problems: [problem] }));
  expect(state().form).toMatchObject({ problems: [problem], message: '', status: 'idle' });
});

it.each([
  ['the code 422', code(422)],
  ['HTTP 422', http(422)],
])('says something after %s without a problem, and keeps the filing', async (_, answer) => {
  const { state } = await setsUp(answer);
  expect(state().form).toMatchObject({ problems: [], message: UNEXPECTED_ERROR, status: 'idle' });
  expect(state().setUp.filing).toEqual(FILING);
  expect(sessionStorage.getItem(SECURE_SET_UP_KEY)).not.toBeNull();
});
