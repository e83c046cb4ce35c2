import assert from 'node:assert/strict';
import type { PiiMode } from '#rules';
import type { RegistryAnswer } from '../failures/driver';
import { FIELDS } from '../vocabulary/fields';
import { lookUp } from '../vocabulary/look-up';
import type { FormName } from '../vocabulary/forms';
import type { Phrases, Table } from '../phrasebook';

const FORM = 'request to remove personal data';
const pathOf = (field: string): string => lookUp(`field of the ${FORM}`, FIELDS[FORM], field)[0];
/** What a fact that is sent is called there; beside the fields it is who asks. */
const factOf = (noun: string): string => (noun === 'administrator' ? 'userId' : pathOf(noun));

/** Requests to remove personal identifying information. */
export const privacyPhrases: Phrases = ({ Given, When, Then }) => {
  Given('the administrator is asked for the {form}', async function (form: FormName) {
    await this.driver.form.open(form, 'empty');
  });
  Given('the administrator has filled in the {form}', async function (form: FormName) {
    await this.driver.form.open(form, 'filled');
  });

  When('the administrator enters {text} as the {field}', async function (text: string, field: string) {
    await this.driver.form.enter(field, text);
  });
  When('the administrator chooses {text} as the {field}', async function (choice: string, field: string) {
    await this.driver.form.choose(field, choice);
  });
  When('the administrator goes on', async function () {
    await this.driver.form.goOn();
  });
  When(
    'the registry finds the entity {validity}, the document {validity} and the statement {validity}',
    async function (entity: boolean, document: boolean, statement: boolean) {
      await this.driver.privacy.find({
        entityIdIsValid: entity,
        piiDocIdIsValid: document,
        removalDocIdIsValid: statement,
      });
    },
  );
  When(
    'the filer of a request has {addressOfFiler} while {piiMode}',
    async function (address: 'new' | 'kept' | 'foreign', mode: PiiMode) {
      await this.driver.privacy.keepAddress(mode, address);
    },
  );
  When('the registry has answered the request with {answer}', async function ({ outcome }: RegistryAnswer) {
    await this.driver.privacy.hear(outcome);
  });

  Then('the registry objects:', async function (table: Table) {
    const expected = table
      .hashes()
      .map(({ field = '', problem = '' }) => ({ field: pathOf(field), problem }));
    assert.deepEqual(await this.driver.privacy.problems(), expected);
  });
  Then('the registry objects to nothing', async function () {
    assert.deepEqual(await this.driver.privacy.problems(), []);
    assert.equal(await this.driver.privacy.attention(), '');
  });
  Then('attention goes to the {field}', async function (field: string) {
    assert.equal(await this.driver.privacy.attention(), pathOf(field));
  });
  Then('what was entered is shown from its top', async function () {
    assert.equal(await this.driver.privacy.isShownFromTop(), true);
  });
  Then('the address is verified first', async function () {
    assert.equal(await this.driver.privacy.isVerified(), true);
  });
  Then('the address is not verified', async function () {
    assert.equal(await this.driver.privacy.isVerified(), false);
  });
  Then('the review of the request is headed {text}', async function (heading: string) {
    assert.equal((await this.driver.privacy.review()).heading, heading);
  });
  Then('the review of the request says {text}', async function (message: string) {
    assert.equal((await this.driver.privacy.review()).message, message);
  });
  Then('the review of the request offers {text}', async function (offered: string) {
    const { buttons, links } = await this.driver.privacy.review();
    assert.equal([...buttons, ...links.map(({ label }) => label)].join(', '), offered);
  });
  Then('{text} of the request leads to {text}', async function (label: string, place: string) {
    const { links } = await this.driver.privacy.review();
    assert.equal(links.find((link) => link.label === label)?.path, place);
  });
  Then('the review of the request shows:', async function (table: Table) {
    const expected = table.hashes().map(({ line: label, value }) => ({ label, value }));
    assert.deepEqual(await this.driver.privacy.lines(), expected);
  });
  Then('these facts of the request are sent:', async function (table: Table) {
    const { facts } = await this.driver.privacy.sent();
    const expected = Object.entries(table.rowsHash()).map(([noun, value]) => [factOf(noun), value]);
    assert.deepEqual(facts, Object.fromEntries(expected));
  });
  Then('of {int} filers the name and the address are sent', async function (count: number) {
    const { filers } = await this.driver.privacy.sent();
    assert.deepEqual(
      filers,
      Array.from({ length: count }, () => ['nameValues', 'addressValues']),
    );
  });
};
