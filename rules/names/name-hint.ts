import type { Text } from '../language/text';
import { availabilityKey } from './availability-key';
import { closeNamesNote, similarNamesNote, MAX_CLOSE_NAMES } from './close-names';
import { nameWithoutTerms } from './name-without-terms';
import type { NameCheck, NameCheckOutcome } from './name-check';
import { NAME_TAKEN_MESSAGE, nameCheckOutcome } from './name-check';

/** What the registry says of a name that is being typed. */
export interface NameHintAnswer {
  valid: boolean;
  message: string;
  name: string;
  nameIsAvailable: boolean;
  nameIsReserved: boolean;
  closeNames?: readonly string[];
}

/** Hints by what a check would find; nothing is promised before the payment. */
const HINTS: Readonly<Record<NameCheckOutcome, (answer: NameHintAnswer) => (Text | null)[]>> = {
  available: ({ closeNames = [] }) => [
    closeNamesNote(closeNames) ?? 'Nobody uses this name now. It is held for you when you pay.',
  ],
  reserved: () => ['This name is reserved. You can use it only with the consent of its holder.'],
  notAvailable: () => [NAME_TAKEN_MESSAGE],
  invalid: ({ message, closeNames = [] }) => [message, similarNamesNote(closeNames)],
};

/** The hints on a name when typing stops, in sentences. They decide nothing: Next checks the name in any case (W4-name-outcomes). */
export const nameHint = (answer: NameHintAnswer): Text[] => {
  const check: NameCheck = {
    valid: answer.valid,
    isAvailable: answer.nameIsAvailable,
    isReserved: answer.nameIsReserved,
  };
  return HINTS[nameCheckOutcome(check)](answer).filter((sentence) => sentence !== null);
};

/** Fewest letters and digits of the beginning of names that is looked for. */
const SHORTEST_START = 3;

/** The beginning of names that are like this one: its words without article and terms; empty where that is too short to mean something. */
export const namePrefix = (name: string): string => {
  const start = nameWithoutTerms(name);
  return start.replace(/[^\p{L}\p{N}]/gu, '').length < SHORTEST_START ? '' : start;
};

/**
 * The names to show of those that are like this one: neither itself nor one twice, and only as many as are easily read.
 * @param close names of the same words, which come first
 * @param beginning names that begin with its words
 */
export const similarNamesToShow = (
  name: string,
  close: readonly string[],
  beginning: readonly string[],
): string[] => {
  const key = availabilityKey(name);
  const others = beginning.filter((other) => availabilityKey(other) !== key);
  return [...new Set([...close, ...others])].slice(0, MAX_CLOSE_NAMES);
};
