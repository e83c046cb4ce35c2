import { flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { Problem } from '../problem';
import type { PiiIds } from './pii-entry';
import { PII_ID_MESSAGES } from './pii-entry';

/** What the registry says of the three numbers. */
export interface PiiVerdict {
  entityIdIsValid: boolean;
  piiDocIdIsValid: boolean;
  removalDocIdIsValid: boolean;
}

export const PII_VERDICT_TABLE = defineTable<keyof PiiIds>()({
  name: 'ID numbers of a request to remove personal data that the registry does not know',
  source: 'A5-admin',
  hitPolicy: 'collect',
  answers: ['entityId', 'piiDocId', 'removalDocId'],
  inputs: { entityIdIsValid: flag(), piiDocIdIsValid: flag(), removalDocIdIsValid: flag() },
  rows: [
    { when: { entityIdIsValid: false }, then: 'entityId' },
    { when: { piiDocIdIsValid: false }, then: 'piiDocId' },
    { when: { removalDocIdIsValid: false }, then: 'removalDocId' },
  ],
});

/** The problems that the registry found, in the order of the page (A5-admin). */
export const piiVerdictProblems = (verdict: PiiVerdict): Problem[] =>
  evaluate(PII_VERDICT_TABLE, {
    entityIdIsValid: verdict.entityIdIsValid === true,
    piiDocIdIsValid: verdict.piiDocIdIsValid === true,
    removalDocIdIsValid: verdict.removalDocIdIsValid === true,
  }).map((path) => ({
    path,
    code: 'notVerified',
    message: PII_ID_MESSAGES[path],
  }));

/**
 * Where attention goes after a refusal: to the first field with a problem, the page shown from its top. Null without a problem.
 * @param problems in the order of the page
 */
export const attentionAfterRefusal = (
  problems: readonly Problem[],
): { focus: string; scrollTo: 'top' } | null => {
  const [first] = problems;
  return first ? { focus: first.path, scrollTo: 'top' } : null;
};
