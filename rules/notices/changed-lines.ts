import { SAME_AS_STREET } from '../addresses/mailing-address';
import type { Language } from '../language/languages';
import { englishOf, sentence, term, type SingleValue, type Text } from '../language/text';
import { listOfFacts } from '../filing/record-change';
import { FACT_ROWS } from './fact-rows';
import type { ToldChange } from './told-change';

const isNothing = (value: SingleValue | undefined): value is undefined | '' =>
  value === undefined || value === '';

const inEnglish = (value: SingleValue | undefined): string => {
  if (value === undefined) return '';
  return typeof value === 'object' ? englishOf(value) : String(value);
};

/** That mail goes to the street address is nothing to tell of an address that comes or goes as a whole. */
const isImplied = (value: SingleValue | undefined, other: SingleValue | undefined): boolean =>
  isNothing(other) && inEnglish(value) === SAME_AS_STREET;

const line = (label: string, before: SingleValue | undefined, after: SingleValue | undefined): Text => {
  const fact = term(label);
  if (isNothing(after)) return sentence('{fact}: no longer {before}', { fact, before: before ?? '' });
  return isNothing(before)
    ? sentence('{fact}: {after}', { fact, after })
    : sentence('{fact}: from {before} to {after}', { fact, before, after });
};

/**
 * What changed, a line a fact, from what to what. Of what a withheld document set, only the part is named.
 * @param language the reader's, in which countries are named
 */
export function changedLines({ before, after, withheld }: ToldChange, language: Language): Text[] {
  const told = FACT_ROWS.flatMap(({ label, words: say }) => {
    const [former, present] = [say(before, language), say(after, language)];
    return inEnglish(former) === inEnglish(present) ||
      isImplied(former, present) ||
      isImplied(present, former)
      ? []
      : [line(label, former, present)];
  });
  return [
    ...told,
    ...withheld.map((part) =>
      sentence('Not shown, since a document is withheld: {part}', { part: listOfFacts([part]) }),
    ),
  ];
}
