import assert from 'node:assert/strict';
import { TASK_STATE_TEXTS, type FilingType, type StepName } from '#rules';
import type { FlowDriver, LossOfStanding } from './driver';
import { CHOICES } from '../../words/vocabulary/choices';
import { lookUp } from '../../words/vocabulary/look-up';
import { STEPS } from '../../words/vocabulary/steps';
import type { Phrases, Table } from '../../foundation/phrases';
import type { ReviewDriver } from '../review/driver';

const nounOf = (step: StepName | '' | null | undefined): string =>
  Object.entries(STEPS).find(([, name]) => name === step)?.[0] ?? String(step);

/** Where Cancel stands. */
const CANCEL_PLACES = {
  'a step of a filing': 'filing',
  'a change from the review': 'edit',
  'an entry of a list': 'entry',
  'a page outside of a filing': 'elsewhere',
} as const;

/** The steps of a filing, their order, numbers and headings. */
export const filingFlowPhrases: Phrases<{ flow: FlowDriver; review: ReviewDriver }> = ({
  Given,
  When,
  Then,
}) => {
  Given('the filing is a/an {filing}', async function (filing: FilingType) {
    await this.driver.flow.beginFiling(filing);
  });
  Given('the filing is under the administrative fraud check', async function () {
    await this.driver.flow.putUnderFraudCheck();
  });
  Given('the entity is a/an {filing}', async function (formation: FilingType) {
    await this.driver.flow.setEntityFormedBy(formation);
  });
  Given(
    'the entity has been {lossOfStanding} since {text}',
    async function (lossOfStanding: LossOfStanding, day: string) {
      await this.driver.flow.recordLossOfStanding(lossOfStanding, day);
    },
  );
  Given(
    'the day since which the entity has been {lossOfStanding} is not known',
    async function (lossOfStanding: LossOfStanding) {
      await this.driver.flow.recordLossOfStanding(lossOfStanding, null);
    },
  );
  Given('the entity is not {lossOfStanding} by now', async function (lossOfStanding: LossOfStanding) {
    await this.driver.flow.recordLossOfStanding(lossOfStanding, undefined);
  });
  Given('the entity is flagged for fraud', async function () {
    await this.driver.flow.flagEntityForFraud();
  });
  Given("the filer's answer about attached amendments is {text}", async function (answer: string) {
    const codes = { ...CHOICES['attached amendments'], '': '' };
    await this.driver.flow.answerAttachedAmendments(lookUp('answer', codes, answer) as 'Y' | 'N' | '');
  });
  Given('the filer has reached the {step} step', async function (step: StepName) {
    await this.driver.flow.openStep(step);
  });

  Given('the filing was changed from the review', async function () {
    await this.driver.review.setCompleteFiling();
    await this.driver.review.openReview();
    await this.driver.review.editSection('management');
    await this.driver.review.saveChange();
  });

  When('the filer completes the {step} step', async function (step: StepName) {
    await this.driver.flow.completeStep(step);
  });
  When('the filer goes to the {step} step', async function (step: StepName) {
    await this.driver.flow.jumpToStep(step);
  });
  Given('every form can be filed online', async function () {
    await this.driver.flow.setOnline(true);
  });
  Given('no form can be filed online', async function () {
    await this.driver.flow.setOnline(false);
  });
  When('a visitor asks for the place {text}', async function (place: string) {
    await this.driver.flow.requestPlace(place);
  });
  When('the filer continues from the {step} step', async function (step: StepName) {
    await this.driver.flow.continueFrom(step);
  });
  When('the filer returns to the review without saving', async function () {
    await this.driver.flow.returnToReviewUnsaved();
  });
  When('a filer opens the {text} step of a/an {filing}', async function (step: string, filing: FilingType) {
    await this.driver.flow.openStepNamed(step, filing);
  });

  When('the filer follows Back', async function () {
    await this.driver.flow.followBack();
  });

  Given('the filer has opened the steps {text}', async function (steps: string) {
    await this.driver.flow.visitSteps(steps.split(', ').map((step) => lookUp('step', STEPS, step)));
  });
  Given('the {step} step is on its way to the registry', async function (step: StepName) {
    await this.driver.flow.holdSave(step);
  });
  Given('the registry has refused the {step} step with {text}', async function (step: StepName, why: string) {
    await this.driver.flow.refuseStep(step, why);
  });
  Given('the filer has left something unsaved on the {step} step', async function (step: StepName) {
    await this.driver.flow.leaveTyped(step);
  });

  Then('the task list is:', async function (table: Table) {
    const expected = table.hashes().map(({ step = '', state = '', link = '' }) => ({ step, state, link }));
    const tasks = await this.driver.flow.taskList();
    const actual = tasks.map(({ step, state, isCurrent, isLinked }) => ({
      step: nounOf(step),
      state: isCurrent ? `${TASK_STATE_TEXTS[state]}, current` : TASK_STATE_TEXTS[state],
      link: isLinked ? 'yes' : '',
    }));
    assert.deepEqual(actual, expected);
  });
  Then('the task list says of the {step} step {text}', async function (step: StepName, problem: string) {
    const tasks = await this.driver.flow.taskList();
    assert.equal(tasks.find((task) => task.step === step)?.problem, problem);
  });
  Then('the task list shows the {step} step as {text}', async function (step: StepName, state: string) {
    const tasks = await this.driver.flow.taskList();
    const task = tasks.find((each) => each.step === step);
    assert.equal(task && TASK_STATE_TEXTS[task.state], state);
  });
  Then('Back leads to the {step} step', async function (step: StepName) {
    assert.equal(nounOf(await this.driver.flow.stepBack()), nounOf(step));
  });
  Then('there is no Back', async function () {
    assert.equal(await this.driver.flow.stepBack(), null);
  });
  Then('the filing is available online', async function () {
    assert.equal(await this.driver.flow.isAvailableOnline(), true);
  });
  Then('the steps of the filing are:', async function (table: Table) {
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
  Then('the filing has {int} steps', async function (total: number) {
    assert.equal(await this.driver.flow.stepCount(), total);
  });
  Then('the next step is {step}', async function (step: StepName) {
    assert.equal(nounOf(await this.driver.flow.nextStep()), nounOf(step));
  });
  Then('the first step is {step}', async function (step: StepName) {
    assert.equal(nounOf(await this.driver.flow.firstStep()), nounOf(step));
  });
  Then('the {step} step is part of the filing', async function (step: StepName) {
    assert.equal(await this.driver.flow.hasStep(step), true);
  });
  Then('the {step} step is not part of the filing', async function (step: StepName) {
    assert.equal(await this.driver.flow.hasStep(step), false);
  });
  Then('the place of the {step} step is {text}', async function (step: StepName, place: string) {
    assert.equal(await this.driver.flow.pathOfStep(step), place);
  });
  Then('the {step} step is headed {text}', async function (step: StepName, heading: string) {
    assert.equal(await this.driver.flow.headingOfStep(step), heading);
  });
  Then('the {step} step is numbered {text}', async function (step: StepName, number: string) {
    assert.equal(await this.driver.flow.numberOfStep(step), number);
  });
  Then(
    'the full title of {text} at {text} is {text}',
    async function (title: string, step: string, whole: string) {
      assert.equal(await this.driver.flow.fullTitle(title, step), whole);
    },
  );
  Then('its form is offered as {text}', async function (title: string) {
    assert.equal(await this.driver.flow.formTitle(), title);
  });
  Then('the history says {text} until it is accepted', async function (notice: string) {
    assert.equal(await this.driver.flow.noticeInHistory(), notice);
  });
  Then('the filer of {text} reads {text} once it is in effect', async function (name: string, words: string) {
    assert.equal(await this.driver.flow.messageInEffect(name), words);
  });
  Then('the titles of the filing are:', async function (table: Table) {
    const expected = table.hashes().map(({ step = '', title = '' }) => ({ step, title }));
    const actual = await this.driver.flow.titles();
    assert.deepEqual(
      actual.map(({ step, title }) => ({ step: nounOf(step), title })),
      expected,
    );
  });
  Then('the step offers {text}', async function (actions: string) {
    assert.equal((await this.driver.flow.actionsOffered()).join(', '), actions);
  });
  for (const [where, place] of Object.entries(CANCEL_PLACES)) {
    Then(`Cancel of ${where} is called {text}`, async function (name: string) {
      assert.equal(await this.driver.flow.cancelName(place), name);
    });
  }
  Then('the filing is marked as edited', async function () {
    assert.equal(await this.driver.flow.isEdited(), true);
  });
  Then('the filing is not marked as edited', async function () {
    assert.equal(await this.driver.flow.isEdited(), false);
  });
  Then('the visitor is sent to {text}', async function (target: string) {
    assert.equal(await this.driver.flow.placeShown(), target);
  });
  Then('the addresses on record are verified first', async function () {
    assert.equal(await this.driver.flow.verifiesAddressesFirst(), true);
  });
  Then('the addresses on record are left as they are', async function () {
    assert.equal(await this.driver.flow.verifiesAddressesFirst(), false);
  });
  Then('the filer is at the {step} step', async function (step: StepName) {
    assert.equal(nounOf(await this.driver.flow.currentStep(step)), nounOf(step));
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
  Then('the filing costs {text}', async function (fee: string) {
    assert.equal(await this.driver.flow.fee(), fee);
  });
  Then('the agent wizard returns to the {step} step', async function (step: StepName) {
    assert.equal(nounOf(await this.driver.flow.stepAfterAgentWizard()), nounOf(step));
  });
  Then('the agent wizard returns to no step', async function () {
    assert.equal(await this.driver.flow.stepAfterAgentWizard(), null);
  });
  Then('the agent wizard shows {text}', async function (label: string) {
    assert.equal(await this.driver.flow.agentWizardLabel(), label);
  });
  Then('the agent wizard opens', async function () {
    assert.equal(await this.driver.flow.isAtAgentWizard(), true);
  });
  Then('the agent wizard opens from the {step} step', async function (step: StepName) {
    assert.equal(nounOf(await this.driver.flow.stepThatOpensAgentWizard(false)), nounOf(step));
  });
  Then('no step opens the agent wizard once the filing names an agent', async function () {
    assert.equal(await this.driver.flow.stepThatOpensAgentWizard(true), undefined);
  });
};
