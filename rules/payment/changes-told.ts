import type { FormInstead, StepProblem } from '../constraints/step-problem';
import { ENTITY_STATUSES, isEntityStatusCode } from '../entities/entity-statuses';
import { feeChange } from '../fees/fee-of-filing';
import { isAfterDueMonth } from '../fees/late-report';
import type { Filing } from '../filing/filing';
import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { REVIEWED_FILINGS } from '../filing/reviewed-filings';
import { factChangedMessage, type ChangeCause } from '../filing/record-change';
import { type RecordFact } from '../record/facts';
import type { StepName } from '../steps/all-steps';
import type { PartName } from '../filing-parts/parts';
import { isPeriodicReport } from '../flows/filing-traits';
import { pagesOfPart } from '../flows/parts-of-filing';
import { unconfirmedPreceded } from '../record/precedence';
import { says, sentence, term, type Text, type Value } from '../language/text';

/** What a page had shown its filer when they asked to pay. The registry decides nothing by it but what it tells them. */
export interface SeenByFiler {
  /** Whole dollars; undefined where no page named a fee. */
  fee?: number;
  adminFraudCheck: boolean;
  /** Empty where none was shown. */
  statusCode: string;
  /** Document numbers of the filings to come of which the filer has read (T1-before); undefined where nothing is to be paid yet. */
  confirmed?: readonly string[];
}

/** A part of the record that has changed since the filing began, and by what. */
export interface ChangedFact {
  fact: RecordFact;
  cause: ChangeCause;
}

/** What the registry knows of a filing now. */
export interface KnownNow {
  /** With the present facts of the record. */
  filing: Filing;
  /** Whole dollars. */
  fee: number;
  /** ISO 8601 instant. */
  now: string;
  changed: readonly ChangedFact[];
  /** Why the entity cannot file this now, as a sentence; null when it can. */
  obstacle: Text | null;
  /** What can be filed in its place. */
  instead: FormInstead | null;
}

const NO_LONGER_REVIEWED =
  'The office no longer reviews this filing before it takes effect. An email address and private attachments are no longer asked for.';

export const REVIEW_CAUSE_TABLE = defineTable<string>()({
  name: 'Why a filing has come under the fraud check since it began',
  source: 'T1-since',
  hitPolicy: 'unique',
  outcome: 'sentence',
  inputs: { filingType: choice(REVIEWED_FILINGS.map(({ name }) => name)) },
  rows: REVIEWED_FILINGS.map(({ name: filingType, fraudCheck: { cause } }) => ({
    when: { filingType },
    then: cause,
  })),
});

const told = (
  code: 'recordChanged' | 'stepsChanged' | 'unavailable',
  path: string,
  said: Text,
  step: StepName = 'filingreview',
): StepProblem => ({ step, path, code, ...says(said) });

/** The part of a filing in which a part of the record is entered; null where no filer enters it. */
const WHERE_ENTERED: Readonly<Record<RecordFact, PartName | null>> = {
  name: 'entityNameValues',
  status: null,
  principalOffice: 'principalOfficeValues',
  mailingAddress: 'principalOfficeValues',
  registeredAgent: 'registeredAgentValues',
  periodicReport: null,
};

/** The step that shows a part of the record; the review where the filing has no step of it. */
const placeOf = (fact: RecordFact, filing: Filing): StepName => {
  const part = WHERE_ENTERED[fact];
  return (part && pagesOfPart(filing, part)[0]?.step) ?? 'filingreview';
};

const stepsTold = ({ filingType, adminFraudCheck }: Filing, seen: SeenByFiler): StepProblem[] => {
  const reviewed = REVIEWED_FILINGS.find(({ name }) => name === filingType)?.name;
  if (seen.adminFraudCheck === adminFraudCheck || reviewed === undefined) return [];
  return adminFraudCheck
    ? [
        told(
          'stepsChanged',
          'adminFraudCheck',
          evaluate(REVIEW_CAUSE_TABLE, { filingType: reviewed }),
          'email',
        ),
      ]
    : [told('stepsChanged', 'adminFraudCheck', NO_LONGER_REVIEWED)];
};

const isLateReport = ({ filingType, recordValues }: Filing, now: string): boolean =>
  filingType !== '' &&
  isPeriodicReport(filingType) &&
  isAfterDueMonth(recordValues?.reportDueDate ?? '', now);

const inWords = (code: string): Value => (isEntityStatusCode(code) ? term(ENTITY_STATUSES[code]) : code);

/** The status of an entity that can no longer file the form, where the clock has changed it since the filer saw it. */
const statusTold = ({ filing: { statusCode }, changed }: KnownNow, seen: SeenByFiler): StepProblem[] =>
  seen.statusCode === '' || seen.statusCode === statusCode || changed.some(({ fact }) => fact === 'status')
    ? []
    : [
        told(
          'recordChanged',
          'recordValues.status',
          sentence(
            'Since this filing began, the status of the entity has changed from {before} to {after}.',
            {
              before: inWords(seen.statusCode),
              after: inWords(statusCode),
            },
          ),
        ),
      ];

/**
 * Everything that has changed since the filer saw the filing and that keeps a payment from starting, each with its cause and its place: the
 * record, the steps, and whether the form can still be filed and what can be filed in its place, or else the fee (T1-since). What the
 * filer corrects, a taken name included, is in `reviewProblems`.
 */
export const changesTold = (seen: SeenByFiler, known: KnownNow): StepProblem[] => {
  const { filing, fee, now, changed, obstacle, instead } = known;
  // A page that was opened after the day had passed has shown the status that follows from it.
  const isNews = ({ fact, cause }: ChangedFact) =>
    fact !== 'status' || cause !== 'dueDay' || seen.statusCode !== filing.statusCode;
  const record = changed
    .filter(isNews)
    .map(({ fact, cause }) =>
      told('recordChanged', `recordValues.${fact}`, factChangedMessage(fact, cause), placeOf(fact, filing)),
    );
  if (obstacle === null)
    return [
      ...record,
      ...stepsTold(filing, seen),
      ...feeChange(seen.fee, fee, isLateReport(filing, now)),
      ...unconfirmedPreceded(filing, now, seen.confirmed),
    ];
  return [
    ...record,
    ...statusTold(known, seen),
    // Of the steps that are asked for by now, the review shows what is missing, whatever else stands in the way.
    ...(filing.adminFraudCheck ? stepsTold(filing, seen) : []),
    { ...told('unavailable', 'entityId', obstacle), ...(instead && { instead }) },
  ];
};
