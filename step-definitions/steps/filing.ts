import assert from 'node:assert/strict';
import type { FilingType, StepName } from '#rules';
import type { Lapse } from '../drivers/parts/flow';
import { CHOICES } from '../vocabulary/choices';
import { lookUp } from '../vocabulary/look-up';
import { STEPS } from '../vocabulary/steps';
import type { Phrases, Table } from '../phrasebook';

const nounOf = (step: StepName | '' | null | undefined): string =>
  Object.entries(STEPS).find(([, name]) => name === step)?.[0] ?? String(step);

/** The steps of a filing, their order, numbers and headings. */
export const filingPhrases: Phrases = ({ Given, When, Then }) => {
  Given('the filing is a/an {filing}', async function (filing: FilingType) {
    await this.driver.flow.begin(filing);
  });
  Given('it stands under the administrative fraud check', async function () {
    await this.driver.flow.putUnderFraudCheck();
  });
  Given('the entity is a/an {filing}', async function (formation: FilingType) {
    await this.driver.flow.putOn(formation);
  });
  Given('the entity has been {lapse} since {text}', async function (lapse: Lapse, day: string) {
    await this.driver.flow.recordLapse(lapse, day);
  });
  Given('the record of the entity is flagged for fraud', async function () {
    await this.driver.flow.flagRecord();
  });
  Given("the filer's answer on attached amendments is {text}", async function (answer: string) {
    const codes = { ...CHOICES['attached amendments'], '': '' };
    await this.driver.flow.answerAttachedAmendments(lookUp('answer', codes, answer) as 'Y' | 'N' | '');
  });
  Given('the filer has come to the {step} step', async function (step: StepName) {
    await this.driver.flow.comeTo(step);
  });

  Given('the filing was changed from the review', async function () {
    await this.driver.review.complete();
    await this.driver.review.come();
    await this.driver.review.edit('management');
    await this.driver.review.save();
  });

  When('the filer completes the {step} step', async function (step: StepName) {
    await this.driver.flow.complete(step);
  });
  When('the filer turns to the {step} step', async function (step: StepName) {
    await this.driver.flow.turnTo(step);
  });
  Given('the office takes every filing online', async function () {
    await this.driver.flow.offerAll();
  });
  When('somebody asks for the place {text}', async function (place: string) {
    await this.driver.flow.askForPlace(place);
  });
  When('the filer goes on from the {step} step', async function (step: StepName) {
    await this.driver.flow.goOnFrom(step);
  });
  When('the filer returns to the review without saving', async function () {
    await this.driver.flow.returnUnsaved();
  });
  When(
    'a filer asks for the {text} step of a/an {filing}',
    async function (step: string, filing: FilingType) {
      await this.driver.flow.ask(step, filing);
    },
  );

  Then('it can be filed online', async function () {
    assert.equal(await this.driver.flow.canBegin(), true);
  });
  Then('it cannot be filed online', async function () {
    assert.equal(await this.driver.flow.canBegin(), false);
  });
  Then('its steps are:', async function (table: Table) {
    const expected = table.hashes().map(({ step = '', number }) => ({ step, number: number ?? '' }));
    const actual = await this.driver.flow.steps();
    assert.deepEqual(
      actual.map(({ step, number }) => ({
        step: nounOf(step),
        number: number === null ? '' : String(number),
      })),
      expected,
    );
  });
  Then('it counts {int} steps', async function (total: number) {
    assert.equal(await this.driver.flow.total(), total);
  });
  Then('the next step is {step}', async function (step: StepName) {
    assert.equal(nounOf(await this.driver.flow.next()), nounOf(step));
  });
  Then('its first step is {step}', async function (step: StepName) {
    assert.equal(nounOf(await this.driver.flow.first()), nounOf(step));
  });
  Then('the {step} step is part of it', async function (step: StepName) {
    assert.equal(await this.driver.flow.contains(step), true);
  });
  Then('the {step} step is not part of it', async function (step: StepName) {
    assert.equal(await this.driver.flow.contains(step), false);
  });
  Then('its {step} step stands at {text}', async function (step: StepName, place: string) {
    assert.equal(await this.driver.flow.place(step), place);
  });
  Then('the {step} step is headed {text}', async function (step: StepName, heading: string) {
    assert.equal(await this.driver.flow.heading(step), heading);
  });
  Then('the {step} step is numbered {text}', async function (step: StepName, number: string) {
    assert.equal(await this.driver.flow.number(step), number);
  });
  Then(
    'the title of {text} at {text} is {text}',
    async function (title: string, step: string, whole: string) {
      assert.equal(await this.driver.flow.title(title, step), whole);
    },
  );
  Then('its titles are:', async function (table: Table) {
    const expected = table.hashes().map(({ step = '', title = '' }) => ({ step, title }));
    const actual = await this.driver.flow.titles();
    assert.deepEqual(
      actual.map(({ step, title }) => ({ step: nounOf(step), title })),
      expected,
    );
  });
  Then('the step offers {text}', async function (actions: string) {
    assert.equal((await this.driver.flow.actions()).join(', '), actions);
  });
  Then('the filing is marked as edited', async function () {
    assert.equal(await this.driver.flow.isEdited(), true);
  });
  Then('the filing is not marked as edited', async function () {
    assert.equal(await this.driver.flow.isEdited(), false);
  });
  Then('they are led to {text}', async function (target: string) {
    assert.equal(await this.driver.flow.ledTo(), target);
  });
  Then('the addresses on record are verified and kept first', async function () {
    assert.equal(await this.driver.flow.verifiesOfficeFirst(), true);
  });
  Then('the addresses on record are left as they are', async function () {
    assert.equal(await this.driver.flow.verifiesOfficeFirst(), false);
  });
  Then('the filer is at the {step} step', async function (step: StepName) {
    assert.equal(nounOf(await this.driver.flow.where(step)), nounOf(step));
  });
  Then('the filer reads the heading {text}', async function (heading: string) {
    assert.equal(await this.driver.flow.shownHeading(), heading);
  });
  Then('the filer reads the number {text}', async function (number: string) {
    assert.equal(await this.driver.flow.shownNumber(), number);
  });
  Then('the filer reads the title {text}', async function (title: string) {
    assert.equal(await this.driver.flow.shownTitle(), title);
  });
  Then('its fee is {text}', async function (fee: string) {
    assert.equal(await this.driver.flow.fee(), fee);
  });
  Then('the agent is handed back to the {step} step', async function (step: StepName) {
    assert.equal(nounOf(await this.driver.flow.agentReturnStep()), nounOf(step));
  });
  Then('the registered agent is asked for', async function () {
    assert.equal(await this.driver.flow.isAtAgentWizard(), true);
  });
  Then('the wizard is entered from the {step} step', async function (step: StepName) {
    assert.equal(nounOf(await this.driver.flow.agentStep()), nounOf(step));
  });
};
