import assert from 'node:assert/strict';
import type { FilingType } from '#rules';
import type { Phrases, Table } from '../phrasebook';
import { FILINGS } from '../vocabulary/filings';
import { lookUp } from '../vocabulary/look-up';
import type { FormOffer } from './driver';

const typeOf = (noun: string): FilingType => lookUp('filing', FILINGS, noun.replace(/^an? /, ''));

const offerOf = (offers: readonly FormOffer[], filingType: FilingType): FormOffer => {
  const offer = offers.find((one) => one.filingType === filingType);
  assert.ok(offer, `${filingType} is not listed`);
  return offer;
};

/** What visitors find at the front door: the forms. */
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
