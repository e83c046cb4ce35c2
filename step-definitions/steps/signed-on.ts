import assert from 'node:assert/strict';
import type { Authentication } from '#rules';
import { PATHS } from '#rules';
import type { ShownToken } from '../drivers/parts/signed-on';
import type { Phrases } from '../phrasebook';
import { lookUp } from '../vocabulary/look-up';
import { PLACES } from '../vocabulary/places';

const pathOf = (place: string): string => PATHS[lookUp('place', PLACES, place)];

/** Staff who sign on with the office, stay signed on and log out. */
export const signedOnPhrases: Phrases = ({ Given, When, Then }) => {
  Given('{text} has signed on with the office', async function (name: string) {
    await this.driver.signedOn.signOn(name);
  });
  Given('the office has ended the sign-on', async function () {
    await this.driver.signedOn.endAtOffice();
  });
  Given('they have logged out', async function () {
    await this.driver.signedOn.logOut();
  });

  When('{text} signs on with the office', async function (name: string) {
    await this.driver.signedOn.signOn(name);
  });
  When('the token comes to its end', async function () {
    await this.driver.signedOn.endToken();
  });
  When('they load the portal anew', async function () {
    await this.driver.signedOn.reload();
  });
  When('they load the portal anew after the token has ended', async function () {
    await this.driver.signedOn.reloadAfterEnd();
  });
  When('they log out', async function () {
    await this.driver.signedOn.logOut();
  });
  When('somebody comes to the door of the staff', async function () {
    await this.driver.signedOn.comeToDoor();
  });
  When('the registry checks {shownToken}', async function (token: ShownToken) {
    await this.driver.signedOn.check(token);
  });

  Then('they are led to the {place}', async function (place: string) {
    const expected = pathOf(place);
    assert.equal(await this.driver.signedOn.ledTo(expected), expected);
  });
  Then('the configured target follows', async function () {
    const target = await this.driver.signedOn.logoutTarget();
    assert.equal(await this.driver.signedOn.ledTo(target), target);
  });
  Then('they are told {text}', async function (sentence: string) {
    assert.equal(await this.driver.signedOn.isTold(sentence), true);
  });
  Then('the office asks who they are', async function () {
    assert.equal(await this.driver.signedOn.isAskedWho(), true);
  });
  Then('the registry is shown a token that counts', async function () {
    assert.equal(await this.driver.signedOn.shownToken(), 'valid');
  });
  Then('the registry is shown no token', async function () {
    assert.equal(await this.driver.signedOn.shownToken(), 'none');
  });
  Then('it is another token than before', async function () {
    assert.equal(await this.driver.signedOn.isAnotherToken(), true);
  });
  Then('the login {isAccepted}', async function (expected: Authentication) {
    assert.equal(await this.driver.signedOn.checked(), expected);
  });
};
