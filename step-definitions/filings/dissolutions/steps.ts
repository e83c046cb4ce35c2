import assert from 'node:assert/strict';
import type { EntityType } from '#rules';
import { formatLongDay, officeDay } from '#rules';
import type { Phrases } from '../../foundation/phrases';
import type { DissolutionsDriver } from './driver';

/** Dissolutions from their beginning to what is on record afterwards. */
export const dissolutionPhrases: Phrases<{ dissolutions: DissolutionsDriver }> = ({ Given, When, Then }) => {
  Given(
    'an entity of the type {typeNamed} is on record that ends its business',
    async function (entityType: string) {
      await this.driver.dissolutions.setEntity(entityType as EntityType);
    },
  );
  When('the filer enters every step of the dissolution by hand', async function () {
    await this.driver.dissolutions.enterFiling();
  });
  When('the dissolution is filed and paid', async function () {
    await this.driver.dissolutions.file();
  });

  Then('the entity is on record as voluntarily dissolved, with the day in its name', async function () {
    const name = `${this.driver.dissolutions.formerName()}, Dissolved ${formatLongDay(officeDay(new Date().toISOString()))}`;
    assert.deepEqual(await this.driver.dissolutions.onRecord(), { name, status: 'Voluntarily Dissolved' });
  });
  Then('others can have the name that the entity had', async function () {
    assert.equal(await this.driver.dissolutions.isNameAvailable(), true);
  });
};
