import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { Filing } from '../filing/filing';
import { filingOfTransaction } from '../filing/filing-of-transaction';
import type { FilingType } from '../filing/filing-type';
import { isFormation } from '../filing/formations';
import { needsInitialFiling } from '../filing/initial-filing';
import type { Query } from '../filing/paths';
import { introStep } from '../flows/first-step';
import type { StepName } from '../flows/step-name';

/** `stay`: the page of the filing in progress; `begin`: a new filing begins on this page; `intro`: it begins on its intro. */
export type PageOpening = 'stay' | 'begin' | 'intro' | 'fileAForm';

export const PAGE_OPENING_TABLE = defineTable<PageOpening>()({
  name: 'What opening a page of a filing leads to',
  source: 'W4-init-existing',
  hitPolicy: 'unique',
  inputs: {
    step: choice(['intro', 'later', 'afterSubmission']),
    continues: flag(),
    beginning: choice(['formation', 'entityNamed', 'noEntityNamed']),
  },
  rows: [
    { when: { step: 'afterSubmission' }, then: 'stay' },
    { when: { step: ['intro', 'later'], continues: true }, then: 'stay' },
    { when: { step: 'intro', continues: false, beginning: ['formation', 'entityNamed'] }, then: 'begin' },
    { when: { step: 'later', continues: false, beginning: 'entityNamed' }, then: 'intro' },
    { when: { step: 'later', continues: false, beginning: 'formation' }, then: 'fileAForm' },
    { when: { step: ['intro', 'later'], continues: false, beginning: 'noEntityNamed' }, then: 'fileAForm' },
  ],
});

/** A page of a filing, as its address asks for it. */
export interface FilingPage {
  filingType: FilingType;
  step: StepName;
  query: Query;
}

const AFTER_SUBMISSION: readonly StepName[] = ['receipt', 'whatsnext'];

const placeOf = ({ filingType, step }: FilingPage) => {
  if (AFTER_SUBMISSION.includes(step)) return 'afterSubmission';
  return step === introStep(filingType) ? 'intro' : 'later';
};

/** Start links name the entity and a transaction of the filing (reading 21). */
const beginningOf = ({ filingType, query: { entityId = '', transTyp = '' } }: FilingPage) => {
  if (isFormation(filingType)) return 'formation';
  const isNamed = entityId !== '' && filingOfTransaction(transTyp)?.filingType === filingType;
  return isNamed ? 'entityNamed' : 'noEntityNamed';
};

/** Whether the page is one of the filing in progress: of its type, and on the entity that the address names if it names one. */
const continuesFiling = (
  filing: Filing | null,
  { filingType, query: { entityId = '' } }: FilingPage,
): boolean =>
  filing?.filingType === filingType &&
  !needsInitialFiling(filing, filingType) &&
  (isFormation(filingType) || entityId === '' || entityId === filing.entityId);

/**
 * What opening a page leads to (W4-init-new, W4-init-existing, W4-session; reading 21). The filing in progress continues. A formation
 * begins on its intro; a filing on an entity where the address names the entity and the transaction, on its intro as well.
 * @param filing the filing in progress; null when there is none
 */
export const pageOpening = (filing: Filing | null, page: FilingPage): PageOpening =>
  evaluate(PAGE_OPENING_TABLE, {
    step: placeOf(page),
    continues: continuesFiling(filing, page),
    beginning: beginningOf(page),
  });
