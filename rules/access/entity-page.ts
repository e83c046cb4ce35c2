import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { Filing } from '../filing/filing';
import { filingOfTransaction } from '../filing/filing-of-transaction';
import type { FilingType } from '../filing/filing-type';
import type { Query } from '../filing/paths';
import { introStep } from '../flows/first-step';
import type { StepName } from '../flows/step-name';

/** `stay`: the page of the filing in progress; `begin`: a new filing begins on this page; `intro`: it begins on its intro. */
export type EntityPage = 'stay' | 'begin' | 'intro' | 'fileAForm';

export const ENTITY_PAGE_TABLE = defineTable<EntityPage>()({
  name: 'What a page of a filing on an entity leads to',
  source: 'W4-init-existing',
  hitPolicy: 'unique',
  inputs: {
    step: choice(['intro', 'later', 'afterSubmission']),
    continues: flag(),
    namesEntity: flag(),
  },
  rows: [
    { when: { step: 'afterSubmission' }, then: 'stay' },
    { when: { step: ['intro', 'later'], continues: true }, then: 'stay' },
    { when: { step: 'intro', continues: false, namesEntity: true }, then: 'begin' },
    { when: { step: 'later', continues: false, namesEntity: true }, then: 'intro' },
    { when: { step: ['intro', 'later'], continues: false, namesEntity: false }, then: 'fileAForm' },
  ],
});

const AFTER_SUBMISSION: readonly StepName[] = ['receipt', 'whatsnext'];

const placeOf = (filingType: FilingType, step: StepName) => {
  if (AFTER_SUBMISSION.includes(step)) return 'afterSubmission';
  return step === introStep(filingType) ? 'intro' : 'later';
};

/** Whether an address names an entity and a transaction of this filing, as start links do (reading 21). */
const namesEntity = (filingType: FilingType, { entityId = '', transTyp = '' }: Query): boolean =>
  entityId !== '' && filingOfTransaction(transTyp)?.filingType === filingType;

/** Whether a page shows the filing in progress: one of this type, on the entity that the address names if it names one. */
const continuesFiling = (filing: Filing | null, filingType: FilingType, { entityId = '' }: Query): boolean =>
  filing?.filingType === filingType && (entityId === '' || entityId === filing.entityId);

/**
 * What opening a page of a filing on an entity leads to (reading 21): the filing in progress continues; an address that carries an
 * entity and a transaction begins a filing, on its intro; without both there is nothing to begin.
 * @param filing the filing in progress; null when there is none
 */
export const entityPage = (
  filing: Filing | null,
  { filingType, step, query }: { filingType: FilingType; step: StepName; query: Query },
): EntityPage =>
  evaluate(ENTITY_PAGE_TABLE, {
    step: placeOf(filingType, step),
    continues: continuesFiling(filing, filingType, query),
    namesEntity: namesEntity(filingType, query),
  });
