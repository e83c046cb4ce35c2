import { emptyFiling } from '../filing/empty-filing';
import { emptyRegisteredAgent } from '../filing/empty-agent';
import type { FormRules } from '../constraints/step-rules';
import { agentAddressRules } from './agent-address-rules';
import type { AgentDetails } from './agent-details';
import { withAgentDetails, withSavedAgent } from './agent-details';
import { agentPath, agentStepOf } from './wizard/agent-step';
import { agentDisplayName, hasRegisteredAgent } from '../people/agent-name';
import type { CheckedType } from '../filing-parts/agent-values';
import { chooseAgentType, clearOtherMethod } from './wizard/clearing';
import { consentQuestion } from './consent-row';
import { selectionObstacle } from './good-standing';
import {
  agentTypeRules,
  entityBoxRules,
  licenseRules,
  passcodeRules,
  verificationMethodRules,
} from './identity-forms';
import { agentNextStep } from './wizard/next-step';
import { registeredAgentRules } from '../steps/registeredagent/rules';
import { searchMessage } from './wizard/search-message';
import { agentServerProblem } from './server-problem';

const now = '2026-11-20T19:00:00Z';
const context = { filing: emptyFiling(), now };
const messages = <V>(rules: FormRules<V>, values: V): string[] =>
  rules.problems(values, context).map(({ message }) => message);

const consentProblems = (agentConsentRadio: 'N' | '') =>
  registeredAgentRules
    .problems({ ...emptyRegisteredAgent(), agentConsentRadio }, context)
    .filter(({ path }) => path === 'agentConsentRadio');

const LICENSE = "Enter a valid Colorado driver's license or ID number";
const LAST_NAME = "Enter the agent's last name as it appears on their license or ID";

it.each([
  ['94-123-4567', 'Lee', []],
  ['941234567', 'Li', []],
  ['94123456', 'Lee', [LICENSE]],
  ['', '', [LICENSE, LAST_NAME]],
  ['9412345678', 'L', [LICENSE, LAST_NAME]],
])('judges license %j of %j', (driversLicenseId, lastName, expected) => {
  expect(messages(licenseRules, { driversLicenseId, lastName })).toEqual(expected);
});

it('says the sentences of the specification', () => {
  expect(messages(agentTypeRules, { nameTyp: '' })).toEqual(['Choose Individual or Entity.']);
  expect(messages(verificationMethodRules, { checkedTyp: '' })).toEqual([
    "Choose driver's license / ID card or passcode",
  ]);
  expect(messages(passcodeRules, { passcode: '1234567' })).toEqual(['Enter a valid passcode.']);
  expect(messages(entityBoxRules, { entityId: ' ' })[0]).toMatch(
    /^Enter a valid entity ID number\. Entity must be/,
  );
  expect(messages(entityBoxRules, { entityId: 'x'.repeat(251) })).toEqual(['Must be at most 250 characters']);
  expect(consentProblems('').map(({ message }) => message)).toEqual(['Choose Yes or No.']);
  expect(consentProblems('N').map(({ message }) => message)).toEqual([
    'You must get consent before appointing a person as your registered agent',
  ]);
});

