import type { Coming, ComingCode } from '../filing/coming';
import type { Filing } from '../filing/filing';
import { factsOfFiling } from './facts-of-filing';
import { nextOverdueStatus } from './overdue-status';

/** A paid filing that is not in effect: it has its day, or waits for staff. */
export interface FilingToCome {
  isInReview: boolean;
  transactionType: string;
  /** Document number. */
  document: string;
  filing: Filing;
  /** ISO 8601 instants. */
  filedAt: string;
  effectiveAt: string;
}

/** What the registry knows of an entity that decides what is coming for it. */
export interface ComingFacts {
  statusCode: string;
  /** The day `YYYY-MM-DD` by which its open report is due; null without one. */
  reportDueDay: string | null;
  filings: readonly FilingToCome[];
  /** The transactions that are being paid for. */
  paying: readonly string[];
}

const ofFiling = ({
  isInReview,
  transactionType,
  document,
  filing,
  filedAt,
  effectiveAt,
}: FilingToCome): Coming => ({
  code: isInReview ? 'inReview' : 'delayed',
  // A filing under review that asked for no day takes effect as of its receipt (reading 32).
  on: !isInReview || effectiveAt > filedAt ? effectiveAt : '',
  transactionType,
  document,
  facts: factsOfFiling(filing, effectiveAt),
});

const CLOCK_CODES: Readonly<Record<string, ComingCode>> = { NONCOMP: 'late', DQQ: 'delinquent' };

/** What the office's clock makes of the entity next, unless it files its report. */
const ofClock = ({ statusCode, reportDueDay }: ComingFacts): Coming[] => {
  const next = reportDueDay === null ? null : nextOverdueStatus(statusCode, reportDueDay);
  const code = next && CLOCK_CODES[next.statusCode];
  return next && code ? [{ code, on: next.day, transactionType: '', document: '', facts: ['status'] }] : [];
};

/**
 * What is coming for an entity, in one list: what has a day in the order of the days, then what waits for staff, then what is being paid for.
 */
export const comingFor = (facts: ComingFacts): Coming[] => {
  const filings = facts.filings.map(ofFiling);
  const dated = [...filings, ...ofClock(facts)].filter(({ on }) => on !== '');
  return [
    ...dated.toSorted((one, other) => Date.parse(one.on) - Date.parse(other.on)),
    ...filings.filter(({ on }) => on === ''),
    ...facts.paying.map((transactionType): Coming => ({
      code: 'paying',
      on: '',
      transactionType,
      document: '',
      facts: [],
    })),
  ];
};
