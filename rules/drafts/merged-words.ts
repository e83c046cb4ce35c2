import type { Filing } from '../filing/filing';
import { flowFacts, flowSteps } from '../flows/flow';
import { stepTitle } from '../flows/page-title';
import { pagesOfPart } from '../flows/parts-of-filing';
import type { StepName } from '../steps/all-steps';
import { conflictsOf } from './conflicts';
import type { MergedFilings } from './merge-filings';
import { sentence, term, type Sentence, type Text } from '../language/text';

/** Titles of some pages of a filing, each once and in the order of its pages: "Entity name, Filer". */
const titlesOf = (filing: Filing, pages: readonly StepName[]): Sentence[] => {
  const facts = flowFacts(filing);
  return flowSteps(facts)
    .filter((step) => pages.includes(step))
    .map((step) => term(stepTitle(facts, step)));
};

/**
 * The message to a filer into whose filing something has come that was saved in another place: on which pages it is. Empty where no page
 * has changed. What both have changed is asked, and not told here.
 */
export function mergedMessage({ filing, undecided, taken }: MergedFilings): Text {
  const pages = taken
    .filter((part) => !(part in undecided))
    .flatMap((part) => pagesOfPart(filing, part).map(({ step }) => step));
  const titles = titlesOf(filing, pages);
  return titles.length === 0
    ? ''
    : sentence(
        'This filing was also changed somewhere else, for example in another tab. From there comes: {parts}.',
        { parts: titles },
      );
}

/** Why a filing cannot be finished, or put aside, while its filer has to decide between two answers; empty where nothing is undecided. */
export function decideFirst(filing: Filing, undecided: Partial<Filing>): Text {
  const titles = titlesOf(
    filing,
    conflictsOf(filing, undecided).map(({ step }) => step),
  );
  return titles.length === 0
    ? ''
    : sentence('First choose which answer to keep: {parts}.', { parts: titles });
}
