import {
  clearOtherMethod,
  emptyRegisteredAgent,
  searchByLicense,
  searchByPasscode,
  withPasscodeRequest,
  type AgentStep,
  type RegisteredAgentValues,
  englishOf,
} from '#rules';
import { addressChoicesDismissed } from '../addresses/choice-slice';
import { code, http, noResponse, ok, waitForSagas, startApp, type Answers } from '../app/testing/start-app';
import { formShown, inputLeft } from '../forms/kept-input-slice';
import { sessionStarted, sessionTimedOut } from '../session/slice';
import { agentScreenEntered, agentStepSubmitted } from './slice';
import { sampleAgentDetails, inWizard, sampleRegisteredAgent } from './testing/in-wizard';

beforeEach(() => sessionStorage.clear());
const street = {
  ...sampleRegisteredAgent.addressValues.streetAddress,
  address1: '77 Quail Way',
  city: 'Denver',
  zip: '80202',
};
const requestFor = (changes: object = {}): RegisteredAgentValues =>
  withPasscodeRequest(
    emptyRegisteredAgent(),
    {
      nameValues: sampleRegisteredAgent.nameValues,
      addressValues: {
        ...sampleRegisteredAgent.addressValues,
        streetAddress: street,
        isSameAsStreetAddressChecked: true,
        ...changes,
      },
    },
    null,
  );
const verdict = (facts: object = {}) =>
  ok({ streetAddress: street, streetValid: true, streetVerified: true, streetIsPoBox: false, ...facts });
const found = ok({ agent: { ...sampleAgentDetails, passcodeValid: true } });
const unknown = ok({ agent: { ...sampleAgentDetails, passcodeValid: false } });

const reviewed = async (answers: Answers = {}) => {
  const app = await inWizard({ validateAddress: verdict(), createPasscodeAndIndividual: ok(), ...answers });
  await app.submit('agentindivinfo', requestFor());
  return app;
};
const sent = async (answer: Answers['createPasscodeAndIndividual']) => {
  const app = await reviewed({ createPasscodeAndIndividual: answer });
  await app.submit('individualconfirm', app.agent().values);
  return app;
};
const enteredAgain = async () => (await sent(ok())).submit('agentindivinfo', requestFor());

describe('the request for a passcode', () => {
  it('has its addresses verified before it is reviewed', async () => {
    const { visited, agent, inputsOf } = await reviewed();
    expect(inputsOf('validateAddress')).toHaveLength(1);
    expect(visited.at(-1)).toBe('/business/agent/individualconfirm');
    const { streetAddress } = agent().values.addressValues;
    expect(streetAddress).toMatchObject({ address1: '77 Quail Way', accepted: true });
  });

  it('is not reviewed when the filer edits the address instead of choosing a form of it', async () => {
    const { store, submit, visited, form } = await inWizard({
      validateAddress: verdict({ streetAddress: { ...street, address1: '77 QUAIL WAY UNIT 2' } }),
    });
    await submit('agentindivinfo', requestFor());
    store.dispatch(addressChoicesDismissed());
    await waitForSagas();
    expect(visited.at(-1)).not.toBe('/business/agent/individualconfirm');
    expect(form()).toMatchObject({ status: 'idle', problems: [], message: '' });
  });

  it('tells at the field why an address is refused', async () => {
    const { submit, form } = await inWizard({ validateAddress: verdict({ streetIsPoBox: true }) });
    await submit('agentindivinfo', requestFor());
    expect(form().problems).toMatchObject([
      { path: 'addressValues.streetAddress.address1', message: 'Street address cannot be a PO Box.' },
    ]);
  });

  it('is sent once, however often Submit is pressed', async () => {
    const { store, agent, inputsOf } = await reviewed();
    for (const values of [agent().values, agent().values]) {
      store.dispatch(agentStepSubmitted({ step: 'individualconfirm', values }));
    }
    await waitForSagas();
    const { nameValues, addressValues } = agent().values;
    expect(inputsOf('createPasscodeAndIndividual')).toEqual([
      { body: { nameValues, addressValues, authenticationType: 'I' } },
    ]);
  });

  it.each([
    ['a letter on its way', ok(), 'letterSent', ''],
    ['code 500', code(500), 'noLetter', 'Error saving agent.'],
    ['another code', code(422), 'noLetter', 'Error saving agent. Status: 422'],
    ['too many requests', http(429), 'noLetter', 'Error saving agent. Status: 429'],
    ['no answer', noResponse, 'unanswered', 'Error saving agent.'],
  ])('leads to the same page after %s, which says what became of it', async (_, answer, result, message) => {
    const { visited, agent } = await sent(answer);
    expect([visited.at(-1), agent().request?.result]).toEqual(['/business/agent/individualmail', result]);
    expect(englishOf(agent().request?.message ?? '')).toBe(message);
  });

  const reloaded = async (step: AgentStep) => {
    const { store, visited } = await startApp();
    store.dispatch(sessionStarted());
    store.dispatch(agentScreenEntered({ step, query: {} }));
    await waitForSagas();
    expect(visited).toEqual([]);
    return store.getState().agent;
  };

  it('is remembered as sent after a reload, without the person', async () => {
    await sent(ok());
    expect(await reloaded('individualmail')).toMatchObject({
      request: { result: 'letterSent', message: '' },
      values: { nameValues: { name: { lastName: '' } } },
    });
  });

  it.each([
    ['is reviewed', 'individualconfirm', reviewed],
    ['could not be sent', 'individualmail', () => sent(code(500))],
    ['comes after another one', 'individualconfirm', enteredAgain],
  ] as const)('keeps who was entered through a reload when it %s', async (_, step, arrive) => {
    await arrive();
    const { nameValues, addressValues } = (await reloaded(step)).values;
    expect(nameValues.name.lastName).toBe('Sample');
    expect(addressValues.streetAddress).toMatchObject({ address1: '77 Quail Way', accepted: true });
  });

  it('is forgotten when a license is chosen instead', async () => {
    const { agent, submit, enter, visited } = await reviewed();
    await submit('agentintroindiv', clearOtherMethod(agent().values, 'D'));
    await enter('individualconfirm');
    expect(visited.at(-1)).toBe('/business/agent/agentindivinfo');
  });
});

