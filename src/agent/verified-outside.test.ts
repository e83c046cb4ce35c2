import { emptyRegisteredAgent, initialFiling, searchByEntity } from '#rules';
import { ok, startApp, waitForSagas } from '../app/testing/start-app';
import { beginFiling } from '../filing/wizard/entry/begin-filing';
import { sessionStarted, sessionTimedOut } from '../session/slice';
import { agentScreenEntered, agentStepSubmitted } from './slice';
import { agentNav, sampleAgentDetails } from './testing/in-wizard';

beforeEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const SAVED = {
  id: '7',
  agentHistoryId: 'handle-of-the-registry',
  nameValues: {
    name: {
      ...emptyRegisteredAgent().nameValues.name,
      nameTyp: 'O',
      orgName: 'Bluebird Registered Agents, Inc.',
    },
  },
  addressValues: sampleAgentDetails.addressValues,
};

/** An entity that was verified as agent from an introduction, without a filing in progress. */
async function verifiedOutside() {
  const app = await startApp({
    agentNavigation: ok({ agentNav }),
    goodStandingDetails: ok({ agent: { ...sampleAgentDetails, ...SAVED } }),
    saveAgent: ok({ agent: SAVED }),
  });
  app.store.dispatch(sessionStarted());
  await waitForSagas();
  const query = { transTyp: 'ARTORG_LLC' };
  app.store.dispatch(agentScreenEntered({ step: 'agentintroentity', query }));
  await waitForSagas();
  app.store.dispatch(agentStepSubmitted({ step: 'agentintroentity', values: searchByEntity('20101000002') }));
  await waitForSagas();
  app.store.dispatch(agentScreenEntered({ step: 'agentnavredirect', query }));
  await waitForSagas();
  return app;
}

type App = Awaited<ReturnType<typeof verifiedOutside>>;

const begun = async (
  { store }: App,
  filing = initialFiling({ filingType: 'llc', submissionKey: 'key-1' }),
) => {
  await store.runSaga(beginFiling, filing).toPromise();
  return store.getState().draft.filing.registeredAgentValues.agentHistoryId;
};

it('leads to where the filing begins, which takes the agent up', async () => {
  const app = await verifiedOutside();
  expect(app.visited.at(-1)).toMatch(/^\/business\/filing\/llc\/intro\?transTyp=ARTORG_LLC/);
  expect(await begun(app)).toBe(SAVED.agentHistoryId);
});

it('is taken up once', async () => {
  const app = await verifiedOutside();
  await begun(app);
  expect(await begun(app)).toBe('');
});

it('is kept from a filing for another transaction, and stays for its own', async () => {
  const app = await verifiedOutside();
  expect(await begun(app, initialFiling({ filingType: 'dpc', submissionKey: 'key-2' }))).toBe('');
  expect(await begun(app)).toBe(SAVED.agentHistoryId);
});

it('is kept for a day', async () => {
  const app = await verifiedOutside();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 25 * 60 * 60_000);
  expect(await begun(app)).toBe('');
});

it('is forgotten when the session times out', async () => {
  const app = await verifiedOutside();
  app.store.dispatch(sessionTimedOut());
  await waitForSagas();
  expect(sessionStorage.getItem('verifiedAgent')).toBeNull();
});
