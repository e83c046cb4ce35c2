import type { CancelPlace, FilingType, StepName, StepTask } from '#rules';
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
