import { COMPLETENESS_CODES, completenessCode } from '../completeness/completeness';
import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { Filing } from '../filing/filing';
import type { Problem } from '../problem';
import { filingProblems } from '../steps/all-steps';

export const REVIEW_NEXT_TABLE = defineTable<boolean>()({
  name: 'Whether review offers Next',
  source: 'W4-review-next',
  hitPolicy: 'unique',
  inputs: { returnedFromPayment: flag(), code: choice(COMPLETENESS_CODES), breaksRule: flag() },
  rows: [
    { when: { returnedFromPayment: true }, then: true },
    { when: { returnedFromPayment: false, code: 'VALID', breaksRule: false }, then: true },
    { when: { returnedFromPayment: false, code: 'VALID', breaksRule: true }, then: false },
    { when: { returnedFromPayment: false, code: { except: 'VALID' } }, then: false },
  ],
});

/**
 * Whether review offers Next: nothing is missing and no rule of any step is broken, or the browser came back from payment and
 * nothing is checked (W4-review-next).
 * @param now ISO 8601 instant
 * @param problems of the whole filing, where the caller has them
 */
export const reviewOffersNext = (
  filing: Filing,
  now: string,
  returnedFromPayment = false,
  problems: readonly Problem[] = filingProblems(filing, now),
): boolean =>
  evaluate(REVIEW_NEXT_TABLE, {
    returnedFromPayment,
    code: completenessCode(filing, now),
    breaksRule: problems.length > 0,
  });
