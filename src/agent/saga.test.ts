import { searchByEntity, searchByLicense } from '#rules';
import { code, healthy, http, noResponse, ok, waitForSagas, startApp } from '../app/testing/start-app';
import { DRAFT_REFERENCE, startFiling } from '../filing/testing/start-filing';
import { UNEXPECTED_ERROR } from '../forms/form-slice';
import { sessionStarted, sessionTimedOut } from '../session/slice';
import { agentRequested } from '../filing/wizard/draft-slice';
import { agentNav, sampleAgentDetails, inWizard, sampleRegisteredAgent } from './testing/in-wizard';
import { agentScreenEntered, agentStepSubmitted } from './slice';

beforeEach(() => sessionStorage.clear());

const agentNavigation = ok({ agentNav });
const details = { ...sampleAgentDetails, driversLicenseIdValid: true, lastNameValid: true, age: 40 };
const verified = ok({ agent: details });
const savedAgent = {
  id: '7',
  agentHistoryId: '8',
  nameValues: sampleRegisteredAgent.nameValues,
  addressValues: sampleRegisteredAgent.addressValues,
};

const license = () => searchByLicense({ driversLicenseId: '921234567', lastName: 'Sample' });

it('looks digits up and goes straight to confirmation', async () => {
  const { submit, visited, inputsOf } = await inWizard({ goodStandingDetails: verified });
  await submit('agentintroentity', searchByEntity('20101000001'));
  expect(inputsOf('goodStandingDetails')).toEqual([{ path: { id: '20101000001' } }]);
  expect(visited.at(-1)).toBe('/business/agent/agentconfirm');
});

it('takes no second press of a screen that is done, while the next one is not drawn yet', async () => {
  const { submit, here, visited, agent, inputsOf } = await inWizard({ goodStandingDetails: verified });
  // The browser's address changes at once, the page when it is drawn.
  Object.defineProperty(here, 'path', { get: () => visited.at(-1) });
  await submit('agentintroentity', searchByEntity('20101000001'));
  await submit('agentintroentity', searchByEntity('20101000001'));
  expect(inputsOf('goodStandingDetails')).toHaveLength(1);
  expect(agent().values.verifyValues.id).toBe('7');
});

it('takes a press again once the browser has come back', async () => {
  const { submit, here, inputsOf } = await inWizard({ goodStandingDetails: verified });
  const places = ['/business/agent/agentintroentity', '/business/agent/agentconfirm'];
  Object.defineProperty(here, 'path', { configurable: true, get: () => places.shift() });
  await submit('agentintroentity', searchByEntity('20101000001'));
  Object.defineProperty(here, 'path', { get: () => '/business/agent/agentintroentity' });
  await submit('agentintroentity', searchByEntity('20101000001'));
  expect(inputsOf('goodStandingDetails')).toHaveLength(2);
});

it('keeps whom the filer found while the server was still asked where to return to', async () => {
  let answerNavigation: (answer: typeof agentNavigation) => void = () => undefined;
  const late = new Promise<typeof agentNavigation>((resolve) => (answerNavigation = resolve));
  const app = await startFiling(
    { saveFiling: ok({ refId: DRAFT_REFERENCE }), goodStandingDetails: verified, agentNavigation: late },
    'registeredagent',
  );
  app.store.dispatch(agentRequested());
  await waitForSagas();
  app.store.dispatch(agentScreenEntered({ step: 'agentintroentity', query: { transTyp: 'ARTORG_LLC' } }));
  await waitForSagas();
  app.store.dispatch(agentStepSubmitted({ step: 'agentintroentity', values: searchByEntity('20101000001') }));
  await waitForSagas();
  answerNavigation(agentNavigation);
  await waitForSagas();
  expect(app.store.getState().agent).toMatchObject({
    navigation: { transType: 'ARTORG_LLC' },
    values: { verifyValues: { id: '7' } },
  });
});

it('forgets whom the filer found when the session times out, or what is in progress is given up', async () => {
  const { submit, store, agent } = await inWizard({ validateAgentLicense: verified });
  await submit('agentindivinfoid', license());
  expect(agent().values.verifyValues.driversLicenseId).toBe('921234567');
  store.dispatch(sessionTimedOut());
  expect(agent()).toMatchObject({ status: 'idle', values: { verifyValues: { driversLicenseId: '' } } });
});

