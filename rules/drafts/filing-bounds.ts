import type { StepProblem } from '../constraints/step-problem';
import type { Filing } from '../filing/filing';
import { says, sentence } from '../language/text';

/**
 * A part of a filing that grows with its input, and the most that it may hold. Bounds are far beyond what a filer enters, for which the
 * rules of the steps have limits of their own; they keep what the registry stores, checks and draws small enough to be done in one request.
 */
interface FilingBound {
  step: StepProblem['step'];
  /** Path in the values of the step. */
  path: string;
  /** The most entries of a list, or characters of a text. */
  most: number;
  of(filing: Filing): readonly unknown[] | string;
}

const MAX_PERSONS = 200;
const MAX_CONTACTS = 50;
const LONGEST_TEXT = 5_000;

/** The bounds of a filing: each list and each long text of the contract has a row. */
export const FILING_BOUNDS: readonly FilingBound[] = [
  { step: 'formation', path: 'formers', most: MAX_PERSONS, of: (filing) => filing.formationValues.formers },
  { step: 'filer', path: 'filers', most: MAX_PERSONS, of: (filing) => filing.filersValues.filers },
  {
    step: 'notifications',
    path: 'emails',
    most: MAX_CONTACTS,
    of: (filing) => filing.notificationsValues.emails,
  },
  {
    step: 'notifications',
    path: 'texts',
    most: MAX_CONTACTS,
    of: (filing) => filing.notificationsValues.texts,
  },
  {
    step: 'shares',
    path: 'additionalInfo',
    most: LONGEST_TEXT,
    of: (filing) => filing.sharesValues.additionalInfo,
  },
  {
    step: 'votingassets',
    path: 'assetsDistribution',
    most: LONGEST_TEXT,
    of: (filing) => filing.votingAssetsValues.assetsDistribution,
  },
  {
    step: 'purposedirectors',
    path: 'purpose',
    most: LONGEST_TEXT,
    of: (filing) => filing.purposeDirectorsValues.purpose,
  },
  {
    step: 'purposedirectors',
    path: 'directorsTerms',
    most: LONGEST_TEXT,
    of: (filing) => filing.purposeDirectorsValues.directorsTerms,
  },
  {
    step: 'additionalinfo',
    path: 'additionalInfo',
    most: LONGEST_TEXT,
    of: (filing) => filing.additionalInfoValues.additionalInfo,
  },
];

/** The parts of a filing that hold more than they may, in the order of the table; empty for every filing that somebody has entered. */
export const filingBoundProblems = (filing: Filing): StepProblem[] =>
  FILING_BOUNDS.flatMap(({ step, path, most, of }): StepProblem[] => {
    const count = of(filing);
    if (count.length <= most) return [];
    return typeof count === 'string'
      ? [
          {
            step,
            path,
            code: 'tooLong',
            ...says(sentence('Must be at most {max} characters', { max: most })),
          },
        ]
      : [
          {
            step,
            path,
            code: 'tooMany',
            ...says(sentence('Only {max} can be entered here.', { max: most })),
          },
        ];
  });
