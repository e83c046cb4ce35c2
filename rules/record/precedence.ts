import { formatOfficeDateTime } from '../calendar/office-time';
import type { Coming } from '../filing/coming';
import type { Filing } from '../filing/filing';
import { listOfFacts, partsOfFacts } from '../filing/record-change';
import { comingSentence } from './coming';
import { factsOfFiling } from './facts-of-filing';

/** What becomes of the facts that both filings set. */
const outcomeFor = ({ code, on }: Coming, facts: string): string => {
  if (on === '')
    return `If the office approves it, this filing still decides about ${facts}, since it is received later.`;
  return code === 'inReview'
    ? `If the office approves it before ${formatOfficeDateTime(on)}, it then replaces ${facts} of this filing.`
    : `It then replaces ${facts} of this filing.`;
};

/** Whether the other filing still takes effect after one that is made now, or waits for staff. */
const isToCome = ({ document, on }: Coming, now: string): boolean =>
  document !== '' && (on === '' || Date.parse(on) > Date.parse(now));

/**
 * Told to the filer of a filing that takes effect at once, of each delayed filing and each that waits for staff which is about the same
 * facts: its number, and what will become of which fact (T1-before). Sentences, a list for each.
 * @param now ISO 8601 instant
 */
export const precededFilings = (filing: Filing, now: string): string[][] => {
  if (filing.effectiveDateValues.effectiveAtTimeOfFilingRadio === 'N') return [];
  const own = factsOfFiling(filing, now);
  return (filing.recordValues?.coming ?? []).flatMap((coming) => {
    const shared = partsOfFacts(coming.facts.filter((fact) => own.includes(fact)));
    if (shared.length === 0 || !isToCome(coming, now)) return [];
    return [
      [
        comingSentence(coming),
        `Document number ${coming.document}.`,
        outcomeFor(coming, listOfFacts(shared)),
      ],
    ];
  });
};