it('begins again for another entity that the address names', async () => {
  const { submit, store, agent } = await inWizard({ goodStandingDetails: verified });
  await submit('agentintroentity', searchByEntity('20101000001'));
  const query = { transTyp: 'CHG_AGT_INFO', entityId: '20101000009' };
  store.dispatch(agentScreenEntered({ step: 'agentformation', query }));
  await waitForSagas();
  expect(agent()).toMatchObject({ query, values: { verifyValues: { entityId: '', id: '' } } });
});

it('lets the filer continue when the last screen was left while the agent was saved', async () => {
  const { submit, store, agent } = await inWizard({
    validateAgentLicense: verified,
    saveAgent: new Promise<never>(() => undefined),
  });
  await submit('agentindivinfoid', license());
  store.dispatch(agentScreenEntered({ step: 'agentnavredirect', query: {} }));
  await waitForSagas();
  expect(agent().status).toBe('saving');
  store.dispatch(agentScreenEntered({ step: 'agentindivinfoid', query: {} }));
  await waitForSagas();
  expect(agent().status).toBe('ready');
});

it('searches for a name and keeps the results for a reload', async () => {
  const entities = [
    {
      id: '1',
      entity: { entityId: '1', entityStatusCd: 'GOOD', entityTyp: 'DLLC' },
      entityName: { orgName: 'Acme' },
    },
  ];
  const { submit, visited, agent } = await inWizard({ searchEntities: ok({ internalCode: 0, entities }) });
  await submit('agentintroentity', searchByEntity('Acme'));
  expect(agent().results).toEqual(entities);
  expect(JSON.parse(sessionStorage.getItem('agentSearchResults') ?? '')).toEqual(entities);
  expect(visited.at(-1)).toBe('/business/agent/agententitysearch');
});

it.each([
  [1001, /^No records found/],
  [1002, /exceeds the number of records/],
])('says so when a search answers %d', async (internalCode, message) => {
  const { submit, form } = await inWizard({ searchEntities: ok({ internalCode, entities: [] }) });
  await submit('agentintroentity', searchByEntity('Acme'));
  expect(form().problems).toMatchObject([{ path: 'entityId', message: expect.stringMatching(message) }]);
});

it.each([
  ['is not on record', /^No records found/, code(404)],
  [
    'is not in good standing',
    /^Enter a valid entity ID number\./,
    ok({ agent: { ...details, entityInGoodStanding: false } }),
  ],
])('refuses an entity that %s, and says only that', async (_, message, answer) => {
  const { submit, form } = await inWizard({ goodStandingDetails: answer });
  await submit('agentintroentity', searchByEntity('20101000001'));
  expect(form().problems[0]?.message).toMatch(message);
});

it.each([
  ['under 18', { age: 17 }, 'The registered agent must be at least 18 years old.'],
  ['not verified', { lastNameValid: false }, 'We are unable to verify this license or ID.'],
  ['service down', { dmvServiceError: true }, expect.stringContaining('Due to a system error')],
])('refuses a license: %s', async (_, facts, message) => {
  const { submit, form } = await inWizard({ validateAgentLicense: ok({ agent: { ...details, ...facts } }) });
  await submit('agentindivinfoid', license());
  expect(form().problems).toMatchObject([{ path: 'driversLicenseId', message }]);
});

it('asks for patience after too many attempts', async () => {
  const { submit, form } = await inWizard({ validateAgentLicense: http(429) });
  await submit('agentindivinfoid', license());
  expect(form().message).toMatch(/^Too many attempts/);
});

it.each([
  [
    'with a problem',
    http(422, { problems: [{ path: 'stateId', code: 'pattern', message: 'No number.' }] }),
    '',
  ],
  ['without a word', code(422), UNEXPECTED_ERROR],
])('says that a license was refused %s', async (_, validateAgentLicense, message) => {
  const { submit, form } = await inWizard({ validateAgentLicense });
  await submit('agentindivinfoid', license());
  expect(form()).toMatchObject({
    status: 'idle',
    message,
    problems: message ? [] : [{ message: 'No number.' }],
  });
});

