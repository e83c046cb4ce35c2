import { code, healthy, noResponse, type ok, startApp } from '../../app/testing/start-app';
import {
  activityObserved,
  activityResumed,
  idleCheckRequested,
  sessionStarted,
  timeOutAcknowledged,
} from '../slice';

const START = Date.parse('2026-11-20T17:00:00.000Z');
const MINUTE = 60_000;

/** A session that began at START, with the server's clock that many minutes later. */
async function afterMinutes() {
  const app = await startApp();
  jest.useFakeTimers({ now: START });
  app.store.dispatch(sessionStarted());
  await jest.advanceTimersByTimeAsync(10);
  const serverAt = async (minutes: number) => {
    const environment = healthy.environment as ReturnType<typeof ok>;
    const serverTimeStamp = new Date(START + minutes * MINUTE).toISOString();
    app.answers.set('environment', [
      { ...environment, data: { ...environment.data, serverTimeStamp } } as never,
    ]);
    app.store.dispatch(idleCheckRequested());
    await jest.advanceTimersByTimeAsync(10);
  };
  return { ...app, serverAt, idle: () => app.store.getState().session.idle };
}

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

it('warns two minutes before the end by the clock of the server', async () => {
  const { serverAt, idle } = await afterMinutes();
  await serverAt(117.9);
  expect(idle()).toBe('active');
  await serverAt(118.1);
  expect(idle()).toBe('warned');
});

it('continues after Stay signed in, but not after activity alone', async () => {
  const { serverAt, idle, store } = await afterMinutes();
  await serverAt(119);
  store.dispatch(activityObserved());
  expect(idle()).toBe('warned');
  store.dispatch(activityResumed());
  expect(idle()).toBe('active');
  await serverAt(119 + 117);
  expect(idle()).toBe('active');
});

it.each([
  ['another code', code(418)],
  ['nothing', noResponse],
])('keeps the last known clock where %s is answered', async (_, answer) => {
  const { serverAt, answers, store, idle } = await afterMinutes();
  await serverAt(5);
  const { clockOffset } = store.getState().session;
  answers.set('environment', [answer as never]);
  store.dispatch(idleCheckRequested());
  await jest.advanceTimersByTimeAsync(10);
  expect(store.getState().session.clockOffset).toBe(clockOffset);
  expect(idle()).toBe('active');
});

it('ends after 120 minutes, forgets the filing and leaves for the time-out address', async () => {
  const kept = [
    'ref',
    'filingInitialized',
    'viewcontrol',
    'agentWizard',
    'agentSearchResults',
    'agentNavigation',
  ];
  for (const key of kept) sessionStorage.setItem(key, '"kept"');
  const { serverAt, idle, store, left } = await afterMinutes();
  await serverAt(120.1);
  expect(idle()).toBe('timedOut');
  expect(kept.filter((key) => sessionStorage.getItem(key) !== null)).toEqual([]);
  store.dispatch(timeOutAcknowledged());
  await jest.advanceTimersByTimeAsync(10);
  expect(left).toEqual(['https://office.example/timedout']);
  expect(idle()).toBe('active');
});
