import assert from 'node:assert/strict';
import type { AddressSelection } from '#rules';
import type { Phrases } from '../../foundation/phrases';
import type { AddressesDriver } from './driver';

/** Addresses as a whole: completeness, country, verification, and what is kept. */
export const addressPhrases: Phrases<{ addresses: AddressesDriver }> = ({ Given, When, Then }) => {
  Given('the address must be in {text}', async function (state: string) {
    await this.driver.addresses.requireState(state);
  });
  Given('the verifier shows the street address alone', async function () {
    await this.driver.addresses.showChoices(false);
  });
  Given('the verifier shows the street address and the mailing address', async function () {
    await this.driver.addresses.showChoices(true);
  });

  Given('the filer has already kept the street address', async function () {
    await this.driver.addresses.setStreetAddressState('kept');
  });
  Given('the street address is outside the United States', async function () {
    await this.driver.addresses.setStreetAddressState('abroad');
  });

  When('the {field} has not been verified yet', async function (field: string) {
    await this.driver.addresses.markUnverified(field);
  });
  When('the verifier returns the street address as it was entered', async function () {
    await this.driver.addresses.receiveVerification({ valid: true, verified: true, isAsEntered: true });
  });
  When('the verifier finds that the street address is a post office box', async function () {
    await this.driver.addresses.receiveVerification({ valid: true, verified: true, isPoBox: true });
  });
  When('the verifier finds that the mailing address is a post office box', async function () {
    await this.driver.addresses.receiveVerification({
      valid: true,
      verified: true,
      isPoBox: true,
      isMailing: true,
    });
  });
  When(
    'an address has the parts {text}, {text}, {text} and {text}',
    async function (address1: string, city: string, state: string, zip: string) {
      await this.driver.addresses.setAddress({ address1, city, state, zip });
    },
  );
  When('an address is in the country {text}', async function (country: string) {
    await this.driver.addresses.setAddress({ country });
  });
  When('an address has the line {text}', async function (address1: string) {
    await this.driver.addresses.setAddress({ address1 });
  });
  When(
    'the verifier finds the street address {validity} and {verified}',
    async function (valid: boolean, verified: boolean) {
      await this.driver.addresses.receiveVerification({ valid, verified });
    },
  );
  When('the verifier finds the street address in {text}', async function (state: string) {
    await this.driver.addresses.receiveVerification({ valid: true, verified: true, state });
  });
  When(
    "the filer's choices are {selection} and {selection}",
    async function (street: AddressSelection, mailing: AddressSelection | undefined) {
      await this.driver.addresses.chooseAddresses(street, mailing);
    },
  );
  When('the registry verifies the address {text}', async function (line: string) {
    await this.driver.addresses.verify(line);
  });
  When('the filer enters the street address {text}', async function (line: string) {
    await this.driver.addresses.enterStreetAddress(line);
  });
  When('the filer keeps the verified address', async function () {
    await this.driver.addresses.keepAddress('VERIFIED');
  });
  When('the filer keeps the address as entered', async function () {
    await this.driver.addresses.keepAddress('USER');
  });

  Then('the address is {completeness}', async function (complete: boolean) {
    assert.equal(await this.driver.addresses.isComplete(), complete);
  });
  Then('the address is {origin}', async function (international: boolean) {
    assert.equal(await this.driver.addresses.isInternational(), international);
  });
  Then('the address is {box}', async function (isPoBox: boolean) {
    assert.equal(await this.driver.addresses.isPoBox(), isPoBox);
  });
  Then('the outcome of the verification is {verification}', async function (outcome: string) {
    assert.equal(await this.driver.addresses.verificationOutcome(), outcome);
  });
  Then('the message of the verification is {text}', async function (problem: string) {
    assert.equal(await this.driver.addresses.verificationProblem(), problem);
  });
  Then('the address as entered is preselected', async function () {
    assert.equal(await this.driver.addresses.preselectedChoice(), 'USER');
  });
  Then('no address is preselected', async function () {
    assert.equal(await this.driver.addresses.preselectedChoice(), 'NOT_SELECTED');
  });
  Then('the street address is kept as {text}', async function (line: string) {
    assert.equal(await this.driver.addresses.keptStreetAddress(), line);
  });
  Then('the addresses can be kept', async function () {
    assert.equal(await this.driver.addresses.canKeepAddresses(), true);
  });
  Then('the addresses cannot be kept', async function () {
    assert.equal(await this.driver.addresses.canKeepAddresses(), false);
  });
  Then(
    'the street address is found to be {validity}, {verified} and {box}',
    async function (valid: boolean, verified: boolean, isPoBox: boolean) {
      assert.deepEqual(await this.driver.addresses.verificationResult(), { valid, verified, isPoBox });
    },
  );
};
