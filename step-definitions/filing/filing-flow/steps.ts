import assert from 'node:assert/strict';
import { TASK_STATE_TEXTS, type FilingType, type StepName } from '#rules';
import type { FlowDriver, LossOfStanding } from './driver';
import { CHOICES } from '../../words/vocabulary/choices';
import { lookUp } from '../../words/vocabulary/look-up';
import { STEPS } from '../../words/vocabulary/steps';
import type { Phrases, Table } from '../../foundation/phrases';
import { holds, holdsNot, says } from '../../foundation/answers';
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
  Given('the filing is a/an {filing}', ({ flow }, filing: FilingType) => flow.beginFiling(filing));
  Given('the filing is under the administrative fraud check', ({ flow }) => flow.putUnderFraudCheck());
  Given('the entity is a/an {filing}', ({ flow }, formation: FilingType) =>
    flow.setEntityFormedBy(formation),
  );
  Given(
    'the entity has been {lossOfStanding} since {text}',
    ({ flow }, lossOfStanding: LossOfStanding, day: string) => flow.recordLossOfStanding(lossOfStanding, day),
  );
  Given(
    'the day since which the entity has been {lossOfStanding} is not known',
    ({ flow }, lossOfStanding: LossOfStanding) => flow.recordLossOfStanding(lossOfStanding, null),
  );
  Given('the entity is not {lossOfStanding} by now', ({ flow }, lossOfStanding: LossOfStanding) =>
    flow.recordLossOfStanding(lossOfStanding, undefined),
  );
  Given('the entity is flagged for fraud', ({ flow }) => flow.flagEntityForFraud());
  Given("the filer's answer about attached amendments is {text}", async ({ flow }, answer: string) => {
    const codes = { ...CHOICES['attached amendments'], '': '' };
    await flow.answerAttachedAmendments(lookUp('answer', codes, answer) as 'Y' | 'N' | '');
  });
  Given('the filer has reached the {step} step', ({ flow }, step: StepName) => flow.openStep(step));

  Given('the filing was changed from the review', async ({ review }) => {
    await review.setCompleteFiling();
    await review.openReview();
    await review.editSection('management');
    await review.saveChange();
  });

  When('the filer completes the {step} step', ({ flow }, step: StepName) => flow.completeStep(step));
  When('the filer goes to the {step} step', ({ flow }, step: StepName) => flow.jumpToStep(step));
  Given('every form can be filed online', ({ flow }) => flow.setOnline(true));
  Given('no form can be filed online', ({ flow }) => flow.setOnline(false));
  When('a visitor asks for the place {text}', ({ flow }, place: string) => flow.requestPlace(place));
  When('the filer continues from the {step} step', ({ flow }, step: StepName) => flow.continueFrom(step));
  When('the filer returns to the review without saving', ({ flow }) => flow.returnToReviewUnsaved());
  When('a filer opens the {text} step of a/an {filing}', ({ flow }, step: string, filing: FilingType) =>
    flow.openStepNamed(step, filing),
  );

  When('the filer follows Back', ({ flow }) => flow.followBack());

  Given('the filer has opened the steps {text}', ({ flow }, steps: string) =>
    flow.visitSteps(steps.split(', ').map((step) => lookUp('step', STEPS, step))),
  );
  Given('the {step} step is on its way to the registry', ({ flow }, step: StepName) => flow.holdSave(step));
  Given('the registry has refused the {step} step with {text}', ({ flow }, step: StepName, why: string) =>
    flow.refuseStep(step, why),
  );
  Given('the filer has left something unsaved on the {step} step', ({ flow }, step: StepName) =>
    flow.leaveTyped(step),
  );

  Then('the task list is:', async ({ flow }, table: Table) => {
    const expected = table.hashes().map(({ step = '', state = '', link = '' }) => ({ step, state, link }));
    const tasks = await flow.taskList();
    const actual = tasks.map(({ step, state, isCurrent, isLinked }) => ({
      step: nounOf(step),
      state: isCurrent ? `${TASK_STATE_TEXTS[state]}, current` : TASK_STATE_TEXTS[state],
      link: isLinked ? 'yes' : '',
    }));
    assert.deepEqual(actual, expected);
  });
  Then('the task list says of the {step} step {text}', async ({ flow }, step: StepName, problem: string) => {
    const tasks = await flow.taskList();
    assert.equal(tasks.find((task) => task.step === step)?.problem, problem);
  });
  Then('the task list shows the {step} step as {text}', async ({ flow }, step: StepName, state: string) => {
    const tasks = await flow.taskList();
    const task = tasks.find((each) => each.step === step);
    assert.equal(task && TASK_STATE_TEXTS[task.state], state);
  });
  Then('Back leads to the {step} step', async ({ flow }, step: StepName) =>
    assert.equal(nounOf(await flow.stepBack()), nounOf(step)),
  );
  Then('there is no Back', async ({ flow }) => assert.equal(await flow.stepBack(), null));
  Then('the filing is available online', holds('flow', 'isAvailableOnline'));
  Then('the steps of the filing are:', async ({ flow }, table: Table) => {
    const expected = table.hashes().map(({ step = '', number }) => ({ step, number: number ?? '' }));
    const actual = await flow.steps();
    assert.deepEqual(
      actual.map(({ step, number }) => ({
        step: nounOf(step),
        number: number === null ? '' : String(number),
      })),
      expected,
    );
  });
  Then('the filing has {int} steps', says('flow', 'stepCount'));
  Then('the next step is {step}', async ({ flow }, step: StepName) =>
    assert.equal(nounOf(await flow.nextStep()), nounOf(step)),
  );
  Then('the first step is {step}', async ({ flow }, step: StepName) =>
    assert.equal(nounOf(await flow.firstStep()), nounOf(step)),
  );
  Then('the {step} step is part of the filing', async ({ flow }, step: StepName) =>
    assert.equal(await flow.hasStep(step), true),
  );
  Then('the {step} step is not part of the filing', async ({ flow }, step: StepName) =>
    assert.equal(await flow.hasStep(step), false),
  );
  Then('the place of the {step} step is {text}', async ({ flow }, step: StepName, place: string) =>
    assert.equal(await flow.pathOfStep(step), place),
  );
  Then('the {step} step is headed {text}', async ({ flow }, step: StepName, heading: string) =>
    assert.equal(await flow.headingOfStep(step), heading),
  );
  Then('the {step} step is numbered {text}', async ({ flow }, step: StepName, number: string) =>
    assert.equal(await flow.numberOfStep(step), number),
  );
  Then(
    'the full title of {text} at {text} is {text}',
    async ({ flow }, title: string, step: string, whole: string) =>
      assert.equal(await flow.fullTitle(title, step), whole),
  );
  Then('its form is offered as {text}', says('flow', 'formTitle'));
  Then('the history says {text} until it is accepted', says('flow', 'noticeInHistory'));
  Then(
    'the filer of {text} reads {text} once it is in effect',
    async ({ flow }, name: string, words: string) => assert.equal(await flow.messageInEffect(name), words),
  );
  Then('the titles of the filing are:', async ({ flow }, table: Table) => {
    const expected = table.hashes().map(({ step = '', title = '' }) => ({ step, title }));
    const actual = await flow.titles();
    assert.deepEqual(
      actual.map(({ step, title }) => ({ step: nounOf(step), title })),
      expected,
    );
  });
  Then('the step offers {text}', async ({ flow }, actions: string) =>
    assert.equal((await flow.actionsOffered()).join(', '), actions),
  );
  for (const [where, place] of Object.entries(CANCEL_PLACES)) {
    Then(`Cancel of ${where} is called {text}`, async ({ flow }, name: string) =>
      assert.equal(await flow.cancelName(place), name),
    );
  }
  Then('the filing is marked as edited', holds('flow', 'isEdited'));
  Then('the filing is not marked as edited', holdsNot('flow', 'isEdited'));
  Then('the visitor is sent to {text}', says('flow', 'placeShown'));
  Then('the addresses on record are verified first', holds('flow', 'verifiesAddressesFirst'));
  Then('the addresses on record are left as they are', holdsNot('flow', 'verifiesAddressesFirst'));
  Then('the filer is at the {step} step', async ({ flow }, step: StepName) =>
    assert.equal(nounOf(await flow.currentStep(step)), nounOf(step)),
  );
  Then('the filer reads the heading {text}', says('flow', 'shownHeading'));
  Then('the filer reads the number {text}', says('flow', 'shownNumber'));
  Then('the filer reads the title {text}', says('flow', 'shownTitle'));
  Then('the filing costs {text}', says('flow', 'fee'));
  Then('the agent wizard returns to the {step} step', async ({ flow }, step: StepName) =>
    assert.equal(nounOf(await flow.stepAfterAgentWizard()), nounOf(step)),
  );
  Then('the agent wizard returns to no step', async ({ flow }) =>
    assert.equal(await flow.stepAfterAgentWizard(), null),
  );
  Then('the agent wizard shows {text}', says('flow', 'agentWizardLabel'));
  Then('the agent wizard opens', holds('flow', 'isAtAgentWizard'));
  Then('the agent wizard opens from the {step} step', async ({ flow }, step: StepName) =>
    assert.equal(nounOf(await flow.stepThatOpensAgentWizard(false)), nounOf(step)),
  );
  Then('no step opens the agent wizard once the filing names an agent', async ({ flow }) =>
    assert.equal(await flow.stepThatOpensAgentWizard(true), undefined),
  );
};
