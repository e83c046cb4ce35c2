import { emptyRegisteredAgent, initialFiling, keepAgent } from '#rules';
import { code, noResponse, ok, waitForSagas, type Answers } from '../app/testing/start-app';
import { DRAFT_REFERENCE, startFiling } from '../filing/testing/start-filing';
import { filingStarted } from '../filing/wizard/draft-slice';
import { agentScreenEntered, agentStepSubmitted, selectAgentKeeping, selectIsAgentScreenOpen } from './slice';

beforeEach(() => sessionStorage.clear());

const robin = emptyRegisteredAgent();
robin.nameValues.name = { ...robin.nameValues.name, nameTyp: 'I', firstName: 'Robin', lastName: 'Sample' };
const bluebird = emptyRegisteredAgent();
bluebird.nameValues.name = { ...bluebird.nameValues.name, nameTyp: 'O', orgName: 'Bluebird Agents, Inc.' };

const ENTITY = '20101000005';
const query = { transTyp: 'REPORT', entityType: 'DLLC', entityId: ENTITY };
const reportNav = {
  transactionTarget: 'filing',
  entityType: 'DLLC',
  backButton: '',
  userName: '',
  legacyTransaction: false,
  cfd: false,
  transactionURL: '/business/filing/report/principalofficeaddress',
  transType: 'REPORT',
  entityId: ENTITY,
};
const summaryOf = (facts: object) =>
  ok({ entitySummary: { registeredAgentValues: robin, agentInGoodStanding: false, ...facts } as never });
const report = initialFiling({
  filingType: 'report',
  submissionKey: '7e1f4a52-3f0b-4d0e-9a37-6a0a4a9d3c12',
  entityId: ENTITY,
  entityType: 'DLLC',
});
const inReport = async (entitySummary: Answers['entitySummary']) => {
  const app = await startFiling(
    {
      saveFiling: ok({ refId: DRAFT_REFERENCE }),
      agentNavigation: ok({ agentNav: reportNav }),
      entitySummary,
    },
    'registeredagent',
  );
  app.store.dispatch(filingStarted(report));
  app.store.dispatch(agentScreenEntered({ step: 'agentformation', query }));
  await waitForSagas();
  return app;
};

it('shows who is on record, and what a reload has to ask again', async () => {
  const { store, inputsOf } = await inReport(summaryOf({}));
  expect(inputsOf('entitySummary')).toEqual([{ query: { entityId: ENTITY, transTyp: 'REPORT' } }]);
  expect(store.getState().agent.onRecord).toEqual({ agent: robin, isInGoodStanding: false, office: null });
  expect(selectIsAgentScreenOpen(store.getState(), 'agentformation')).toBe(true);
});

it('asks about the record once, and again for another entity', async () => {
  const { store, inputsOf } = await inReport(summaryOf({}));
  store.dispatch(agentScreenEntered({ step: 'agentintroentity', query: {} }));
  await waitForSagas();
  expect(inputsOf('entitySummary')).toHaveLength(1);
  store.dispatch(
    agentScreenEntered({ step: 'agentformation', query: { ...query, entityId: '20101000009' } }),
  );
  await waitForSagas();
  expect(inputsOf('entitySummary').at(-1)).toEqual({
    query: { entityId: '20101000009', transTyp: 'REPORT' },
  });
  expect(inputsOf('agentNavigation')).toHaveLength(2);
});

it('keeps the agent on record without saving anybody, and asks for the consent again', async () => {
  const { store, visited, draft, inputsOf } = await inReport(summaryOf({}));
  store.dispatch(agentStepSubmitted({ step: 'agentformation', values: keepAgent(robin) }));
  await waitForSagas();
  expect(visited.at(-1)).toBe('/business/agent/redirect');
  store.dispatch(agentScreenEntered({ step: 'agentnavredirect', query: {} }));
  await waitForSagas();
  expect(inputsOf('saveAgent')).toEqual([]);
  expect(visited.at(-1)).toBe('/business/filing/report/principalofficeaddress');
  expect(draft().filing.registeredAgentValues).toMatchObject({
    isAgentOnRecordKept: true,
    agentConsentRadio: '',
    agentHistoryId: '',
    nameValues: robin.nameValues,
  });
  expect(store.getState().agent.status).toBe('idle');
});

it.each([
  ['is not on record', code(404)],
  ['cannot be read', noResponse],
])('goes on when the entity %s', async (_, answer) => {
  const { store, visited } = await inReport(answer);
  expect(store.getState().agent.onRecord).toEqual({ agent: null, isInGoodStanding: false, office: null });
  expect(selectIsAgentScreenOpen(store.getState(), 'agentformation')).toBe(true);
  expect(visited).toEqual([]);
});

it.each([
  ['an individual', 'REPORT', robin, false, 'offered'],
  ['an entity in good standing', 'CURE_DLNQ', bluebird, true, 'offered'],
  ['an entity that is not', 'REPORT', bluebird, false, 'cannotServe'],
  ['anybody in a change of agent', 'CHG_AGT_INFO', robin, false, 'notOffered'],
])('%s under %s: keeping is %s', async (_, transTyp, agent, agentInGoodStanding, keeping) => {
  const { store } = await inReport(summaryOf({ registeredAgentValues: agent, agentInGoodStanding }));
  store.dispatch(agentScreenEntered({ step: 'agentformation', query: { ...query, transTyp } }));
  await waitForSagas();
  expect(selectAgentKeeping(store.getState())).toBe(keeping);
});
