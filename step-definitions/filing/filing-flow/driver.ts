import type { CancelPlace, FilingType, StepName, StepTask } from '#rules';
import type { DriverActions } from '../../foundation/level-driver';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** A step with the number that the filer sees; null where none is shown. */
export interface NumberedStep {
  step: StepName;
  number: number | null;
}

/** What may have happened to an entity on record. */
export type LossOfStanding = 'delinquentSince' | 'dissolvedOn';

/** The steps of a filing and the filer's way through them. */
export interface FlowDriver {
  beginFiling(filing: FilingType): MaybePromise<void>;
  putUnderFraudCheck(): MaybePromise<void>;
  /** The filing is for an entity of the type that this formation forms. */
  setEntityFormedBy(formation: FilingType): MaybePromise<void>;
  /** @param day since when, YYYY-MM-DD */
  /** @param day null where it is not known */
  recordLossOfStanding(lossOfStanding: LossOfStanding, day: string | null | undefined): MaybePromise<void>;
  /** The record of the entity has the fraud flag. */
  flagEntityForFraud(): MaybePromise<void>;
  answerAttachedAmendments(answer: 'Y' | 'N' | ''): MaybePromise<void>;
  /** The filer reaches a step with everything before it completed. */
  openStep(step: StepName): MaybePromise<void>;
  /** Opens a step by any name, known or not. */
  openStepNamed(step: string, filing: FilingType): MaybePromise<void>;
  /** Every form can be filed online, also what the registry does not process yet; or none, as in a part of the portal that is still being built. */
  setOnline(areAllOnline: boolean): MaybePromise<void>;
  isAvailableOnline(): MaybePromise<boolean>;
  completeStep(step: StepName): MaybePromise<void>;
  nextStep(): MaybePromise<StepName | null>;
  /** The step that Back of the open step leads to; null where Back is not offered. */
  stepBack(): MaybePromise<StepName | null>;
  followBack(): MaybePromise<void>;
  /** The filer has opened these steps; the last one is open. The registry has what was entered. */
  visitSteps(steps: readonly StepName[]): MaybePromise<void>;
  /** The step is on its way to the registry, which has not answered. */
  holdSave(step: StepName): MaybePromise<void>;
  refuseStep(step: StepName, message: string): MaybePromise<void>;
  /** Something was typed on the step, which was left by Back. */
  leaveTyped(step: StepName): MaybePromise<void>;
  taskList(): MaybePromise<readonly StepTask[]>;
  /** The step the filer is at; the browser level waits for the expected one. */
  currentStep(expected: StepName): MaybePromise<StepName | ''>;
  steps(): MaybePromise<NumberedStep[]>;
  stepCount(): MaybePromise<number>;
  firstStep(): MaybePromise<StepName>;
  hasStep(step: StepName): MaybePromise<boolean>;
  pathOfStep(step: StepName): MaybePromise<string>;
  headingOfStep(step: StepName): MaybePromise<string>;
  /** 'Step 4 of 11'. */
  numberOfStep(step: StepName): MaybePromise<string>;
  fullTitle(title: string, step: string): MaybePromise<string>;
  /** The whole title of every step, in their order. */
  titles(): MaybePromise<{ step: StepName; title: string }[]>;
  /** What the form of the filing is called, on pages that show its entity. */
  formTitle(): MaybePromise<string>;
  /** What the history of the entity says of the filing while it waits for its review. */
  noticeInHistory(): MaybePromise<string>;
  /** The message to the filer of an entity of this name once the filing is in effect. */
  messageInEffect(name: string): MaybePromise<string>;
  /** What Cancel is called where it does this. */
  cancelName(place: CancelPlace): MaybePromise<string>;
  /** What the step offers in addition to its fields. */
  actionsOffered(): MaybePromise<readonly string[]>;
  isEdited(): MaybePromise<boolean>;
  /** The filer goes to a step of the filing in progress out of order. */
  jumpToStep(step: StepName): MaybePromise<void>;
  /** The filer continues from the given step. */
  continueFrom(step: StepName): MaybePromise<void>;
  /** Whether the agent wizard opened. */
  isAtAgentWizard(): MaybePromise<boolean>;
  /** The filer leaves a step that was opened from the review without saving or canceling. */
  returnToReviewUnsaved(): MaybePromise<void>;
  requestPlace(place: string): MaybePromise<void>;
  /** The place that a visitor is shown; empty when there is nothing. */
  placeShown(): MaybePromise<string>;
  /** Whether the addresses on record are verified before the filer continues. */
  verifiesAddressesFirst(): MaybePromise<boolean>;
  /** What the filer reads. */
  shownHeading(): MaybePromise<string>;
  shownNumber(): MaybePromise<string>;
  shownTitle(): MaybePromise<string>;
  fee(): MaybePromise<string>;
  stepThatOpensAgentWizard(hasAgent: boolean): MaybePromise<StepName | undefined>;
  stepAfterAgentWizard(): MaybePromise<StepName | null>;
  /** 'Step n of N' as the agent wizard shows it. */
  agentWizardLabel(): MaybePromise<string>;
}

