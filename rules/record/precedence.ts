import { formatOfficeDateTime } from '../calendar/office-time';
import type { StepProblem } from '../constraints/step-problem';
import { COMING_PATH, isRevocable, type Coming } from '../filing/coming';
import type { Filing } from '../filing/filing';
import { filingOfTransaction } from '../filing/filing-of-transaction';
import { declaredFiling } from '../filing/filing-type';
import { listOfFacts } from '../filing/record-change';
import { findEffect } from '../filings/all-effects';
import { partsOfFacts, sharedFacts } from './facts';
import { comingDocument, comingSentence } from './coming-sentences';
import { factsOfFiling } from './facts-of-filing';
import { says, sentence, type Text, type Value } from '../language/text';

/** Whether a filing at once gives the entity a status in which the other one, about the same facts, cannot be made any more. */
const closes = (filing: Filing, { transactionType }: Coming, now: string): boolean => {
  const other = filingOfTransaction(transactionType);
  const { statuses = [] } = other ? declaredFiling(other.filingType) : {};
  const given = (findEffect(filing.filingType)?.sets(filing, { at: now }) ?? []).map(
    ({ set }) => set.status?.code,
  );
  return statuses.some(
    ({ statusCode, then }) => then !== null && [statusCode].flat().some((code) => given.includes(code)),
  );
};

/** What becomes of the facts that both filings set. */
const outcomeFor = ({ code, on }: Coming, facts: Value, isClosed: boolean): Text => {
  if (isClosed)
    return sentence('It no longer changes {facts}, since this filing gives the entity another status.', {
      facts,
    });
  if (on === '')
    return sentence(
      'If the office approves it, this filing still decides about {facts}, since it is received later.',
      { facts },
    );
  return code === 'inReview'
    ? sentence('If the office approves it before {moment}, it then replaces {facts} of this filing.', {
        moment: formatOfficeDateTime(on),
        facts,
      })
    : sentence('It then replaces {facts} of this filing.', { facts });
};

/** Whether the other filing still takes effect after one that is made now, or waits for staff. */
const isToCome = ({ document, on }: Coming, now: string): boolean =>
  document !== '' && (on === '' || Date.parse(on) > Date.parse(now));

/** A delayed filing, or one that waits for staff, about facts that a filing made at once sets as well. */
export interface PrecededFiling {
  /** Document number. */
  document: string;
  /** What the other filing is, and what will become of which fact. */
  sentences: Text[];
  /** It is accepted, and its day is to come. */
  isRevocable: boolean;
}

/**
 * The filings to come that are about the same facts as one that takes effect at once: its filer confirms to have read of each before paying
 * (T1-before).
 * @param now ISO 8601 instant
 */
export const precededFilings = (filing: Filing, now: string): PrecededFiling[] => {
  if (filing.effectiveDateValues.effectiveAtTimeOfFilingRadio === 'N') return [];
  const own = factsOfFiling(filing, now);
  return (filing.recordValues?.coming ?? []).flatMap((coming) => {
    const shared = partsOfFacts(sharedFacts(coming.facts, own));
    if (shared.length === 0 || !isToCome(coming, now)) return [];
    const sentences = [
      comingSentence(coming),
      comingDocument(coming),
      outcomeFor(coming, listOfFacts(shared), closes(filing, coming, now)),
    ];
    return [{ document: coming.document, sentences, isRevocable: isRevocable(coming) }];
  });
};

/** What the box beside these filings says. */
export const CONFIRM_PRECEDED = 'I have read this, and file now all the same.';

/** Told at the box where Pay is pressed before. */
export const PRECEDED_UNCONFIRMED = 'Confirm that you have read this, and file now all the same.';

/**
 * Told of each filing to come about the same that the filer has not confirmed, such as one that appeared while the review was open.
 * @param confirmed document numbers; undefined where nobody is asked to confirm anything
 */
export const unconfirmedPreceded = (
  filing: Filing,
  now: string,
  confirmed: readonly string[] | undefined,
): StepProblem[] =>
  (confirmed === undefined ? [] : precededFilings(filing, now))
    .filter(({ document }) => !confirmed?.includes(document))
    .map(({ document }) => ({
      step: 'filingreview',
      path: `${COMING_PATH}${document}`,
      code: 'recordChanged',
      ...says(
        sentence(
          'Document {document}, which is still to take effect, changes the same information as this filing. Read what becomes of both, and confirm it.',
          { document },
        ),
      ),
    }));
