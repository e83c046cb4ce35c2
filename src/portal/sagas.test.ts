import createSagaMiddleware from 'redux-saga';
import { connections } from '../app/connections';
import { waitForSagas } from '../app/testing/start-app';
import { wholeStore } from '../app/testing/whole-store';
import type { Answer } from '../client/client';
import { watchDeveloperPanel } from './developer-saga';
import { clockMoveRequested, developerPanelRequested } from './developer-slice';
import { watchPortal } from './portal-saga';
import { sampleCalendarRequested, versionsRequested } from './slice';

type Answers = Record<string, Partial<Answer<'entitySummary'>> | object>;

/** A store with the portal's sagas on a registry that gives these answers; every other question has none. */
const start = (answers: Answers) => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const asked = jest.fn();
  const save = jest.fn();
  const client = {
    call: (operation: string, input: unknown) => {
      asked(operation, input);
      return Promise.resolve(answers[operation] ?? { outcome: { kind: 'noResponse' } });
    },
  };
  const storage = { local: { write: jest.fn() } };
  const sagas = createSagaMiddleware({ context: { client, storage, documents: { save }, connections } });
  const store = wholeStore(sagas);
  sagas.run(watchPortal);
  sagas.run(watchDeveloperPanel);
  return { store, asked, save, log };
};
afterEach(() => jest.restoreAllMocks());

const ok = (data: object) => ({ outcome: { kind: 'ok', code: 200 }, data });

it('asks every component for its version', async () => {
  const { store } = start({ businessAbout: ok({ version: '1.0' }) });
  store.dispatch(versionsRequested());
  await waitForSagas();
  expect(store.getState().portal.versions).toEqual({ a: null, b: '1.0', c: null, e: null, u: null });
});

it('saves a sample of the calendar event (W9-calendar)', async () => {
  const { store, save } = start({});
  store.dispatch(sampleCalendarRequested());
  await waitForSagas();
  expect(save).toHaveBeenCalledWith(
    'annual-report-schedule.ics',
    expect.stringMatching(/^text\/calendar/),
    expect.stringMatching(/DTSTART.*T2[01]0630Z/),
  );
});

it('fills the developer panel and says when something is missing', async () => {
  const { store } = start({
    personas: ok({ personas: [{ id: '1', name: 'Aspen', kind: 'DLLC', use: 'all' }] }),
    letters: ok({ letters: [{ id: 'a', name: 'Rowan Mailing', passcode: 'K7QWD9XM' }] }),
    clock: ok({ now: '2026-11-20T00:00:00Z', moved: true }),
  });
  store.dispatch(developerPanelRequested());
  await waitForSagas();
  expect(store.getState().developer).toMatchObject({
    personas: [{ name: 'Aspen' }],
    letters: [{ name: 'Rowan Mailing' }],
    clock: { now: '2026-11-20T00:00:00Z', isMoved: true },
    message: 'The server did not answer every question of this panel.',
  });
});

it('logs every question of the versions and of the panel that was not answered (W8-logged)', async () => {
  const { store, log } = start({ businessAbout: ok({ version: '1.0' }), outbox: ok({ messages: [] }) });
  store.dispatch(versionsRequested());
  store.dispatch(developerPanelRequested());
  store.dispatch(clockMoveRequested({ now: null }));
  await waitForSagas();
  const logged = log.mock.calls.map(([operation]: unknown[]) => operation);
  expect(logged.sort()).toEqual([
    'accountsAbout',
    'clock',
    'commonAbout',
    'letters',
    'mailAbout',
    'payments',
    'personas',
    'setClock',
    'usersAbout',
  ]);
});

it('moves the clock and takes over its time', async () => {
  const now = '2027-01-01T00:00:00Z';
  const { store, asked } = start({
    setClock: ok({ now, moved: true }),
    environment: ok({ env: 'dev', office: {}, links: {}, serverTimeStamp: now }),
  });
  store.dispatch(clockMoveRequested({ now }));
  await waitForSagas();
  expect(asked).toHaveBeenCalledWith('setClock', { body: { now } });
  expect(store.getState().session.clockOffset).not.toBe(0);
  expect(store.getState().developer.clock).toEqual({ now, isMoved: true });
});

it('says that the clock was not moved', async () => {
  const { store } = start({});
  store.dispatch(clockMoveRequested({ now: null }));
  await waitForSagas();
  expect(store.getState().developer.message).toBe('The clock was not moved.');
});
