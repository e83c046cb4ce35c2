import assert from 'node:assert/strict';
import type { PiiMode } from '#rules';
import { PATHS } from '#rules';
import { FIELDS } from '../../words/vocabulary/fields';
import { lookUp } from '../../words/vocabulary/look-up';
import { PLACES } from '../../words/vocabulary/places';
import type { FormName } from '../../words/vocabulary/forms';
import type { Phrases, Table } from '../../foundation/phrases';
import type { PersonalDataDriver } from './driver';
import type { FormsDriver } from '../../forms/driver';
import type { RegistryAnswer } from '../../words/vocabulary/registry-answer';

const FORM = 'request to remove personal data';
const pathOf = (field: string): string => lookUp(`field of the ${FORM}`, FIELDS[FORM], field)[0];
/** `last name of filer 2`, or a number, as the registry's answer names it. */
const refusedPath = (words: string): string => {
  const [, field, place] = /^(.*) of filer (\d+)$/.exec(words) ?? [];
  if (field === undefined) return pathOf(words);
  return pathOf(field).replace(/^filer\./, `filers[${Number(place) - 1}].`);
};
/** The name of a fact in the request that is sent: a field, or the administrator who sends it. */
const factOf = (noun: string): string => (noun === 'administrator' ? 'userId' : pathOf(noun));

/** Requests to remove personal identifying information. */
export const personalDataPhrases: Phrases<{ personalData: PersonalDataDriver; forms: FormsDriver }> = ({
  Given,
  When,
  Then,
}) => {
  Given('the administrator is asked for the {form}', async function (form: FormName) {
    await this.driver.forms.open(form, 'empty');
  });
  Given('the administrator has filled in the {form}', async function (form: FormName) {
    await this.driver.forms.open(form, 'filled');
  });

  When('the administrator enters {text} as the {field}', async function (text: string, field: string) {
    await this.driver.forms.enter(field, text);
  });
  When('the administrator chooses {text} as the {field}', async function (choice: string, field: string) {
    await this.driver.forms.choose(field, choice);
  });
  When('the administrator continues', async function () {
    await this.driver.forms.submit();
  });
  When(
    'the registry finds the entity {validity}, the document {validity} and the statement {validity}',
    async function (entity: boolean, document: boolean, statement: boolean) {
      await this.driver.personalData.receiveVerdict({
        entityIdIsValid: entity,
        piiDocIdIsValid: document,
        removalDocIdIsValid: statement,
      });
    },
  );
  When(
    'the filer of a request has {addressOfFiler} while {piiMode}',
    async function (address: 'new' | 'kept' | 'foreign', mode: PiiMode) {
      await this.driver.personalData.saveAddress(mode, address);
    },
  );
  When('the registry says that the document has been withheld since {text}', async function (since: string) {
    await this.driver.personalData.receiveWithheld(since);
  });
  When('the administrator names another document than that', async function () {
    await this.driver.personalData.nameOtherDocument();
  });
  When('the request is submitted and {happening}', async function ({ outcome }: RegistryAnswer) {
    await this.driver.personalData.receiveAnswer(outcome);
  });

  When('the registry refuses {text} of the request', async function (fields: string) {
    await this.driver.personalData.receiveRefusal(fields.split(', ').map(refusedPath));
  });
  When('the registry refuses the request as a whole', async function () {
    await this.driver.personalData.receiveRefusal(['filing']);
  });

  When('the administrator submits the request', async function () {
    await this.driver.personalData.submitRequest();
  });

  Then('the public record says {text} of the document', async function (sentence: string) {
    assert.equal(await this.driver.personalData.wordsOnRecord(), sentence);
  });
  Then('nobody can open the document', async function () {
    assert.equal(await this.driver.personalData.isDocumentOpen(), false);
  });
  Then('the certificate of good standing can still be had', async function () {
    assert.equal(await this.driver.personalData.hasCertificate(), true);
  });
  Then('a search of the requests for {text} finds it', async function (search: string) {
    assert.equal(await this.driver.personalData.isFound(search), true);
  });
  Then('a search of the requests for {text} finds nothing', async function (search: string) {
    assert.equal(await this.driver.personalData.isFound(search), false);
  });
  Then('the request is mended at the numbers', async function () {
    assert.equal(await this.driver.personalData.mendedFiler(), null);
  });
  Then('the request is mended at filer {int}', async function (place: number) {
    assert.equal(await this.driver.personalData.mendedFiler(), place);
  });
  Then('what has to be mended is {text}', async function (fields: string) {
    const problems = await this.driver.personalData.problems();
    const expected = fields === '' ? [] : fields.split(', ').map(pathOf);
    assert.deepEqual(
      problems.map(({ field }) => field),
      expected,
    );
  });
  Then('the registry reports these problems:', async function (table: Table) {
    const expected = table
      .hashes()
      .map(({ field = '', problem = '' }) => ({ field: pathOf(field), problem }));
    assert.deepEqual(await this.driver.personalData.problems(), expected);
  });
  Then('the registry reports no problems', async function () {
    assert.deepEqual(await this.driver.personalData.problems(), []);
    assert.equal(await this.driver.personalData.focusedField(), '');
  });
  Then('attention is drawn to the {field}', async function (field: string) {
    assert.equal(await this.driver.personalData.focusedField(), pathOf(field));
  });
  Then('the request is shown from the top', async function () {
    assert.equal(await this.driver.personalData.isShownFromTop(), true);
  });
  Then('the address is verified first', async function () {
    assert.equal(await this.driver.personalData.verifiesAddress(), true);
  });
  Then('the address is not verified', async function () {
    assert.equal(await this.driver.personalData.verifiesAddress(), false);
  });
  Then('the review of the request is headed {text}', async function (heading: string) {
    assert.equal((await this.driver.personalData.review()).heading, heading);
  });
  Then('the review of the request says {text}', async function (message: string) {
    assert.equal((await this.driver.personalData.review()).message, message);
  });
  Then('the review of the request warns {text}', async function (notice: string) {
    assert.equal((await this.driver.personalData.review()).notice, notice);
  });
  Then('the administrator is told of the withheld document {text}', async function (sentence: string) {
    assert.equal(await this.driver.personalData.withheldNotice(), sentence);
  });
  Then('the review of the request offers {text}', async function (offered: string) {
    const { buttons, links } = await this.driver.personalData.review();
    assert.equal([...buttons, ...links.map(({ label }) => label)].join(', '), offered);
  });
  Then(
    'the option {text} of the request leads to the {place}',
    async function (label: string, place: string) {
      const { links } = await this.driver.personalData.review();
      assert.equal(links.find((link) => link.label === label)?.path, PATHS[lookUp('place', PLACES, place)]);
    },
  );
  Then('the review of the request shows:', async function (table: Table) {
    const expected = table.hashes().map(({ line: label, value }) => ({ label, value }));
    assert.deepEqual(await this.driver.personalData.reviewLines(), expected);
  });
  Then('these facts of the request are sent:', async function (table: Table) {
    const { facts } = await this.driver.personalData.sentRequest();
    const expected = Object.entries(table.rowsHash()).map(([noun, value]) => [factOf(noun), value]);
    assert.deepEqual(facts, Object.fromEntries(expected));
  });
  Then('the names and addresses of {int} filers are sent', async function (count: number) {
    const { filers } = await this.driver.personalData.sentRequest();
    assert.deepEqual(
      filers,
      Array.from({ length: count }, () => ['nameValues', 'addressValues']),
    );
  });
};
