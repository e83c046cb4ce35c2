import assert from 'node:assert/strict';
import type { Authentication } from '#rules';
import { PATHS } from '#rules';
import type { SentToken, SignedOnDriver } from './driver';
import type { Phrases, Table } from '../../foundation/phrases';
import { lookUp } from '../../words/vocabulary/look-up';
import { PLACES } from '../../words/vocabulary/places';
import type { ScreenDriver } from '../../portal/screen/driver';

const pathOf = (place: string): string => PATHS[lookUp('place', PLACES, place)];

/** Staff who sign on with the office, stay signed on and log out. */
export const signedOnPhrases: Phrases<{ signedOn: SignedOnDriver; screen: ScreenDriver }> = ({
  Given,
  When,
  Then,
}) => {
  Given('{text} has signed on with the office', async function (name: string) {
    await this.driver.signedOn.signOn(name);
  });
  Given('the office has ended the sign-on', async function () {
    await this.driver.signedOn.endAtOffice();
  });
  Given('the user has logged out', async function () {
    await this.driver.signedOn.logOut();
  });

  When('{text} opens a link to the {place}', async function (name: string, place: string) {
    await this.driver.signedOn.openLink(name, pathOf(place));
  });
  When('{text} signs on with the office', async function (name: string) {
    await this.driver.signedOn.signOn(name);
  });
  When('the token expires', async function () {
    await this.driver.signedOn.expireToken();
  });
  When('the user reloads the portal', async function () {
    await this.driver.signedOn.reload();
  });
  When('the user reloads the portal after the token has expired', async function () {
    await this.driver.signedOn.reloadAfterExpiry();
  });
  When('the user logs out', async function () {
    await this.driver.signedOn.logOut();
  });
  When('the user opens the sign-on again', async function () {
    await this.driver.signedOn.openSignOn();
  });
  When('the registry checks {sentToken}', async function (token: SentToken) {
    await this.driver.signedOn.checkToken(token);
  });

  Then('the user arrives at the {place}', async function (place: string) {
    const expected = pathOf(place);
    assert.equal(await this.driver.signedOn.pathReached(expected), expected);
  });
  Then('the portal opens the configured address', async function () {
    const target = await this.driver.signedOn.logoutTarget();
    assert.equal(await this.driver.signedOn.pathReached(target), target);
  });
  Then('the user reads the message {text}', async function (message: string) {
    assert.equal(await this.driver.signedOn.isMessageShown(message), true);
  });
  Then('the office asks the user to sign on', async function () {
    assert.equal(await this.driver.signedOn.isAskedToSignOn(), true);
  });
  Then('each of these places asks the user to sign on:', async function (table: Table) {
    const open: string[] = [];
    for (const [place = ''] of table.rows()) {
      await this.driver.screen.lookIn(pathOf(place));
      if (!(await this.driver.signedOn.isAskedToSignOn())) open.push(place);
    }
    assert.deepEqual(open, []);
  });
  Then('the registry receives a valid token', async function () {
    assert.equal(await this.driver.signedOn.receivedToken(), 'valid');
  });
  Then('the registry receives no token', async function () {
    assert.equal(await this.driver.signedOn.receivedToken(), 'none');
  });
  Then('the token is a new one', async function () {
    assert.equal(await this.driver.signedOn.isNewToken(), true);
  });
  Then('the login {isAccepted}', async function (expected: Authentication) {
    assert.equal(await this.driver.signedOn.checkResult(), expected);
  });
};
