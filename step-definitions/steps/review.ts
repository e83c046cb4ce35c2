import assert from 'node:assert/strict';
import type { CompletenessCode, FilingType, StepName } from '#rules';
import type { AmendmentChange } from '../drivers/sample-filings';
import { lookUp } from '../vocabulary/look-up';
import { STEPS } from '../vocabulary/steps';
import type { FilingPart } from '../vocabulary/filing-parts';
import type { Phrases, Table } from '../phrasebook';

/** Fields whose name in the specification speaks of the machine. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  'sent from the review': 'redirected',
  'where to return': 'previousPage',
};

/** The specification's names of fields, written as words: `same as former` is `sameAsFormer`. */
const fieldNames = (words: string): string[] =>
  words
    .split(', ')
    .map((name) => FIELD_NAMES[name] ?? name.replace(/ (.)/g, (_, letter: string) => letter.toUpperCase()));

/** A filing with all its parts, what is missing from it, and its review. */
export const reviewPhrases: Phrases = ({ Given, When, Then }) => {
  Given('a complete filing of a/an {filing}', async function (filing: FilingType) {
    await this.driver.review.complete(filing);
  });
  Given(
    'an amendment of a/an {filing} that changes {change}',
    async function (formation: FilingType, change: AmendmentChange) {
      await this.driver.review.amend(change, formation);
    },
  );
  Given('the filer reviews a complete filing of a/an {filing}', async function (filing: FilingType) {
    await this.driver.review.complete(filing);
    await this.driver.review.come();
  });
  Given('the mailing address of the office is its street address', async function () {
    await this.driver.review.useStreetAsMailing();
  });

  When('{filingPart} is missing', async function (part: FilingPart) {
    await this.driver.review.take(part);
  });
  When('the {field} of the filing is {text}', async function (field: string, text: string) {
    await this.driver.review.spoil(field, text);
  });
  When('its notifications go to {text}', async function (targets: string) {
    await this.driver.review.notify(targets.split(', '), []);
  });
  When('its notifications are wanted as {text} but go nowhere', async function (kinds: string) {
    await this.driver.review.notify([], kinds.split(', '));
  });
  When('the filing is checked', async function () {
    await this.driver.review.check();
  });
  When('the filer comes to the review', async function () {
    await this.driver.review.come();
  });
  When('the filer comes back to the review from the payment', async function () {
    await this.driver.review.comeBack();
  });
  When('the filer edits the {step} section', async function (step: StepName) {
    await this.driver.review.edit(step);
  });
  When('the filer gives up the change', async function () {
    await this.driver.review.giveUp();
  });
  When('the filer saves the changes', async function () {
    await this.driver.review.save();
  });
  When('the filer asks to read the form', async function () {
    await this.driver.review.askForForm();
  });

  Then('the filing has the code {completenessCode}', async function (code: CompletenessCode) {
    assert.equal(await this.driver.review.code(), code);
  });
  Then('the review shows the {step} under {text}', async function (step: StepName, heading: string) {
    const titles = (await this.driver.review.titled()).filter((section) => section.step === step);
    assert.deepEqual(
      titles.map(({ title }) => title),
      [heading],
    );
  });
  Then('the attachments are changed at the {step} step', async function (step: StepName) {
    const sections = await this.driver.review.titled();
    assert.equal(sections.find(({ title }) => title === 'Attachments')?.step, step);
  });
  Then('the {part} carries {text}', async function (part: string, fields: string) {
    const carried = await this.driver.review.fieldsOf(part);
    assert.deepEqual(
      fieldNames(fields).filter((name) => !carried.includes(name)),
      [],
    );
  });
  Then('the {part} does not carry {text}', async function (part: string, fields: string) {
    const carried = await this.driver.review.fieldsOf(part);
    assert.deepEqual(
      fieldNames(fields).filter((name) => carried.includes(name)),
      [],
    );
  });
  Then('the review is divided into:', async function (table: Table) {
    const expected = table
      .hashes()
      .map(({ section = '', step = '' }) => ({ title: section, step: lookUp('step', STEPS, step) }));
    assert.deepEqual(await this.driver.review.titled(), expected);
  });
  Then('the review marks {text}', async function (titles: string) {
    assert.equal((await this.driver.review.markedTitles()).join(', '), titles);
  });
  Then('what is left to do is {text}', async function (titles: string) {
    assert.equal((await this.driver.review.leftToDo()).join(', '), titles);
  });
  Then('the filer is told what is wrong:', async function (table: Table) {
    const expected = table.hashes().map(({ section = '', sentence = '' }) => `${section}: ${sentence}`);
    assert.deepEqual(await this.driver.review.problemTexts(), expected);
  });
  Then('what is wrong with the filing is {text}', async function (sentences: string) {
    assert.equal((await this.driver.review.wrong()).join(' '), sentences);
  });
  Then('no section of the review is marked', async function () {
    assert.deepEqual(await this.driver.review.marked(), []);
  });
  Then('the filing can be paid', async function () {
    assert.equal(await this.driver.review.canBePaid(), true);
  });
  Then('the filing cannot be paid', async function () {
    assert.equal(await this.driver.review.canBePaid(), false);
  });
  Then('the review shows the name of the company', async function () {
    assert.equal(await this.driver.review.shows('entityname', await this.driver.review.entityName()), true);
  });
  Then('the review shows {text} as the {step}', async function (text: string, step: StepName) {
    assert.equal(await this.driver.review.shows(step, text), true);
  });
  Then('the filer is told {text}', async function (sentence: string) {
    assert.equal(await this.driver.review.isTold(sentence), true);
  });
  Then('the registry refuses the filing with a problem in the {step} step', async function (step: StepName) {
    assert.deepEqual([...new Set(await this.driver.review.refusedSteps())], [step]);
  });
};
