import type { FilingType, StepName } from '#rules';
import type { Soon } from '../soon';

/** A step with the number that the filer sees; null where none is shown. */
export interface NumberedStep {
  step: StepName;
  number: number | null;
}

/** What may have come over an entity on record. */
export type Lapse = 'delinquentSince' | 'dissolvedOn';

/** The steps of a filing and the filer's way through them. */
export interface FlowDriver {
  begin(filing: FilingType): Soon<void>;
  putUnderFraudCheck(): Soon<void>;
  /** The entity that the filing is on is of the type that this formation forms. */
  putOn(formation: FilingType): Soon<void>;
  /** @param day since when, YYYY-MM-DD */
  recordLapse(lapse: Lapse, day: string): Soon<void>;
  /** The record of the entity bears the fraud flag. */
  flagRecord(): Soon<void>;
  answerAttachedAmendments(answer: 'Y' | 'N' | ''): Soon<void>;
  /** The filer comes to a step with everything before it completed. */
  comeTo(step: StepName): Soon<void>;
  /** Asks for a step by whatever name, known or not. */
  ask(step: string, filing: FilingType): Soon<void>;
  /** Every filing is carried out. */
  offerAll(): Soon<void>;
  /** Whether the filing can be begun. */
  canBegin(): Soon<boolean>;
  complete(step: StepName): Soon<void>;
  next(): Soon<StepName | null>;
  /** Where the filer is; at the browser level that is waited for. */
  where(expected: StepName): Soon<StepName | ''>;
  steps(): Soon<NumberedStep[]>;
  total(): Soon<number>;
  first(): Soon<StepName>;
  contains(step: StepName): Soon<boolean>;
  place(step: StepName): Soon<string>;
  heading(step: StepName): Soon<string>;
  /** 'Step 4 of 11'. */
  number(step: StepName): Soon<string>;
  title(title: string, step: string): Soon<string>;
  /** The whole title of every step, in their order. */
  titles(): Soon<{ step: StepName; title: string }[]>;
  /** What the step offers beside its fields. */
  actions(): Soon<readonly string[]>;
  isEdited(): Soon<boolean>;
  /** The filer turns to a step of the filing in progress out of its order. */
  turnTo(step: StepName): Soon<void>;
  /** The filer goes on from a step, whichever it is. */
  goOnFrom(step: StepName): Soon<void>;
  /** Whether going on led to the registered-agent wizard. */
  isAtAgentWizard(): Soon<boolean>;
  /** The filer leaves a step that was opened from the review by the way back, without saving or giving up. */
  returnUnsaved(): Soon<void>;
  askForPlace(place: string): Soon<void>;
  /** The place that is shown to somebody who asked for one; empty when there is nothing there. */
  ledTo(): Soon<string>;
  /** Whether going on first verifies and keeps the addresses on record. */
  verifiesOfficeFirst(): Soon<boolean>;
  /** What stands before the filer. */
  shownHeading(): Soon<string>;
  shownNumber(): Soon<string>;
  shownTitle(): Soon<string>;
  fee(): Soon<string>;
  agentStep(): Soon<StepName | undefined>;
  agentReturnStep(): Soon<StepName | null>;
}