describe('the passcode', () => {
  const enters = searchByPasscode({ passcode: 'K7QWD9XM' });

  it('that is wrong is told at the field, and the right one goes on from there', async () => {
    const { submit, form, visited, agent } = await inWizard({ validateAgentPasscode: [unknown, found] });
    await submit('individualconfirmpasscode', searchByPasscode({ passcode: 'WRONG234' }));
    expect(form().problems).toMatchObject([
      {
        path: 'passcode',
        message: 'The passcode is invalid or expired. You can request a new passcode below.',
      },
    ]);
    await submit('individualconfirmpasscode', enters);
    expect(visited.at(-1)).toBe('/business/agent/individualsummary');
    expect(agent().values).toMatchObject({
      nameValues: { name: { lastName: 'Sample' } },
      verifyValues: { id: '7' },
    });
  });

  it.each([
    ['too many attempts', http(429), /^Too many attempts/],
    ['nothing that the registry has', unknown, /^$/],
  ])('stays on its screen after %s', async (_, answer, message) => {
    const { submit, form, visited } = await inWizard({ validateAgentPasscode: answer });
    const before = visited.length;
    await submit('individualconfirmpasscode', enters);
    expect(visited).toHaveLength(before);
    expect(form().message).toMatch(message);
  });

  it.each([http(503), noResponse])('leads to the error page when it cannot be looked up', async (answer) => {
    const { submit, visited } = await inWizard({ validateAgentPasscode: answer });
    await submit('individualconfirmpasscode', enters);
    expect(visited.at(-1)).toBe('/business/filingissue');
  });

  it('verifies the agent who is saved', async () => {
    const { submit, enter, agent, inputsOf } = await inWizard({
      validateAgentPasscode: found,
      saveAgent: code(500),
    });
    await submit('individualconfirmpasscode', enters);
    await submit('individualsummary', agent().values);
    await enter('agentnavredirect');
    expect(inputsOf('saveAgent')).toMatchObject([
      { body: { authenticationType: 'I', passcode: 'K7QWD9XM', dl: '' } },
    ]);
  });

  it('is sent again after a lost answer with the key that this tab has made, which outlasts the wizard', async () => {
    const { submit, enter, agent, inputsOf } = await inWizard({
      validateAgentPasscode: found,
      saveAgent: noResponse,
    });
    const saves = async () => {
      await submit('individualconfirmpasscode', enters);
      await submit('individualsummary', agent().values);
      await enter('agentnavredirect');
    };
    await saves();
    expect(inputsOf('validateAgentPasscode')).toEqual([{ body: { passcode: 'K7QWD9XM' } }]);
    await enter('agentformation');
    await saves();
    const sent = inputsOf('saveAgent') as { body: { repeatKey?: string } }[];
    const keys = sent.map(({ body }) => body.repeatKey);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[-0-9a-f]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(inputsOf('validateAgentPasscode')[1]).toEqual({
      body: { passcode: 'K7QWD9XM', repeatKey: keys[0] },
    });
  });

  it('is not repeated by whoever begins after the time-out', async () => {
    const { submit, enter, agent, inputsOf, store } = await inWizard({
      validateAgentPasscode: found,
      saveAgent: noResponse,
    });
    await submit('individualconfirmpasscode', enters);
    await submit('individualsummary', agent().values);
    await enter('agentnavredirect');
    expect(inputsOf('saveAgent')).toHaveLength(1);
    store.dispatch(sessionTimedOut());
    await waitForSagas();
    expect(sessionStorage.getItem('agentRepeat')).toBeNull();
  });

  it('is asked for again after a reload of the summary', async () => {
    const { submit } = await inWizard({ validateAgentPasscode: found });
    await submit('individualconfirmpasscode', enters);
    const { store, visited, inputsOf } = await startApp();
    store.dispatch(sessionStarted());
    store.dispatch(agentScreenEntered({ step: 'individualsummary', query: {} }));
    await waitForSagas();
    expect(visited).toEqual(['/business/agent/individualconfirmpasscode']);
    expect(inputsOf('saveAgent')).toEqual([]);
  });
});

