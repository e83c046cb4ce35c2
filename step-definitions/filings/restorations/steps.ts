import assert from 'node:assert/strict';
import type { Phrases } from '../../foundation/phrases';
import { says } from '../../foundation/answers';
import type { RestorableEntity, RestorationsDriver } from './driver';

const ENTITIES: Readonly<Record<string, RestorableEntity>> = {
  'a delinquent entity is on record': 'delinquent',
  'a delinquent entity is on record whose name has commas of its own': 'commas',
  'a delinquent entity is on record whose name was taken meanwhile': 'nameTaken',
  'a dissolved entity is on record whose name was taken meanwhile': 'reinstatedName',
  'an entity that stays dissolved for more than two years is on record': 'longDissolved',
  'an entity that stays dissolved within two years is on record': 'stillRecent',
  'an entity that was dissolved on a day that is not known is on record': 'dayUnknown',
  'an entity that was dissolved within two years is on record': 'recentlyDissolved',
  'an entity that was dissolved more than two years ago is on record': 'dissolved',
};

const FILES = ['affidavit.pdf', 'photo-id.png'];

/** Cures and reinstatements from their beginning to their effect. */
export const restorationPhrases: Phrases<{ restorations: RestorationsDriver }> = ({ Given, When, Then }) => {
  for (const [situation, entity] of Object.entries(ENTITIES)) {
    Given(situation, ({ restorations }) => restorations.setEntity(entity));
  }
  When('the filer opens the introduction of the restoring filing', ({ restorations }) =>
    restorations.openIntroduction(),
  );
  When('the filer names the registered agent and comes to the names of the entity', ({ restorations }) =>
    restorations.openNames(),
  );
  When('the filer enters every step of the restoring filing by hand', ({ restorations }) =>
    restorations.enterFiling(),
  );
  When('the restoring filing is filed and paid', ({ restorations }) => restorations.file());
  When('the filer continues from the names', ({ restorations }) => restorations.continueFromNames());
  When('the filer gives the entity the name {text}', ({ restorations }, name: string) =>
    restorations.giveAnotherName(name),
  );

  Then('the introduction says of a review {text}', says('restorations', 'fraudCheckNotice'));
  Then('the problems with the names are {text}', async ({ restorations }, problems: string) =>
    assert.equal((await restorations.problems()).join(' | '), problems),
  );
  Then(
    'the entity is on record in good standing under the name that it had before',
    async ({ restorations }) => {
      const name = restorations.restoredName();
      assert.deepEqual(await restorations.onRecord(), { name, status: 'Good Standing' });
    },
  );
  Then('the entity is on record as {text}', async ({ restorations }, name: string) =>
    assert.equal((await restorations.onRecord()).name, name),
  );
  Then(
    'the entity is on record under its name with the day of its reinstatement',
    async ({ restorations }) => {
      const { name, status } = await restorations.onRecord();
      const ownName = restorations.restoredName();
      const [day] = name.split(`${ownName}, Reinstated `).slice(1);
      assert.match(day ?? name, /^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
      assert.equal(status, 'Good Standing');
    },
  );
  Then('the entity is on record as it was before', async ({ restorations }) => {
    const recordBefore = await restorations.before();
    assert.deepEqual(await restorations.onRecord(), recordBefore);
  });
  Then('the registry gives out the private files to their filer', async ({ restorations }) =>
    assert.deepEqual(await restorations.privateFilesGivenOut(), FILES),
  );
  Then('the registry gives out the private files to nobody', async ({ restorations }) =>
    assert.deepEqual(await restorations.privateFilesGivenOut(), []),
  );
};
