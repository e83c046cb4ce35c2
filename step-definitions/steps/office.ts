import assert from 'node:assert/strict';
import type { ContractOperation } from '#rules';
import type { Phrases } from '../phrasebook';

const split = (list: string): string[] => (list === '' ? [] : list.split(', '));

/** What is set for the whole portal, and what failures of the registry lead to. */
export const officePhrases: Phrases = ({ When, Then }) => {
  When(
    'the registry answers the {operation} with {int}',
    async function (operation: ContractOperation, code: number) {
      await this.driver.portal.fail(operation, code);
    },
  );
  When('the registry does not answer the {operation}', async function (operation: ContractOperation) {
    await this.driver.portal.fail(operation, null);
  });

  Then('the effect is {effect}', async function (effect: string) {
    assert.ok((await this.driver.portal.effects()).includes(effect));
  });
  Then('the failure is recorded in the log', async function () {
    assert.equal(await this.driver.portal.isLogged(), true);
  });
  Then('the filer is sent nowhere', async function () {
    assert.equal(await this.driver.portal.isSentAway(), false);
  });
  Then('the message is {text}', async function (message: string) {
    assert.equal(await this.driver.portal.message(), message);
  });
  Then('the application has the version {text}', async function (version: string) {
    assert.equal(await this.driver.portal.version(), version);
  });
  Then("developers' places exist in the environment {text}", async function (environment: string) {
    assert.equal(await this.driver.portal.hasDeveloperPlaces(environment), true);
  });
  Then("developers' places do not exist in the environment {text}", async function (environment: string) {
    assert.equal(await this.driver.portal.hasDeveloperPlaces(environment), false);
  });
  Then('what is for {text} is shown to a user with {text}', async function (listed: string, held: string) {
    assert.equal(await this.driver.portal.hasRole(split(held), split(listed)), true);
  });
  Then(
    'what is for {text} is not shown to a user with {text}',
    async function (listed: string, held: string) {
      assert.equal(await this.driver.portal.hasRole(split(held), split(listed)), false);
    },
  );
  Then('a session lasts {int} minutes', async function (minutes: number) {
    assert.equal(await this.driver.portal.sessionMinutes(), minutes);
  });
};