/** Everything that a browser keeps or shows of a visit, apart from the page. */
const kept = (visited: readonly string[]) =>
  JSON.stringify([
    { ...sessionStorage },
    { ...localStorage },
    window.history.state,
    window.location.href,
    visited,
  ]);

it('leaves no license number, last name or passcode in the browser, on any screen', async () => {
  const { submit, enter, agent, visited } = await inWizard({
    validateAddress: verdict(),
    createPasscodeAndIndividual: ok(),
    validateAgentPasscode: [unknown, found],
    validateAgentLicense: ok({
      agent: { ...sampleAgentDetails, driversLicenseIdValid: true, lastNameValid: true, age: 40 },
    }),
    saveAgent: noResponse,
  });
  const secrets = /921234567|Sample|Robin|K7QWD9XM|Quail/;
  // Whom a letter is to go to was entered, not proved: it is kept until the letter is on its way.
  await submit('agentindivinfo', requestFor());
  const screens: (() => Promise<void>)[] = [
    () => submit('individualconfirm', agent().values),
    () => submit('individualmail', agent().values),
    () => submit('individualconfirmpasscode', searchByPasscode({ passcode: 'K7QWD9XM' })),
    () => submit('individualconfirmpasscode', searchByPasscode({ passcode: 'K7QWD9XM' })),
    () => submit('individualsummary', agent().values),
    () => submit('agentintroindiv', clearOtherMethod(agent().values, 'D')),
    () => submit('agentindivinfoid', searchByLicense({ driversLicenseId: '921234567', lastName: 'Sample' })),
    () => submit('individualsummary', agent().values),
    () => enter('agentnavredirect'),
  ];
  for (const screen of screens) {
    await screen();
    expect(kept(visited)).not.toMatch(secrets);
  }
  expect(agent().status).toBe('idle');
});

it.each([
  ['D', ['agent/agentindivinfoid']],
  ['P', ['agent/agentindivinfo', 'agent/individualconfirmpasscode']],
] as const)(
  'choosing %s forgets what was typed for the other method, also where it was not submitted',
  async (method, kept) => {
    const { submit, store } = await inWizard({});
    store.dispatch(formShown());
    store.dispatch(inputLeft({ page: 'agent/agentindivinfoid', values: { driversLicenseId: '921234567' } }));
    store.dispatch(inputLeft({ page: 'agent/agentindivinfo', values: { firstName: 'Rowan' } }));
    store.dispatch(inputLeft({ page: 'agent/individualconfirmpasscode', values: { passcode: 'K7QWD9XM' } }));
    await submit('agentintroindiv', clearOtherMethod(emptyRegisteredAgent(), method));
    expect(Object.keys(store.getState().keptInput.inputs)).toEqual(kept);
  },
);
