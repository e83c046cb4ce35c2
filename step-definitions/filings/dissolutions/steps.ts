import assert from 'node:assert/strict';
import type { EntityType } from '#rules';
import { formatLongDay, officeDay } from '#rules';
import type { Phrases } from '../../foundation/phrases';
import { holds } from '../../foundation/answers';
import type { DissolutionsDriver } from './driver';

/** Dissolutions from their beginning to what is on record afterwards. */
export const dissolutionPhrases: Phrases<{ dissolutions: DissolutionsDriver }> = ({ Given, When, Then }) => {
  Given(
    'an entity of the type {typeNamed} is on record that ends its business',
    ({ dissolutions }, entityType: string) => dissolutions.setEntity(entityType as EntityType),
  );
  When('the filer enters every step of the dissolution by hand', ({ dissolutions }) =>
    dissolutions.enterFiling(),
  );
  When('the dissolution is filed and paid', ({ dissolutions }) => dissolutions.file());

  Then(
    'the entity is on record as voluntarily dissolved, with the day in its name',
    async ({ dissolutions }) => {
      const name = `${dissolutions.formerName()}, Dissolved ${formatLongDay(officeDay(new Date().toISOString()))}`;
      assert.deepEqual(await dissolutions.onRecord(), { name, status: 'Voluntarily Dissolved' });
    },
  );
  Then('others can have the name that the entity had', holds('dissolutions', 'isNameAvailable'));
};
