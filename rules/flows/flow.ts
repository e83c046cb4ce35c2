import { evaluate } from '../decision-table/evaluate';
import type { Filing } from '../filing/filing';
import type { EntityType } from '../entities/entity-type';
import { declaredFiling, type FilingType } from '../filing/filing-type';
import type { KnownFacts } from '../filing/known-facts';
import { knownFacts } from '../filing/known-facts';
import type { YesNo } from '../filing-parts/sections';
import type { FlowRow } from './flow-row';
import { FLOW_ROWS, FLOW_TABLE } from './flow-table';
import type { StepName } from '../steps/all-steps';

/** The facts of a filing that decide its steps. */
export interface FlowFacts {
  filingType: FilingType | '';
  entityType: EntityType | '';
  adminFraudCheck: boolean;
  additionalInfoAttachmentRadio: YesNo;
}

/** The facts of a filing as its flow takes them; an unknown value counts as not given. */
export const flowFacts = (filing: Filing): FlowFacts => {
  const answer = filing.additionalInfoValues?.additionalInfoAttachmentRadio;
  return {
    ...knownFacts(filing),
    additionalInfoAttachmentRadio: answer === 'Y' || answer === 'N' ? answer : '',
  };
};

/** The rows of the steps that are part of the filing just now, in their order. */
const liveRows = ({ filingType, adminFraudCheck, additionalInfoAttachmentRadio }: FlowFacts): FlowRow[] =>
  filingType === ''
    ? []
    : evaluate(FLOW_TABLE, { filingType, adminFraudCheck, attaches: additionalInfoAttachmentRadio });

/** The row of a step, whether or not the step is part of the filing just now. */
export const flowRow = ({ filingType }: FlowFacts, step: StepName): FlowRow | undefined =>
  FLOW_ROWS.find((row) => row.step === step && row.filingType === filingType);

/** The place of a step in the order of a filing's steps; after all of them for a step of another flow. */
export const stepPosition = (filingType: FilingType | '', step: StepName): number => {
  const position = FLOW_ROWS.findIndex((row) => row.step === step && row.filingType === filingType);
  return position < 0 ? FLOW_ROWS.length : position;
};

/** The steps that filings of this type may have, under whatever circumstances. */
export const stepsOfAny = (filingType: FilingType): StepName[] =>
  declaredFiling(filingType).steps.map(({ step }) => step);

/** Whether a filing of this type has such a step under any circumstances. */
export const isStepOfAny = (filingType: FilingType, step: StepName): boolean =>
  stepsOfAny(filingType).includes(step);

/** The rows of every page that the filing may have: attachments also while the filer has not asked for them. */
export const flowPages = (filing: Pick<Filing, keyof KnownFacts>): FlowRow[] =>
  liveRows({ ...knownFacts(filing), additionalInfoAttachmentRadio: 'Y' });

/** The steps of the filing, in their order, intro and what's next included. */
export const flowSteps = (facts: FlowFacts): StepName[] => liveRows(facts).map((row) => row.step);

/** Whether a page is part of this filing. */
export const isStepOf = (facts: FlowFacts, step: StepName): boolean => flowSteps(facts).includes(step);

const neighbors = (facts: FlowFacts, step: StepName): { before: FlowRow[]; after: FlowRow[] } => {
  const row = flowRow(facts, step);
  if (!row) return { before: [], after: [] };
  const place = FLOW_ROWS.indexOf(row);
  const steps = liveRows(facts);
  return {
    before: steps.filter((other) => FLOW_ROWS.indexOf(other) < place),
    after: steps.filter((other) => FLOW_ROWS.indexOf(other) > place),
  };
};

/**
 * The step after this one; null after the last and for a step of another flow. Answers also for a step that has just ceased to
 * be part of the filing: attachments lead on to the effective date even once "attach?" is answered with no (W2-attach-next).
 */
export const nextStep = (facts: FlowFacts, step: StepName): StepName | null =>
  neighbors(facts, step).after[0]?.step ?? null;

/** The step before this one; null before the first. */
export const previousStep = (facts: FlowFacts, step: StepName): StepName | null =>
  neighbors(facts, step).before.at(-1)?.step ?? null;