/** What each action does, named in the error of a level that cannot do it. */
export const FLOW_ACTIONS: DriverActions<FlowDriver> = {
  beginFiling: 'begin a filing',
  putUnderFraudCheck: 'put a filing under the administrative fraud check',
  setEntityFormedBy: 'set the type of the entity',
  recordLossOfStanding: 'record that an entity became delinquent or dissolved',
  flagEntityForFraud: 'flag an entity for fraud',
  answerAttachedAmendments: 'set the answer about attached amendments',
  openStep: 'bring the filer to a step',
  openStepNamed: 'open a step by any name',
  setOnline: 'set which forms can be filed online',
  isAvailableOnline: 'tell whether a filing is available online',
  completeStep: 'complete a step',
  nextStep: 'tell the next step',
  stepBack: 'tell where Back leads',
  followBack: 'follow Back',
  visitSteps: 'open steps one after the other',
  holdSave: 'hold up the save of a step',
  refuseStep: 'refuse a step that was left',
  leaveTyped: 'leave a step with something typed on it',
  taskList: 'read the task list',
  currentStep: 'tell which step the filer is at',
  steps: 'list the steps of a filing',
  stepCount: 'count the steps of a filing',
  firstStep: 'tell the first step of a filing',
  hasStep: 'tell whether a filing has a step',
  pathOfStep: 'tell the address of a step',
  headingOfStep: 'tell the heading of a step',
  numberOfStep: 'tell the number of a step',
  fullTitle: 'tell the full title of a step',
  titles: 'list the titles of a filing',
  formTitle: 'tell what the form of a filing is called',
  noticeInHistory: 'tell what the history says of a filing that waits',
  messageInEffect: 'tell the message of a filing in effect',
  cancelName: 'tell what Cancel is called',
  actionsOffered: 'list what a step offers',
  isEdited: 'tell whether a filing is marked as edited',
  jumpToStep: 'jump to a step out of order',
  continueFrom: 'continue from any step',
  isAtAgentWizard: 'tell whether the registered agent is asked for',
  returnToReviewUnsaved: 'return to the review without saving',
  requestPlace: 'ask for a place by its address',
  placeShown: 'tell the place that is shown',
  verifiesAddressesFirst: 'tell whether addresses on record are verified first',
  shownHeading: 'read the heading',
  shownNumber: 'read the number of the step',
  shownTitle: 'read the title',
  fee: 'tell the fee of a filing',
  stepThatOpensAgentWizard: 'tell the step that opens the agent wizard',
  stepAfterAgentWizard: 'tell the step after the agent wizard',
  agentWizardLabel: 'tell the step that the agent wizard counts as',
};