describe('the return to the transaction', () => {
  const returnToTransaction = async (answers: Parameters<typeof startFiling>[0] = {}) => {
    const app = await inWizard({
      validateAgentLicense: verified,
      saveAgent: ok({ agent: savedAgent }),
      ...answers,
    });
    await app.submit('agentindivinfoid', license());
    app.store.dispatch(agentScreenEntered({ step: 'agentnavredirect', query: {} }));
    await waitForSagas();
    return app;
  };

  it('saves the agent, puts it on the filing and goes where the server says', async () => {
    const { visited, draft, agent } = await returnToTransaction();
    expect(visited.at(-1)).toBe('/business/filing/llc/registeredagent');
    expect(draft().filing.registeredAgentValues).toMatchObject({
      id: '7',
      agentHistoryId: '8',
      agentConsentRadio: '',
    });
    expect(agent().status).toBe('idle');
    expect(sessionStorage.getItem('agentWizard')).toBeNull();
  });

  it('never goes to an address that is not safe', async () => {
    const unsafe = ok({ agentNav: { ...agentNav, transactionURL: 'https://evil.example/business' } });
    const { visited, left } = await returnToTransaction({ agentNavigation: unsafe });
    expect(left).toEqual([]);
    expect(visited.at(-1)).toBe('/business/filing/llc/registeredagent');
  });

  it.each([code(422), noResponse])('leads to the error page when the agent is not saved', async (answer) => {
    const { visited, draft } = await returnToTransaction({ saveAgent: answer });
    expect(visited.at(-1)).toBe('/business/filingissue');
    expect(draft().filing.registeredAgentValues.id).toBe('');
    expect(sessionStorage.getItem('agentNavigation')).toBeNull();
  });
});

it('finds values, results and the return address again after a reload', async () => {
  const first = await inWizard({ goodStandingDetails: verified });
  await first.submit('agentintroentity', searchByEntity('20101000001'));
  const { store, inputsOf } = await startApp();
  store.dispatch(sessionStarted());
  store.dispatch(agentScreenEntered({ step: 'agentconfirm', query: {} }));
  await waitForSagas();
  expect(store.getState().agent).toMatchObject({
    status: 'ready',
    values: { verifyValues: { entityId: '20101000001', id: '7' } },
    navigation: { transType: 'ARTORG_LLC' },
  });
  expect(inputsOf('agentNavigation')).toEqual([]);
});

it('keeps nothing in the browser that proves an identity, and asks for it again after a reload', async () => {
  const first = await inWizard({ validateAgentLicense: verified });
  await first.submit('agentindivinfoid', license());
  expect(first.visited.at(-1)).toBe('/business/agent/individualsummary');
  expect(first.agent().values.verifyValues.driversLicenseId).toBe('921234567');
  const kept = Object.values({ ...sessionStorage }).join();
  expect(kept).toContain('"checkedTyp":"D"');
  expect(kept).not.toMatch(/921234567|Sample|Robin/);
  const { store, visited, inputsOf } = await startApp();
  store.dispatch(sessionStarted());
  store.dispatch(agentScreenEntered({ step: 'agentnavredirect', query: {} }));
  await waitForSagas();
  expect(visited).toEqual(['/business/agent/agentindivinfoid']);
  expect(inputsOf('saveAgent')).toEqual([]);
});

it.each([
  ['agentconfirm', '/business/agent/agentintroentity'],
  ['agententitysearch', '/business/agent/agentintroentity'],
  ['agentnavredirect', '/business/agent/agentformation'],
] as const)('leads on from %s when it is opened before anybody was found', async (step, page) => {
  const { store, visited, inputsOf } = await inWizard({});
  store.dispatch(agentScreenEntered({ step, query: {} }));
  await waitForSagas();
  expect(visited.at(-1)).toBe(page);
  expect(inputsOf('saveAgent')).toEqual([]);
});

it('saves an individual as one, whichever screens were left out', async () => {
  const { store, inputsOf, submit } = await inWizard({
    validateAgentLicense: verified,
    saveAgent: ok({ agent: savedAgent }),
  });
  await submit('agentindivinfoid', license());
  store.dispatch(agentScreenEntered({ step: 'agentnavredirect', query: {} }));
  await waitForSagas();
  expect(inputsOf('saveAgent')).toMatchObject([{ body: { authenticationType: 'D', dl: '921234567' } }]);
});

it('says why it leads to the forms where it is opened without a filing', async () => {
  const { store, entries } = await startApp(healthy);
  store.dispatch(sessionStarted());
  store.dispatch(agentScreenEntered({ step: 'agentformation', query: {} }));
  await waitForSagas();
  expect(entries).toEqual([{ path: '/business/fileaform?reason=agentWithoutFiling', replace: true }]);
});
