import { emptyFiling } from '../filing/empty-filing';
import type { FormRules } from '../constraints/step-rules';
import { agentAddressRules } from './agent-address-rules';
import {
  agentTypeRules,
  entityBoxRules,
  licenseRules,
  passcodeRules,
  verificationMethodRules,
} from './identity-forms';
import { maintainAgentRules } from './wizard/maintain-agent-rules';
import { registeredAgentRules } from '../steps/registeredagent/rules';

const context = { filing: emptyFiling(), now: '2026-11-20T19:00:00Z' };

it('labels every field', () => {
  const labels = <V>(rules: FormRules<V>, paths: readonly string[]) =>
    paths.map((path) => rules.field(path, context)?.label);
  expect(labels(agentTypeRules, ['nameTyp'])).toEqual(['Type of agent']);
  expect(labels(entityBoxRules, ['entityId'])).toEqual(['Entity ID number or name']);
  expect(labels(verificationMethodRules, ['checkedTyp'])).toEqual(['Verification method']);
  expect(labels(licenseRules, ['driversLicenseId', 'lastName'])).toEqual([
    "Driver's license or ID card number",
    'Last name',
  ]);
  expect(labels(passcodeRules, ['passcode'])).toEqual(['Passcode']);
  expect(labels(maintainAgentRules, ['maintainAgentFlg'])).toEqual([
    'Maintain Registered Agent for the Service of Process',
  ]);
  expect(labels(registeredAgentRules, ['agentConsentRadio'])).toEqual([
    'Did the person agree to be appointed as registered agent?',
  ]);
  const parts = ['address1', 'address2', 'city', 'state', 'zip', 'province', 'country'];
  expect(labels(agentAddressRules, ['isSameAsStreetAddressChecked'])).toEqual([
    'Mailing address is the same as the street address',
  ]);
  expect(
    labels(
      agentAddressRules,
      parts.map((part) => `streetAddress.${part}`),
    ),
  ).toEqual(['Address 1', 'Address 2', 'City', 'State', 'ZIP / Postal code', 'Province', 'Country']);
});

it('leaves room for the dashes of a license', () => {
  expect(licenseRules.field('driversLicenseId', context)).toMatchObject({ minLength: 1, maxLength: 20 });
});
