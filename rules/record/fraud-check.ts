import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { DISSOLVED_STATUSES } from '../entities/entity-statuses';
import { FILING_TYPES, type FilingType } from '../filing/filing-type';
import { REVIEWED_FILINGS } from '../filing/reviewed-filings';

/** Facts of an entity's record that decide whether staff review a filing on it. Days are `YYYY-MM-DD`. */
export interface FraudCheckFacts {
  filingType: FilingType;
  /** Since when the entity is delinquent; null where that is not known, left out where it is not delinquent. Matters to a cure alone. */
  delinquentSince?: string | null | undefined;
  /** When the entity was dissolved; null where that is not known, left out where it is not dissolved. Matters to a reinstatement alone. */
  dissolvedOn?: string | null | undefined;
  /** The entity's record says that staff look at a change of its agent (reading 26). */
  agentChangeReview?: boolean;
}

const YEARS_DELINQUENT = 5;
const YEARS_DISSOLVED = 2;

/**
 * Whether a filing is under the administrative fraud check, and so shows the email and private attachment sections
 * (W5-private-hidden).
 */
export const FRAUD_CHECK_TABLE = defineTable<boolean>()({
  name: 'Filings under the administrative fraud check',
  source: 'W5-private-hidden',
  hitPolicy: 'unique',
  inputs: {
    filingType: choice(FILING_TYPES),
    fiveYearsDelinquent: flag(),
    twoYearsDissolved: flag(),
    agentChangeReview: flag(),
  },
  rows: [
    ...REVIEWED_FILINGS.flatMap(({ name: filingType, fraudCheck: { fact } }) =>
      [true, false].map((then) => ({ when: { filingType, [fact]: then }, then })),
    ),
    { when: { filingType: { except: REVIEWED_FILINGS.map(({ name }) => name) } }, then: false },
  ],
});

/**
 * Whether a day is this many years ago, or more; 29 February is passed on 1 March of other years. A day that is not known counts as that
 * long ago (C.R.S. 7-90-1003(1.5)).
 */
const isYearsAgo = (day: string | null | undefined, years: number, today: string): boolean =>
  day !== undefined && (day === null || day <= `${Number(today.slice(0, 4)) - years}${today.slice(4)}`);

/** The standing that an entity has lost, by what its record says: one that was restored meanwhile has lost none. */
export const lostStanding = ({
  statusCode,
  delinquentSince,
  dissolvedOn,
}: {
  statusCode: string;
  delinquentSince: string | null;
  dissolvedOn: string | null;
}): Pick<FraudCheckFacts, 'delinquentSince' | 'dissolvedOn'> => ({
  ...(statusCode === 'DQQ' && { delinquentSince }),
  ...(DISSOLVED_STATUSES.some((code) => code === statusCode) && { dissolvedOn }),
});

/** Whether staff look at a filing before it takes effect. `today` is the day at the office, `YYYY-MM-DD`. */
export const needsFraudCheck = (
  { filingType, delinquentSince, dissolvedOn, agentChangeReview = false }: FraudCheckFacts,
  today: string,
): boolean =>
  evaluate(FRAUD_CHECK_TABLE, {
    filingType,
    fiveYearsDelinquent: isYearsAgo(delinquentSince, YEARS_DELINQUENT, today),
    twoYearsDissolved: isYearsAgo(dissolvedOn, YEARS_DISSOLVED, today),
    agentChangeReview,
  });
