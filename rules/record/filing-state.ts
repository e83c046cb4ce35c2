import { maySee } from './document-access';
import { flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { FiledState, RecordedState } from '../filings/recorded-state';
import { isAccepted } from '../filings/recorded-state';
import { STATE_IN_HISTORY } from '../receipt/state-texts';

/** Whether everybody may open the document of a filing: a delayed one is on record from the filing on (W6-roles). */
export const isFiledDocumentPublic = (state: RecordedState): boolean =>
  maySee('anyone', 'filedDocument', isAccepted(state) ? 'onRecord' : 'pending');

/** The state of a filing, as the filing history shows it. */
export const filedStateText = (state: FiledState): string => STATE_IN_HISTORY[state];

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
