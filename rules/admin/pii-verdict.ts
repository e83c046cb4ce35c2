import type { Problem } from '../problem';
import type { PiiIds } from './pii-entry';
import { PII_ID_MESSAGES } from './pii-entry';

/** The transaction of a Statement of Removal, which must be on record of the entity before a document is withheld (reading 36). */
export const REMOVAL_STATEMENT = 'STMT_REMOVAL';

/** What the registry says of the three numbers. */
export interface PiiVerdict {
  entityIdIsValid: boolean;
  piiDocIdIsValid: boolean;
  removalDocIdIsValid: boolean;
}

const PII_ID_FIELDS = ['entityId', 'piiDocId', 'removalDocId'] as const satisfies readonly (keyof PiiIds)[];

/** The problems that the registry found, in the order of the page (A5-admin). */
export const piiVerdictProblems = (verdict: PiiVerdict): Problem[] => {
  const isValid: Record<keyof PiiIds, boolean> = {
    entityId: verdict.entityIdIsValid,
    piiDocId: verdict.piiDocIdIsValid,
    removalDocId: verdict.removalDocIdIsValid,
  };
  return PII_ID_FIELDS.filter((path) => isValid[path] !== true).map((path) => ({
    path,
    code: 'notVerified',
    message: PII_ID_MESSAGES[path],
  }));
};

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
