import assert from 'node:assert/strict';
import type { FilingType } from '#rules';
import type { Phrases, Table } from '../phrasebook';
import { FILINGS } from '../vocabulary/filings';
import { lookUp } from '../vocabulary/look-up';
import type { FormOffer } from './driver';

/** Groups of statuses, as visitors choose them. */
const STATUSES = { current: 'current', 'to be put in order': 'attention', ended: 'ended' } as const;

const typeOf = (noun: string): FilingType => lookUp('filing', FILINGS, noun.replace(/^an? /, ''));

const offerOf = (offers: readonly FormOffer[], filingType: FilingType): FormOffer => {
  const offer = offers.find((one) => one.filingType === filingType);
  assert.ok(offer, `${filingType} is not listed`);
  return offer;
};

/** What visitors find at the front door: businesses and forms. */
export const frontDoorPhrases: Phrases = ({ Given, When, Then }) => {
  Given('the registry does not support a/an {filing}', async function (filing: FilingType) {
    await this.driver.frontDoor.setUnsupported(filing);
  });

  When('a visitor comes to the portal', async function () {
    await this.driver.frontDoor.open();
  });
  When('a visitor asks for all forms', async function () {
    await this.driver.frontDoor.listForms();
  });

  When('a visitor looks for businesses named {text}', async function (name: string) {
    await this.driver.frontDoor.findBusinesses({ name, status: '', page: '' });
  });
  When(
    'a visitor looks for businesses named {text} with the status {text}',
    async function (name: string, status: string) {
      await this.driver.frontDoor.findBusinesses({
        name,
        status: lookUp('status', STATUSES, status),
        page: '',
      });
    },
  );
  When('a visitor types {text} where the record has {text}', async function (typed: string, word: string) {
    await this.driver.frontDoor.compareWords(typed, word);
  });

  Then('the businesses found are {text}', async function (names: string) {
    assert.deepEqual((await this.driver.frontDoor.businesses()).join(', '), names);
  });
  Then('they are spelled closely to it', async function () {
    assert.equal(await this.driver.frontDoor.isCloseSpelling(), true);
  });
  Then('they are spelled as it is', async function () {
    assert.equal(await this.driver.frontDoor.isCloseSpelling(), false);
  });
  Then('the word is meant', async function () {
    assert.equal(await this.driver.frontDoor.isCloseSpelling(), true);
  });
  Then('the word is not meant', async function () {
    assert.equal(await this.driver.frontDoor.isCloseSpelling(), false);
  });

  Then('these forms are listed:', async function (table: Table) {
    const offers = await this.driver.frontDoor.offers();
    assert.deepEqual(
      offers.map(({ filingType, task, fee, late, for: types }) => [filingType, task, fee, late, types]),
      table.rows().map(([form = '', ...cells]) => [typeOf(form), ...cells]),
    );
  });
  Then('a/an {filing} is not listed', async function (filing: FilingType) {
    const offers = await this.driver.frontDoor.offers();
    assert.ok(offers.length > 0 && offers.every(({ filingType }) => filingType !== filing));
  });
  Then('a/an {filing} needs {text}', async function (filing: FilingType, need: string) {
    const { needs } = offerOf(await this.driver.frontDoor.offers(), filing);
    assert.ok(needs.includes(need), needs.join('; '));
  });
  Then('a/an {filing} does not need {text}', async function (filing: FilingType, need: string) {
    const { needs } = offerOf(await this.driver.frontDoor.offers(), filing);
    assert.ok(!needs.includes(need), needs.join('; '));
  });
};
