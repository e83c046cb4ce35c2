import type { RecordedState } from '../filings/recorded-state';
import type { RecordFact } from '../record/facts';
import type { FactsRead } from '../record/published-facts';
import type { RemindedFiling } from './reminders';

/** What has happened to a record, or to a filing on it, as everybody may know it (T3-tell). */
export interface ToldChange {
  entityId: string;
  /** The name on record now. */
  name: string;
  /** When the document was filed; without one, when the change counts. ISO 8601 instant. */
  at: string;
  /** Document number; empty for what no document did. */
  document: string;
  transactionType: string;
  /** The document was withheld from the public. */
  isWithheld: boolean;
  /** The state that the filing got; empty where it got none. */
  state: RecordedState | '';
  /** The state in which the filing was before; empty where it has just come. */
  earlierState: RecordedState | '';
  /** When the filing takes effect, or has taken effect, ISO 8601 instant. */
  effectiveAt: string;
  /** Parts of the record that a filing which is not in effect is about. */
  about: readonly RecordFact[];
  /** The facts that differ, before and after. */
  before: FactsRead;
  after: FactsRead;
  /** Parts that changed and are not shown, since a document is withheld. */
  withheld: readonly RecordFact[];
  /** What is to be filed where a due day has changed the status; null where nothing is. */
  remedy: RemindedFiling | null;
}