describe('the addresses of an agent', () => {
  const { addressValues } = emptyRegisteredAgent();
  const kept = { city: 'Denver', zip: '80202', accepted: true };
  const street = { ...addressValues.streetAddress, address1: '1 Main St', ...kept };
  const box = { ...addressValues.mailingAddress, address1: 'PO Box 12', ...kept };

  it.each([
    ['street and box', { streetAddress: street, mailingAddress: box }, []],
    ['street alone', { streetAddress: street }, ['Mark the box or enter a mailing address.']],
    ['street for both', { streetAddress: street, isSameAsStreetAddressChecked: true }, []],
    [
      'a box for a street',
      { streetAddress: { ...street, address1: 'PO Box 12' }, isSameAsStreetAddressChecked: true },
      ['Street address cannot be a PO Box.'],
    ],
    [
      'mail to another state',
      { streetAddress: street, mailingAddress: { ...box, state: 'UT' } },
      ['Error - Address must be in Colorado.'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(messages(agentAddressRules, { ...addressValues, ...changes })).toEqual(expected);
  });
});

it('says of an address in another state which state is meant', () => {
  const { addressValues } = emptyRegisteredAgent();
  const kept = { address1: '1 Main St', city: 'Denver', zip: '80202', accepted: true };
  const elsewhere = {
    ...addressValues,
    isSameAsStreetAddressChecked: true,
    streetAddress: { ...addressValues.streetAddress, ...kept, state: 'UT' },
  };
  expect(agentAddressRules.problems(elsewhere, context)).toMatchObject([
    {
      path: 'streetAddress.state',
      code: 'state',
      message: 'Error - Address must be in Colorado.',
      params: { place: 'Colorado' },
    },
  ]);
});

it('tells by the kind of a problem what is missing and what was denied', () => {
  const codes = <V>(rules: FormRules<V>, values: V) =>
    rules.problems(values, context).map(({ path, code }) => [path, code]);
  const street = { ...emptyRegisteredAgent().addressValues.streetAddress, address1: '1 Main St' };
  const addresses = {
    ...emptyRegisteredAgent().addressValues,
    streetAddress: { ...street, city: 'Denver', zip: '80202', accepted: true },
  };
  expect(codes(agentAddressRules, addresses)).toEqual([['isSameAsStreetAddressChecked', 'required']]);
  expect(consentProblems('N').map(({ code }) => code)).toEqual(['consent']);
});

describe('the word of the registry', () => {
  const { nameValues, addressValues } = emptyRegisteredAgent();
  const found: AgentDetails = {
    nameValues,
    addressValues,
    entityName: '',
    id: '7',
    entityInGoodStanding: true,
  };
  const license = { ...found, driversLicenseIdValid: true, lastNameValid: true, age: 18 };
  it.each([
    ['D', license, undefined],
    ['D', { ...license, age: 17 }, 'The registered agent must be at least 18 years old.'],
    ['D', { ...license, lastNameValid: false }, 'We are unable to verify this license or ID.'],
    [
      'P',
      { ...found, passcodeValid: false },
      'The passcode is invalid or expired. You can request a new passcode below.',
    ],
    ['E', found, undefined],
  ] as const)('%s', (method, details, message) => {
    expect(agentServerProblem(details, method)?.message).toBe(message);
  });

  it('speaks of a system error first and of a lost entity at its box', () => {
    expect(agentServerProblem({ ...found, dmvServiceError: true }, 'D')?.message).toMatch(
      /^Due to a system error/,
    );
    expect(agentServerProblem({ ...found, entityInGoodStanding: false }, 'E')?.path).toBe('entityId');
    expect(searchMessage(1001)).toMatch(/^No records found/);
    expect(searchMessage(0)).toBeNull();
  });

  it.each([
    [{ dmvServiceError: true }, 'driversLicenseId'],
    [{ driversLicenseIdValid: false }, 'driversLicenseId'],
    [{ passcodeValid: false }, 'passcode'],
    [{ entityInGoodStanding: false }, 'entityId'],
  ])('tells by what it speaks of how the identity was verified: %j', (word, path) => {
    expect(agentServerProblem({ ...found, ...word })?.path).toBe(path);
  });

  it.each([
    [{ ...license, age: undefined }, 'driversLicenseId'],
    [{ ...license, age: 17 }, 'driversLicenseId'],
    [{ ...found, passcodeValid: true, age: 17 }, 'passcode'],
  ])('stands at what proves the identity when the age is not proved: %j', (details, path) => {
    expect(agentServerProblem(details)).toMatchObject({ path, code: 'notVerified' });
  });

  it('brings the name, the addresses and the record of who was found', () => {
    const begun = emptyRegisteredAgent();
    const asked = { ...begun, verifyValues: { ...begun.verifyValues, checkedTyp: 'E' as const } };
    const details = {
      ...found,
      entityName: 'Acme LLC',
      nameValues: { name: { ...nameValues.name, nameTyp: 'O' as const, orgName: 'Acme LLC' } },
      addressValues: { ...addressValues, isSameAsStreetAddressChecked: true },
    };
    expect(withAgentDetails(asked, details)).toEqual({
      ...asked,
      nameValues: details.nameValues,
      addressValues: details.addressValues,
      verifyValues: { ...asked.verifyValues, id: '7', entityName: 'Acme LLC' },
    });
  });

  it('is kept without what proved it', () => {
    const values = emptyRegisteredAgent();
    const proved = {
      ...values,
      agentConsentRadio: 'Y' as const,
      verifyValues: {
        ...values.verifyValues,
        driversLicenseId: '941234567',
        lastName: 'Lee',
        passcode: '12345678',
      },
    };
    const name = { ...nameValues.name, nameTyp: 'I' as const, firstName: 'Ann', lastName: 'Lee' };
    const saved = withSavedAgent(proved, {
      id: '7',
      agentHistoryId: '9',
      nameValues: { name },
      addressValues,
    });
    expect(saved).toMatchObject({
      id: '7',
      agentConsentRadio: '',
      verifyValues: { driversLicenseId: '', lastName: '', passcode: '', id: '7' },
    });
    expect(agentDisplayName(saved)).toBe('Ann Lee');
    expect(hasRegisteredAgent(saved)).toBe(true);
    expect(hasRegisteredAgent(values)).toBe(false);
    expect(hasRegisteredAgent({ nameValues: { name: { ...name, nameTyp: '' } } })).toBe(false);
  });
});

it('walks the wizard', () => {
  const values = emptyRegisteredAgent();
  const box = (entityId: string) => ({ ...values, verifyValues: { ...values.verifyValues, entityId } });
  expect(agentNextStep('agentformation', chooseAgentType(values, 'I'))).toBe('agentintroindiv');
  expect(agentNextStep('agentformation', chooseAgentType(values, 'O'))).toBe('agentintroentity');
  expect(agentNextStep('agentintroentity', box(' 20261000001 '))).toBe('agentconfirm');
  expect(agentNextStep('agentintroentity', box('2nd Street LLC'))).toBe('agententitysearch');
  expect(agentNextStep('agentintroindiv', clearOtherMethod(values, 'D'))).toBe('agentindivinfoid');
  expect(agentNextStep('agentintroindiv', clearOtherMethod(values, 'P'))).toBe('individualconfirmpasscode');
  const verifiedBy = (checkedTyp: CheckedType) => ({
    ...values,
    verifyValues: { ...values.verifyValues, checkedTyp },
  });
  expect(agentNextStep('agentconfirm', verifiedBy('E'))).toBe('agentnavredirect');
  expect(agentNextStep('agentintroindiv', verifiedBy('X'))).toBe('individualconfirmpasscode');
  expect(agentNextStep('agentnavredirect', values)).toBeNull();
  expect(agentStepOf('nosuchpage')).toBe('agentformation');
  expect(agentPath('agentnavredirect', { transTyp: 'ARTORG_LLC' })).toBe(
    '/business/agent/redirect?transTyp=ARTORG_LLC',
  );
});

it('clears what belongs to the other choice', () => {
  const values = emptyRegisteredAgent();
  const name = { ...values.nameValues.name, orgName: 'Acme LLC', isEntityOwnAgentChecked: true };
  expect(chooseAgentType({ ...values, nameValues: { name } }, 'I').nameValues.name).toMatchObject({
    nameTyp: 'I',
    orgName: '',
    isEntityOwnAgentChecked: false,
  });
  const full = { ...values.verifyValues, driversLicenseId: '1', lastName: 'Lee', passcode: 'x' };
  expect(clearOtherMethod({ ...values, verifyValues: full }, 'P').verifyValues).toMatchObject({
    driversLicenseId: '',
    lastName: '',
    passcode: 'x',
  });
});

it('lets only an entity in good standing be chosen that can serve', () => {
  expect(['Good Standing', 'GOOD'].map((status) => selectionObstacle(status))).toEqual([null, null]);
  expect(['Delinquent', 'EXIST'].map((status) => selectionObstacle(status))).toEqual(
    Array(2).fill('Not in good standing'),
  );
  expect(selectionObstacle('GOOD', 'place')).toBe('Principal office not in Colorado');
});

it('asks for the consent in the words of the kind of agent', () => {
  const { name } = emptyRegisteredAgent().nameValues;
  const asked = (nameTyp: 'I' | 'O') => consentQuestion({ nameValues: { name: { ...name, nameTyp } } });
  expect(asked('I')).toBe('Did the person agree to be appointed as registered agent?');
  expect(asked('O')).toBe('Did the entity agree to be appointed as registered agent?');
});
