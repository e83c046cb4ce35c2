import { longDay } from '../calendar/format-day';
import { officeDay } from '../calendar/office-time';
import { REPORT_STATES, reportState, reportWindow } from '../calendar/report-window';
import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { isPeriodicReport } from '../flows/filing-traits';
import { isSupportedFiling } from '../filing/supported-filings';
import type { OpenFiling } from '../filings/recorded-state';
import { sentence, term, type Text } from '../language/text';
import { formsNotice } from '../navigation/forms-notice';
import { NOT_ONLINE_YET } from '../filing/unavailable-form';
import { filingOfTransaction } from '../filing/filing-of-transaction';
import { declaredFiling, type FilingType } from '../filing/filing-type';
import { transactionObstacle } from './transaction-obstacle';

/** The facts of an entity's record that decide which forms can be filed for it now. */
export interface EntityFacts {
  entityType: string;
  statusCode: string;
  fraudFlag: boolean;
  /** The day `YYYY-MM-DD` by which its open periodic report is due; null when it has none. */
  reportDueDay: string | null;
  /** By the transaction, the state of another filing on the entity that blocks it, such as one that waits for review (reading 27). */
  held: Readonly<Partial<Record<string, OpenFiling>>>;
  /** A filing on it is accepted, and its day is still to come. */
  hasDelayedFiling: boolean;
}

/** What prevents a form that fits the entity's type and status. */
type Prevention = 'flagged' | 'notOnline' | OpenFiling | 'tooEarly' | 'nothingToRevoke';

/** In the order in which a filer is told: permanent reasons before passing ones. */
export const FORM_PREVENTION_TABLE = defineTable<Prevention | null>()({
  name: 'What prevents a form that fits the entity',
  source: 'W7-available',
  hitPolicy: 'first',
  inputs: {
    isFlagged: flag(),
    isOnline: flag(),
    other: choice(['none', 'paying', 'waiting', 'later']),
    report: choice([...REPORT_STATES, 'none']),
    revocation: choice(['none', 'ofDelayed', 'ofNothing']),
  },
  rows: [
    { when: { isFlagged: true }, then: 'flagged' },
    { when: { isOnline: false }, then: 'notOnline' },
    { when: { other: 'paying' }, then: 'paying' },
    { when: { other: 'waiting' }, then: 'waiting' },
    { when: { other: 'later' }, then: 'later' },
    { when: { report: 'tooEarly' }, then: 'tooEarly' },
    { when: { revocation: 'ofNothing' }, then: 'nothingToRevoke' },
    {
      when: {
        isFlagged: false,
        isOnline: true,
        other: 'none',
        report: { except: 'tooEarly' },
        revocation: { except: 'ofNothing' },
      },
      then: null,
    },
  ],
});

/** Told on the record and on the page of a statement of revocation (T1-revoke). */
export const NOTHING_TO_REVOKE =
  'No filing on this entity is still to take effect on a later day, so there is none to revoke.';

const inWords = (prevention: Prevention, opens: string): Text =>
  ({
    flagged: formsNotice('notOnline'),
    notOnline: NOT_ONLINE_YET,
    paying: 'Another filing of this form on this entity is being paid for.',
    waiting: 'Another filing of this form on this entity waits for review by the office.',
    later: 'Another filing of this form on this entity is on record and takes effect later.',
    tooEarly: sentence('The report can be filed from {day} on.', { day: term(longDay(opens)) }),
    nothingToRevoke: NOTHING_TO_REVOKE,
  })[prevention];

const revocationOf = (filingType: FilingType, { hasDelayedFiling }: EntityFacts) => {
  if (declaredFiling(filingType).revokes === undefined) return 'none';
  return hasDelayedFiling ? 'ofDelayed' : 'ofNothing';
};

/**
 * Why a form cannot be filed for an entity now, as a sentence for the filer; null when it can (W7-available).
 * @param now ISO 8601 instant
 * @param isOnline which filings can be made online; what the registry supports unless the caller knows more
 */
export const formObstacle = (
  transactionType: string,
  entity: EntityFacts,
  now: string,
  isOnline: (filingType: FilingType) => boolean = isSupportedFiling,
): Text | null => {
  const misfit = transactionObstacle(transactionType, entity);
  const filingType = filingOfTransaction(transactionType)?.filingType;
  if (misfit !== null || filingType === undefined) return misfit;
  const window = isPeriodicReport(filingType) ? reportWindow(entity.reportDueDay ?? '') : null;
  const prevention = evaluate(FORM_PREVENTION_TABLE, {
    isFlagged: entity.fraudFlag,
    isOnline: isOnline(filingType),
    other: entity.held[transactionType] ?? 'none',
    report: window === null ? 'none' : reportState(window, officeDay(now)),
    revocation: revocationOf(filingType, entity),
  });
  return prevention === null ? null : inWords(prevention, window?.opens ?? '');
};
