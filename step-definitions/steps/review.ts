import assert from 'node:assert/strict';
import type { CompletenessCode, StepName } from '#rules';
import { lookUp } from '../vocabulary/look-up';
import { STEPS } from '../vocabulary/steps';
import type { FilingPart } from '../vocabulary/filing-parts';
import type { Phrases, Table } from '../phrasebook';

/** A filing with all its parts, what is missing from it, and its review. */
export const reviewPhrases: Phrases = ({ Given, When, Then }) => {
  Given('a complete filing of a limited liability company', async function () {
    await this.driver.review.complete();
  });
  Given(
    'an amendment of a limited liability company that changes {change}',
    async function (change: 'nothing' | 'name' | 'additionalInfo' | 'attachments') {
      await this.driver.review.amend(change);
    },
  );
  Given('the mailing address of the office is its street address', async function () {
    await this.driver.review.useStreetAsMailing();
  });

  When('{filingPart} is missing', async function (part: FilingPart) {
    await this.driver.review.take(part);
  });
  When('the filing is checked', async function () {
    await this.driver.review.check();
  });
  When('the filer comes to the review', async function () {
    await this.driver.review.come();
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
  Then('the review has the sections:', async function (table: Table) {
    const expected = table.hashes().map(({ section = '' }) => lookUp('step', STEPS, section));
    assert.deepEqual(await this.driver.review.sections(), expected);
  });
  Then('the review marks the {step} section', async function (step: StepName) {
    assert.deepEqual(await this.driver.review.marked(), [step]);
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
