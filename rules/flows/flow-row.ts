import type { EntityType } from '../entities/entity-type';
import type { FilingType } from '../filing/filing-type';
import type { ReviewSectionName } from '../steps/all-steps';
import type { StepName } from '../steps/all-steps';

/** Facts that decide, in addition to the filing's type, whether a step is part of it. */
export interface FlowCondition {
  adminFraudCheck?: boolean;
  /** The answer to "attach a document?" of additional information. */
  attaches?: 'Y';
}

/** The properties of a step that differ between the filings that have it. */
export interface StepVariant {
  /** Sections of the step that this filing does not have. */
  readonly omits?: readonly ReviewSectionName[];
  /** Types of entities for which the step requires an answer that is optional for others. */
  readonly requiredOf?: readonly EntityType[];
  /** What to have at hand for the step, where that is something else for this filing than for others, or for this one alone. */
  readonly needs?: string;
  /** For a step that changes the record: the sentence before the new values, next to those on record. */
  readonly changeStatement?: string;
  /** The title of the document where the specification has one that says nothing to a reader of the page. */
  readonly documentTitle?: string;
}

/** One step of one or more flows; the order of the rows is the order of the steps (W 2.2). */
export interface FlowRow extends StepVariant {
  readonly flows: readonly FilingType[];
  readonly step: StepName;
  /** As shown in "Step n of N"; null for pages that are not counted. Several pages of one step share its number. */
  readonly number: number | null;
  readonly title: string;
  readonly when: FlowCondition;
}

/** Makes the rows of some flows: `const row = rowsOf('llc'); row('entityname', 1, 'Entity name')`. */
export const rowsOf =
  (...flows: readonly FilingType[]) =>
  (
    step: StepName,
    number: number | null,
    title: string,
    when: FlowCondition = {},
    variant: StepVariant = {},
  ): FlowRow => ({ flows, step, number, title, when, ...variant });
