import type { Filing } from '../filing/filing';
import { isFormation } from '../filing/formations';
import { isToCome, type RecordedState } from '../filings/recorded-state';
import { partsOfFacts, type RecordFact } from '../record/facts';
import { factsOfFiling } from '../record/facts-of-filing';

/**
 * The parts of a record that a filing is to change; none of one that has done so, or never will. A formation is about everything.
 * @param effectiveAt ISO 8601 instant
 */
export const aboutOf = (
  filing: Filing | undefined,
  state: RecordedState | '',
  effectiveAt: string,
): RecordFact[] =>
  filing === undefined || state === '' || !isToCome(state) || isFormation(filing.filingType)
    ? []
    : partsOfFacts(factsOfFiling(filing, effectiveAt));
