import assert from 'node:assert/strict';
import type { Phrases } from '../../foundation/phrases';
import type { PortalDriver } from './driver';

const split = (list: string): string[] => (list === '' ? [] : list.split(', '));

/** What is set for the whole portal. */
export const portalPhrases: Phrases<{ portal: PortalDriver }> = ({ When, Then }) => {
  When('a visitor asks for the version of the application', async function () {
    await this.driver.portal.requestVersion();
  });
  When(
    'a user with the roles {text} opens an area for the roles {text}',
    async function (held: string, listed: string) {
      await this.driver.portal.openAreaForRoles(split(held), split(listed));
    },
  );
  When('a developer opens the portal in the environment {text}', async function (environment: string) {
    await this.driver.portal.openAsDeveloper(environment);
  });

  Then('the version is {text}', async function (version: string) {
    assert.equal(await this.driver.portal.version(), version);
  });
  Then('the area is shown', async function () {
    assert.equal(await this.driver.portal.isShown(), true);
  });
  Then('the area is not shown', async function () {
    assert.equal(await this.driver.portal.isShown(), false);
  });
  Then('the developer tools are available', async function () {
    assert.equal(await this.driver.portal.isShown(), true);
  });
  Then('the developer tools are not available', async function () {
    assert.equal(await this.driver.portal.isShown(), false);
  });
};
