import { choice, flag } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import type { Filing } from '../../filing/filing';
import { filingOfTransaction } from '../../filing/filing-of-transaction';
import type { FilingType } from '../../filing/filing-type';
import { isFormation } from '../../filing/formations';
import { needsInitialFiling } from '../../filing/initial-filing';
import type { Query } from '../../navigation/paths';
import { introStep } from '../../flows/first-step';
import type { StepName } from '../../steps/all-steps';

/**
 * `stay`: the page of the filing in progress; `begin`: a new filing begins on this page; `intro`: it begins on its intro; `ask`: the
 * page is of another filing than the one in progress, and the filer is asked which one they want.
 */
export type PageOpening = 'stay' | 'begin' | 'ask' | 'intro' | 'fileAForm';

/** `saved`: the registry holds entered values, which another filing would replace; `begun`: nothing was entered yet. */
const PROGRESS = ['none', 'begun', 'saved'] as const;

export const PAGE_OPENING_TABLE = defineTable<PageOpening>()({
  name: 'What opening a page of a filing leads to',
  source: 'W4-init-existing',
  hitPolicy: 'unique',
  inputs: {
    step: choice(['intro', 'later', 'afterSubmission']),
    continues: flag(),
    canBegin: flag(),
    progress: choice(PROGRESS),
    starts: flag(),
  },
  rows: [
    { when: { step: 'afterSubmission' }, then: 'stay' },
    { when: { step: 'later', continues: true }, then: 'stay' },
    { when: { step: 'intro', continues: true, starts: false }, then: 'stay' },
    { when: { step: 'intro', continues: true, starts: true, progress: { except: ['saved'] } }, then: 'stay' },
    { when: { step: 'intro', continues: true, starts: true, progress: 'saved' }, then: 'ask' },
    { when: { step: 'later', continues: false, canBegin: true }, then: 'intro' },
    {
      when: { step: 'intro', continues: false, canBegin: true, progress: { except: ['saved'] } },
      then: 'begin',
    },
    { when: { step: 'intro', continues: false, canBegin: true, progress: 'saved' }, then: 'ask' },
    {
      when: { step: ['intro', 'later'], continues: false, canBegin: false, progress: { except: ['none'] } },
      then: 'ask',
    },
    {
      when: { step: ['intro', 'later'], continues: false, canBegin: false, progress: 'none' },
      then: 'fileAForm',
    },
  ],
});

/** A page of a filing, as its address asks for it. */
export interface FilingPage {
  filingType: FilingType;
  step: StepName;
  query: Query;
  /** A link that starts a filing was followed; false for Back, a reload and the steps of the filing. */
  starts?: boolean;
}

const AFTER_SUBMISSION: readonly StepName[] = ['receipt', 'whatsnext'];

const placeOf = ({ filingType, step }: FilingPage) => {
  if (AFTER_SUBMISSION.includes(step)) return 'afterSubmission';
  return step === introStep(filingType) ? 'intro' : 'later';
};

/**
 * Whether an address says what would begin: start links name the entity and a transaction of the filing (reading 21), a formation
 * begins by its intro alone.
 */
const saysWhatBegins = (page: FilingPage): boolean => {
  const { filingType, query } = page;
  if (isFormation(filingType)) return placeOf(page) === 'intro';
  const { entityId = '', transTyp = '' } = query;
  return entityId !== '' && filingOfTransaction(transTyp)?.filingType === filingType;
};

/** Whether the page is one of the filing in progress: of its type, and on the entity that the address names if it names one. */
const continuesFiling = (
  filing: Filing | null,
  { filingType, query: { entityId = '' } }: FilingPage,
): boolean =>
  filing?.filingType === filingType &&
  !needsInitialFiling(filing, filingType) &&
  (isFormation(filingType) || entityId === '' || entityId === filing.entityId);

/** Whether a filing can begin on this page: on its intro, where the address says what begins. */
export const canBeginOn = (page: FilingPage): boolean => placeOf(page) === 'intro' && saysWhatBegins(page);

/**
 * What opening a page leads to (W4-init-new, W4-init-existing, W4-session; reading 21). The filing in progress continues. A formation
 * begins on its intro; a filing on an entity where the address names the entity and the transaction, on its intro as well. Neither takes
 * the place of a filing in which something was entered without asking.
 * @param filing the filing in progress; null when there is none
 * @param isSaved whether the registry holds something that was entered in it
 */
export const pageOpening = (filing: Filing | null, page: FilingPage, isSaved = false): PageOpening =>
  evaluate(PAGE_OPENING_TABLE, {
    step: placeOf(page),
    continues: continuesFiling(filing, page),
    canBegin: saysWhatBegins(page),
    progress: filing === null ? 'none' : isSaved ? 'saved' : 'begun',
    // On an entity of record the same filing is meant; a formation may be for another entity.
    starts: page.starts === true && isFormation(page.filingType),
  });
