import { code, healthy, http, noResponse, waitForSagas, startApp } from '../app/testing/start-app';
import { sessionStarted } from './slice';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('is ready with environment, clock and lookups', async () => {
  const { store } = await startApp();
  store.dispatch(sessionStarted());
  await waitForSagas();
  const { session } = store.getState();
  expect(session.status).toBe('ready');
  expect(session.lookups.suffixes).toEqual(['Jr.']);
  expect(Math.abs(Date.now() + session.clockOffset - Date.parse('2026-11-20T17:00:00.000Z'))).toBeLessThan(
    2000,
  );
  expect(localStorage.getItem('env')).toBe('local');
});

it('takes the lookups from session storage the second time', async () => {
  await startApp().then(({ store }) => store.dispatch(sessionStarted()));
  await waitForSagas();
  const { store, inputsOf } = await startApp();
  store.dispatch(sessionStarted());
  await waitForSagas();
  expect(store.getState().session.lookups.states).toEqual([{ stateCd: 'CO', stateDscr: 'Colorado' }]);
  expect(inputsOf('states')).toEqual([]);
});

it('empties local storage but for what a finished filing hands on', async () => {
  localStorage.setItem('leftover', 'x');
  localStorage.setItem('mstrTransId', '2026');
  const { store } = await startApp();
  store.dispatch(sessionStarted());
  await waitForSagas();
  expect(localStorage.getItem('leftover')).toBeNull();
  expect(localStorage.getItem('mstrTransId')).toBe('2026');
});

it.each(['businessHeartBeat', 'commonHeartBeat', 'mailHeartBeat'] as const)(
  'leads to the down page when %s fails',
  async (heartbeat) => {
    const { store, visited } = await startApp({ [heartbeat]: http(503) });
    store.dispatch(sessionStarted());
    await waitForSagas();
    expect(store.getState().session.status).toBe('down');
    expect(visited).toEqual(['/business/down']);
  },
);

it.each([
  ['environment', noResponse],
  ['states', code(500)],
  ['suffixes', code(418)],
  ['countries', noResponse],
] as const)('marks the service down when %s fails', async (operation, answer) => {
  const { store } = await startApp({ ...healthy, [operation]: answer });
  store.dispatch(sessionStarted());
  await waitForSagas();
  expect(store.getState().session).toMatchObject({ status: 'down', isServiceDown: true });
});
