import assert from 'node:assert/strict';
import type { CompletenessCode, FilingType, StepName } from '#rules';
import type { AmendmentChange } from '../../samples/filings';
import { lookUp } from '../../words/vocabulary/look-up';
import { STEPS } from '../../words/vocabulary/steps';
import type { FilingPart } from '../../words/vocabulary/filing-parts';
import type { Phrases, Table } from '../../foundation/phrases';
import type { ReviewDriver } from './driver';

/** Fields whose name in the specification is technical. */
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
export const reviewPhrases: Phrases<{ review: ReviewDriver }> = ({ Given, When, Then }) => {
  Given('a complete filing of a/an {filing}', async function (filing: FilingType) {
    await this.driver.review.setCompleteFiling(filing);
  });
  Given(
    'an amendment of a/an {filing} that changes {change}',
    async function (formation: FilingType, change: AmendmentChange) {
      await this.driver.review.setAmendment(change, formation);
    },
  );
  Given('a/an {filing} that changes {text} on record', async function (filing: FilingType, change: string) {
    await this.driver.review.setChangeOfRecord(filing, change);
  });
  Then('the review offers {text}', async function (action: string) {
    assert.equal(await this.driver.review.payAction(), action);
  });
  Given('the filer reviews a complete filing of a/an {filing}', async function (filing: FilingType) {
    await this.driver.review.setCompleteFiling(filing);
    await this.driver.review.openReview();
  });
  Given('the mailing address of the office is its street address', async function () {
    await this.driver.review.useStreetAddressForMail();
  });

  When('{filingPart} is missing', async function (part: FilingPart) {
    await this.driver.review.removePart(part);
  });
  When('the {field} of the filing is {text}', async function (field: string, text: string) {
    await this.driver.review.setField(field, text);
  });
  When('the street address of the agent is {text}', async function (line: string) {
    await this.driver.review.moveAgent('street', line);
  });
  When('the mailing address of the agent is {text}', async function (line: string) {
    await this.driver.review.moveAgent('mailing', line);
  });
  When('the notifications of the filing go to {text}', async function (targets: string) {
    await this.driver.review.setNotifications(targets.split(', '), []);
  });
  When('the filing asks for notifications by {text} but has none', async function (kinds: string) {
    await this.driver.review.setNotifications([], kinds.split(', '));
  });
  When('the {text} of the filing number {int}', async function (part: string, count: number) {
    await this.driver.review.fillUp(part, count);
  });
  Then('the registry finds too much in it: {text}', async function (sentences: string) {
    assert.equal((await this.driver.review.excess()).join(' '), sentences);
  });
  When('the filing is checked', async function () {
    await this.driver.review.checkFiling();
  });
  When('the filer opens the review', async function () {
    await this.driver.review.openReview();
  });
  When('the filer returns to the review from the payment', async function () {
    await this.driver.review.returnFromPayment();
  });
  When('the filer edits the {step} section', async function (step: StepName) {
    await this.driver.review.editSection(step);
  });
  When('the filer cancels the change', async function () {
    await this.driver.review.cancelChange();
  });
  When('the filer saves the changes', async function () {
    await this.driver.review.saveChange();
  });
  When('the filer asks to read the form', async function () {
    await this.driver.review.requestForm();
  });

  Then('the filing is found to lack {lack}', async function (code: CompletenessCode) {
    assert.equal(await this.driver.review.completenessCode(), code);
  });
  Then('the review shows the {step} under {text}', async function (step: StepName, heading: string) {
    const titles = (await this.driver.review.sections()).filter((section) => section.step === step);
    assert.deepEqual(
      titles.map(({ title }) => title),
      [heading],
    );
  });
  Then('the attachments are changed at the {step} step', async function (step: StepName) {
    const sections = await this.driver.review.sections();
    assert.equal(sections.find(({ title }) => title === 'Attachments')?.step, step);
  });
  Then('the {part} includes {text}', async function (part: string, fields: string) {
    const carried = await this.driver.review.fieldsOfPart(part);
    assert.deepEqual(
      fieldNames(fields).filter((name) => !carried.includes(name)),
      [],
    );
  });
  Then('the {part} does not include {text}', async function (part: string, fields: string) {
    const carried = await this.driver.review.fieldsOfPart(part);
    assert.deepEqual(
      fieldNames(fields).filter((name) => carried.includes(name)),
      [],
    );
  });
  Then('the review is divided into:', async function (table: Table) {
    const expected = table
      .hashes()
      .map(({ section = '', step = '' }) => ({ title: section, step: lookUp('step', STEPS, step) }));
    assert.deepEqual(await this.driver.review.sections(), expected);
  });
  Then('the review marks {text}', async function (titles: string) {
    assert.equal((await this.driver.review.markedSections()).join(', '), titles);
  });
  Then('the sections left to do are {text}', async function (titles: string) {
    assert.equal((await this.driver.review.sectionsLeftToDo()).join(', '), titles);
  });
  Then('the filer is shown these problems:', async function (table: Table) {
    const expected = table.hashes().map(({ section = '', message = '' }) => `${section}: ${message}`);
    assert.deepEqual(await this.driver.review.problemLines(), expected);
  });
  Then('the problems with the filing are {text}', async function (sentences: string) {
    assert.equal((await this.driver.review.filingProblems()).join(' '), sentences);
  });
  Then('no section of the review is marked', async function () {
    assert.deepEqual(await this.driver.review.markedSteps(), []);
  });
  Then('the filing can be paid', async function () {
    assert.equal(await this.driver.review.canBePaid(), true);
  });
  Then('the filing cannot be paid', async function () {
    assert.equal(await this.driver.review.canBePaid(), false);
  });
  Then('the review shows the name of the company', async function () {
    assert.equal(
      await this.driver.review.showsText('entityname', await this.driver.review.entityName()),
      true,
    );
  });
  Then('the review shows {text} as the {step}', async function (text: string, step: StepName) {
    assert.equal(await this.driver.review.showsText(step, text), true);
  });
  Then('the filer is told {text}', async function (sentence: string) {
    assert.equal(await this.driver.review.isMessageShown(sentence), true);
  });
  Then('the filer is told each of these:', async function (table: Table) {
    const unsaid: string[] = [];
    for (const { sentence = '' } of table.hashes())
      if (!(await this.driver.review.isMessageShown(sentence))) unsaid.push(sentence);
    assert.deepEqual(unsaid, []);
  });
  Then('the registry refuses the filing with a problem in the {step} step', async function (step: StepName) {
    assert.deepEqual([...new Set(await this.driver.review.refusedSteps())], [step]);
  });
};
