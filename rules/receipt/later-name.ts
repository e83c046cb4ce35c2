import { formatOfficeDateTime } from '../calendar/office-time';
import type { EffectOnReceipt, RecordedState } from '../filings/recorded-state';
import { sentence, type Text } from '../language/text';
import { isInEffect, stateAt } from '../filings/recorded-state';

/** The names of which receipt, what's next, mails and document of a finished filing speak. */
export interface FiledNames {
  /** On record once the filing has been recorded. */
  name: string;
  /** The name that the entity gets later; left out where it has it by then, or keeps its name. */
  laterName?: string;
}

const LATER_NAME: Readonly<Record<RecordedState, (name: string, effectiveDate: string) => Text>> = {
  waitingForReview: (name) =>
    sentence('The name will be {name} once the filing is accepted and takes effect.', { name }),
  delayed: (name, effectiveDate) =>
    sentence('The name will be {name} from {moment} on.', {
      name,
      moment: formatOfficeDateTime(effectiveDate),
    }),
  effective: () => '',
  revoked: () => '',
  rejected: () => '',
};

/**
 * The sentence about a name that the entity gets later; empty where there is none, or once it has it.
 * @param effectiveDate when a delayed filing takes effect, ISO 8601 instant
 */
export const laterNameSentence = (laterName: string, state: RecordedState, effectiveDate: string): Text =>
  laterName === '' ? '' : LATER_NAME[state](laterName, effectiveDate);

/**
 * The name of an entity when a finished filing is viewed, and the sentence about a later one, which replaces the present name on the day of
 * effect.
 * @param now ISO 8601 instant
 */
export const namesAt = (
  { name, laterName = '', ...facts }: FiledNames & EffectOnReceipt,
  now: string,
): { name: string; sentence: Text } => {
  const state = stateAt(facts, now);
  return {
    name: (isInEffect(state) && laterName) || name,
    sentence: laterNameSentence(laterName, state, facts.effectiveDate),
  };
};
