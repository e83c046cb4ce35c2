import assert from 'node:assert/strict';
import type { AddressSelection } from '#rules';
import type { Phrases } from '../../foundation/phrases';
import { holds, holdsNot, says } from '../../foundation/answers';
import type { AddressesDriver } from './driver';

/** Addresses as a whole: completeness, country, verification, and what is kept. */
export const addressPhrases: Phrases<{ addresses: AddressesDriver }> = ({ Given, When, Then }) => {
  Given('the address must be in {text}', ({ addresses }, state: string) => addresses.requireState(state));
  Given('the verifier shows the street address alone', ({ addresses }) => addresses.showChoices(false));
  Given('the verifier shows the street address and the mailing address', ({ addresses }) =>
    addresses.showChoices(true),
  );

  Given('the filer has already kept the street address', ({ addresses }) =>
    addresses.setStreetAddressState('kept'),
  );
  Given('the street address is outside the United States', ({ addresses }) =>
    addresses.setStreetAddressState('abroad'),
  );

  When('the {field} has not been verified yet', ({ addresses }, field: string) =>
    addresses.markUnverified(field),
  );
  When('the verifier returns the street address as it was entered', ({ addresses }) =>
    addresses.receiveVerification({ valid: true, verified: true, isAsEntered: true }),
  );
  When('the verifier finds that the street address is a post office box', ({ addresses }) =>
    addresses.receiveVerification({ valid: true, verified: true, isPoBox: true }),
  );
  When('the verifier finds that the mailing address is a post office box', ({ addresses }) =>
    addresses.receiveVerification({
      valid: true,
      verified: true,
      isPoBox: true,
      isMailing: true,
    }),
  );
  When(
    'an address has the parts {text}, {text}, {text} and {text}',
    ({ addresses }, address1: string, city: string, state: string, zip: string) =>
      addresses.setAddress({ address1, city, state, zip }),
  );
  When('an address is in the country {text}', ({ addresses }, country: string) =>
    addresses.setAddress({ country }),
  );
  When('an address has the line {text}', ({ addresses }, address1: string) =>
    addresses.setAddress({ address1 }),
  );
  When(
    'the verifier finds the street address {validity} and {verified}',
    ({ addresses }, valid: boolean, verified: boolean) => addresses.receiveVerification({ valid, verified }),
  );
  When('the verifier finds the street address in {text}', ({ addresses }, state: string) =>
    addresses.receiveVerification({ valid: true, verified: true, state }),
  );
  When(
    "the filer's choices are {selection} and {selection}",
    ({ addresses }, street: AddressSelection, mailing: AddressSelection | undefined) =>
      addresses.chooseAddresses(street, mailing),
  );
  When('the registry verifies the address {text}', ({ addresses }, line: string) => addresses.verify(line));
  When('the filer enters the street address {text}', ({ addresses }, line: string) =>
    addresses.enterAddress('street', line),
  );
  When('the filer enters the mailing address {text}', ({ addresses }, line: string) =>
    addresses.enterAddress('mailing', line),
  );
  When('the filer keeps the verified address', ({ addresses }) => addresses.keepAddress('VERIFIED'));
  When('the filer keeps the address as entered', ({ addresses }) => addresses.keepAddress('USER'));

  Then('the address is {completeness}', async ({ addresses }, complete: boolean) =>
    assert.equal(await addresses.isComplete(), complete),
  );
  Then('the address is {origin}', async ({ addresses }, international: boolean) =>
    assert.equal(await addresses.isInternational(), international),
  );
  Then('the address is {box}', async ({ addresses }, isPoBox: boolean) =>
    assert.equal(await addresses.isPoBox(), isPoBox),
  );
  Then('the outcome of the verification is {verification}', says('addresses', 'verificationOutcome'));
  Then('the message of the verification is {text}', says('addresses', 'verificationProblem'));
  Then('the address as entered is preselected', async ({ addresses }) =>
    assert.equal(await addresses.preselectedChoice(), 'USER'),
  );
  Then('no address is preselected', async ({ addresses }) =>
    assert.equal(await addresses.preselectedChoice(), 'NOT_SELECTED'),
  );
  Then('the street address is kept as {text}', says('addresses', 'keptStreetAddress'));
  Then('the addresses can be kept', holds('addresses', 'canKeepAddresses'));
  Then('the addresses cannot be kept', holdsNot('addresses', 'canKeepAddresses'));
  Then(
    'the street address is found to be {validity}, {verified} and {box}',
    async ({ addresses }, valid: boolean, verified: boolean, isPoBox: boolean) =>
      assert.deepEqual(await addresses.verificationResult(), { valid, verified, isPoBox }),
  );
};
