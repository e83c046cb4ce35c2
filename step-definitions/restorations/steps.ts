import assert from 'node:assert/strict';
import type { Phrases } from '../phrasebook';
import { lookUp } from '../vocabulary/look-up';
import type { RestorableEntity } from './driver';
import { RESTORABLE_ENTITIES } from './driver';

const SITUATIONS = Object.fromEntries(
  Object.keys(RESTORABLE_ENTITIES).map((situation) => [situation, situation as RestorableEntity]),
);

/** Cures and reinstatements from their beginning to their effect. */
export const restorationPhrases: Phrases = ({ Given, When, Then }) => {
  Given('an entity on record is {text}', async function (situation: string) {
    await this.driver.restorations.setEntity(lookUp('situation', SITUATIONS, situation));
  });
  When('the filer names the registered agent and comes to the names of the entity', async function () {
    await this.driver.restorations.openNames();
  });
  When('the filer enters every step of the restoring filing by hand', async function () {
    await this.driver.restorations.enterFiling();
  });
  When('the filer continues from the names', async function () {
    await this.driver.restorations.continueFromNames();
  });
  When('the filer enters {text} as another name', async function (name: string) {
    await this.driver.restorations.enterAnotherName(name);
  });

  Then('the problems with the names are {text}', async function (problems: string) {
    assert.equal((await this.driver.restorations.problems()).join(' | '), problems);
  });
  Then('the public record says {text} for {text}', async function (value: string, label: string) {
    assert.equal(await this.driver.restorations.onRecord(label), value);
  });
  Then('the registry gives out the file {text} to its filer', async function (fileName: string) {
    assert.equal(await this.driver.restorations.canFetch(fileName), true);
  });
  Then('the registry gives out the file {text} to nobody', async function (fileName: string) {
    assert.equal(await this.driver.restorations.canFetch(fileName), false);
  });
};
