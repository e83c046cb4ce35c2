import { emptyRegisteredAgent } from '../../filing/empty-agent';
import type { RegisteredAgentValues } from '../../filing-parts/agent-values';
import { searchByEntity, searchByLicense, withoutIdentifiedPerson } from '../identification';
import { withPasscodeRequest } from '../passcodes/passcode-request';
import { agentRedirectFor } from './screen-opening';

const named = (values: RegisteredAgentValues, name: object): RegisteredAgentValues => ({
  ...values,
  nameValues: { name: { ...values.nameValues.name, ...name } },
});
const nobody = emptyRegisteredAgent();
const entity = named(searchByEntity('20101000001'), { orgName: 'Aspen Ledger LLC' });
const robin = named(searchByLicense({ driversLicenseId: '921234567', lastName: 'Sample' }), {
  firstName: 'Robin',
  lastName: 'Sample',
});

it.each([
  ['agentconfirm', 'nobody', nobody, 0, 'agentintroentity'],
  ['agentconfirm', 'a person', robin, 0, 'agentintroentity'],
  ['agentconfirm', 'an entity', entity, 0, null],
  ['agententitysearch', 'no results', nobody, 0, 'agentintroentity'],
  ['agententitysearch', 'results', nobody, 2, null],
  ['agentnavredirect', 'nobody', nobody, 0, 'agentformation'],
  ['agentnavredirect', 'an entity', entity, 0, null],
  ['agentnavredirect', 'a person', robin, 0, null],
  ['agentnavredirect', 'a person after a reload', withoutIdentifiedPerson(robin), 0, 'agentindivinfoid'],
  ['agentindivinfoid', 'nobody', nobody, 0, null],
  ['agentintroindiv', 'an entity', entity, 0, null],
] as const)('shows for %s with %s', (step, _, values, resultCount, instead) => {
  expect(agentRedirectFor(step, values, resultCount)).toBe(instead);
});

it('asks for the passcode again after a reload', () => {
  const values = { ...robin, verifyValues: { ...nobody.verifyValues, checkedTyp: 'P' as const } };
  expect(agentRedirectFor('agentnavredirect', values, 0)).toBe('individualconfirmpasscode');
});

it.each([
  ['both the license and the last name', 'D', { driversLicenseId: '921234567', lastName: 'Sample' }, null],
  ['the license alone', 'D', { driversLicenseId: '921234567' }, 'agentindivinfoid'],
  ['the last name alone', 'D', { lastName: 'Sample' }, 'agentindivinfoid'],
  ['the passcode', 'P', { passcode: '12345678' }, null],
  [
    'a license in the place of the passcode',
    'P',
    { driversLicenseId: '921234567', lastName: 'Sample' },
    'individualconfirmpasscode',
  ],
] as const)('takes %s for a proof or not', (_, checkedTyp, proof, instead) => {
  const values = { ...robin, verifyValues: { ...nobody.verifyValues, checkedTyp, ...proof } };
  expect(agentRedirectFor('agentnavredirect', values, 0)).toBe(instead);
});

it('looks for one kind of agent at a time', () => {
  expect(searchByLicense({ driversLicenseId: '1', lastName: 'Lee' })).toMatchObject({
    nameValues: { name: { nameTyp: 'I', orgName: '' } },
    verifyValues: { checkedTyp: 'D', driversLicenseId: '1', lastName: 'Lee', entityId: '' },
  });
  expect(searchByEntity('Acme')).toMatchObject({
    nameValues: { name: { nameTyp: 'O', firstName: '' } },
    verifyValues: { checkedTyp: 'E', entityId: 'Acme', driversLicenseId: '' },
  });
});

it.each([
  ['D', { driversLicenseId: '921234567', lastName: 'Sample' }],
  ['P', { passcode: '12345678' }],
] as const)('keeps nothing that %s proves an identity by, nor whom it found', (checkedTyp, proof) => {
  const proved = { ...robin, id: '7', verifyValues: { ...nobody.verifyValues, checkedTyp, ...proof } };
  const kept = withoutIdentifiedPerson(proved);
  expect(kept.verifyValues).toEqual({ ...nobody.verifyValues, checkedTyp });
  expect(kept.nameValues.name).toEqual({ ...nobody.nameValues.name, nameTyp: 'I' });
  expect(kept.addressValues).toEqual(nobody.addressValues);
});

it('keeps an entity, which is on the public record', () => {
  expect(withoutIdentifiedPerson(entity)).toEqual(entity);
});

const request = {
  nameValues: robin.nameValues,
  addressValues: { ...robin.addressValues, isSameAsStreetAddressChecked: true },
};
const requested = withPasscodeRequest(nobody, request, null);

it('keeps who was entered in a request, until its letter is on its way', () => {
  expect(withoutIdentifiedPerson(requested)).toEqual(requested);
  expect(withoutIdentifiedPerson(requested, true).nameValues.name.lastName).toBe('');
});

it.each([
  ['individualconfirm', 'a request', requested, false, null],
  ['individualconfirm', 'nobody', nobody, true, 'agentindivinfo'],
  ['individualconfirm', 'a person by license', robin, false, 'agentindivinfo'],
  ['individualmail', 'a request that was sent', requested, true, null],
  ['individualmail', 'a sent one after a reload', withoutIdentifiedPerson(requested, true), true, null],
  ['individualmail', 'a request that was not sent', requested, false, 'agentindivinfo'],
  ['individualsummary', 'a request', requested, true, 'individualconfirmpasscode'],
  ['agentnavredirect', 'a request', requested, true, 'individualconfirmpasscode'],
  ['individualsummary', 'a person', robin, false, null],
  ['individualsummary', 'a person after a reload', withoutIdentifiedPerson(robin), false, 'agentindivinfoid'],
  ['individualsummary', 'an entity', entity, false, 'agentformation'],
] as const)('shows for %s with %s', (step, _, values, isRequestSent, instead) => {
  expect(agentRedirectFor(step, values, 0, isRequestSent)).toBe(instead);
});
