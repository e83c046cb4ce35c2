import { declaredFiling } from '../filing/filing-type';
import { transactionName } from '../filing/transactions';
import { sentence, type Text } from '../language/text';
import type { FlowFacts } from './flow';
import { flowRow } from './flow';
import type { StepName } from '../steps/all-steps';

/** The n and the N of "Step n of N" (W9-constants); null for a page that is not counted. */
export const stepNumber = (facts: FlowFacts, step: StepName): { number: number; total: number } | null => {
  const { filingType } = facts;
  const number = flowRow(facts, step)?.number ?? null;
  return number === null || filingType === ''
    ? null
    : { number, total: declaredFiling(filingType).stepCount };
};

/** The title of a step in this flow: what's next is 'Congratulations' for an LLC. Empty for a step of another flow. */
export const stepTitle = (facts: FlowFacts, step: StepName): string => flowRow(facts, step)?.title ?? '';

/** The first part of the document's title for a step: its heading, unless the specification has another one (W2-flow-cure). */
export const documentTitle = (facts: FlowFacts, step: StepName): string =>
  flowRow(facts, step)?.documentTitle ?? stepTitle(facts, step);

/** The sentence before the new values of a step that changes what is on record; empty where the step changes nothing of it. */
export const changeStatement = (facts: FlowFacts, step: StepName): string =>
  flowRow(facts, step)?.changeStatement ?? '';

/** 'Step 4 of 11'; empty for a page that is not counted. */
export const stepLabel = (facts: FlowFacts, step: StepName): Text => {
  const place = stepNumber(facts, step);
  return place ? sentence('Step {number} of {total}', place) : '';
};

/** The title of the document: '{title} - {step} - {office}' (W1-title). A part that a page does not have is left out. */
export const pageTitle = (title: string, step: string, office: string): string =>
  [title, step, office].filter(Boolean).join(' - ');

/**
 * The middle part of a filing page's title: its step number, or for a page that is not counted the name of the filing, so that the title
 * always has three parts.
 * @param filedAs the name of the filing on its receipt, for the pages that no longer know the type of its entity
 */
export const titleStep = (facts: FlowFacts, step: StepName, filedAs = ''): Text => {
  const { filingType, entityType } = facts;
  const name = () => filedAs || (filingType === '' ? '' : transactionName(filingType, entityType));
  return stepLabel(facts, step) || name();
};

/** Pages on which the filing's title is not shown (W2-header, reading 31). */
const UNTITLED: readonly StepName[] = ['receipt', 'whatsnext'];

/** The line over a page's heading: its place, or the filing's title, which the receipt and what's next do not show (W2-header). */
export const headerLine = (facts: FlowFacts, step: StepName): Text =>
  UNTITLED.includes(step) ? stepLabel(facts, step) : titleStep(facts, step);
