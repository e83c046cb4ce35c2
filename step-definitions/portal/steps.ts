import assert from 'node:assert/strict';
import type { Phrases } from '../phrasebook';

const split = (list: string): string[] => (list === '' ? [] : list.split(', '));

/** What is set for the whole portal. */
export const portalPhrases: Phrases = ({ When, Then }) => {
  When('somebody asks which version of the application runs', async function () {
    await this.driver.portal.requestVersion();
  });
  When('a user with {text} comes to what is for {text}', async function (held: string, listed: string) {
    await this.driver.portal.openAreaForRoles(split(held), split(listed));
  });
  When('a developer comes to the portal in the environment {text}', async function (environment: string) {
    await this.driver.portal.openAsDeveloper(environment);
  });

  Then('the version is {text}', async function (version: string) {
    assert.equal(await this.driver.portal.version(), version);
  });
  Then('it is shown to them', async function () {
    assert.equal(await this.driver.portal.isShown(), true);
  });
  Then('it is not shown to them', async function () {
    assert.equal(await this.driver.portal.isShown(), false);
  });
  Then("developers' places are there", async function () {
    assert.equal(await this.driver.portal.isShown(), true);
  });
  Then("developers' places are not there", async function () {
    assert.equal(await this.driver.portal.isShown(), false);
  });
};
