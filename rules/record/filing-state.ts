import type { FilingStage } from './document-access';
import { flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';

/** The state of a paid filing: it is in effect, takes effect later, or waits for the office's review. */
export type FiledState = 'effective' | 'delayed' | 'inReview';

export const FILING_STATE_TABLE = defineTable<FiledState>()({
  name: 'What became of a paid filing',
  source: 'W6-roles',
  hitPolicy: 'unique',
  inputs: { isEffective: flag(), isUnderFraudCheck: flag() },
  rows: [
    { when: { isEffective: true }, then: 'effective' },
    { when: { isEffective: false, isUnderFraudCheck: true }, then: 'inReview' },
    { when: { isEffective: false, isUnderFraudCheck: false }, then: 'delayed' },
  ],
});

/** The state of a paid filing. Under the administrative fraud check it takes effect only once the office has approved it. */
export const filedState = (facts: { isEffective: boolean; isUnderFraudCheck: boolean }): FiledState =>
  evaluate(FILING_STATE_TABLE, facts);

const STANDINGS = {
  effective: 'onRecord',
  delayed: 'onRecord',
  inReview: 'pending',
} as const satisfies Record<FiledState, FilingStage>;

/** The state of a paid filing for the access to its documents (`maySee`): a delayed one is on record from the filing on. */
export const filedStanding = (state: FiledState): FilingStage => STANDINGS[state];

const STATE_TEXTS: Readonly<Record<FiledState, string>> = {
  effective: 'In effect',
  delayed: 'Takes effect later',
  inReview: 'Waits for review',
};

/** The state of a filing, as the filing history shows it. */
export const filedStateText = (state: FiledState): string => STATE_TEXTS[state];

/** What the filing history shows for a document: the document, or a sentence in its place. */
export type HistoryDocument = { isOffered: true } | { isOffered: false; text: string };

export const HISTORY_DOCUMENT_TABLE = defineTable<HistoryDocument>()({
  name: 'Document of a filing in the history',
  source: 'A2-search',
  hitPolicy: 'unique',
  inputs: { isWithheld: flag(), hasDocument: flag() },
  rows: [
    // Staff have withheld it, since personal data were to be removed (reading 36): it is never offered again.
    { when: { isWithheld: true }, then: { isOffered: false, text: 'Withheld: contained personal data' } },
    { when: { isWithheld: false, hasDocument: true }, then: { isOffered: true } },
    { when: { isWithheld: false, hasDocument: false }, then: { isOffered: false, text: 'Not public yet' } },
  ],
});

/** What the filing history shows for the document of a filing. */
export const historyDocument = (facts: { isWithheld: boolean; hasDocument: boolean }): HistoryDocument =>
  evaluate(HISTORY_DOCUMENT_TABLE, facts);
