import type { Problem } from '../../problem';
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
 * Where focus goes after a refusal: to the first field with a problem, with the page scrolled to its top. Null without a problem.
 * @param problems in the order of the page
 */
export const attentionAfterRefusal = (
  problems: readonly Problem[],
): { focus: string; scrollTo: 'top' } | null => {
  const [first] = problems;
  return first ? { focus: first.path, scrollTo: 'top' } : null;
};

/** The page on which a refused request is corrected. */
export interface PiiRefusal {
  /** Place of the filer who has to be changed, from 0; null where it is the numbers. */
  filer: number | null;
  /** Their paths are those of the entry page. */
  problems: Problem[];
}

const FILER_PATH = /^filers\[(\d+)\]\./;

/**
 * What a refused request leads to on the entry page: the numbers first, then the first filer with a problem. Nothing to show where the
 * registry named neither.
 * @param problems as `savePii` answers them: `entityId`, `filers[0].nameValues.name.lastName`
 */
export const piiRefusal = (problems: readonly Problem[]): PiiRefusal => {
  const ofNumbers = problems.filter(({ path }) => path in PII_ID_MESSAGES);
  const place = problems.map(({ path }) => FILER_PATH.exec(path)?.[1]).find((found) => found !== undefined);
  if (ofNumbers.length > 0 || place === undefined) return { filer: null, problems: ofNumbers };
  const prefix = `filers[${place}].`;
  const ofFiler = problems.filter(({ path }) => path.startsWith(prefix));
  return {
    filer: Number(place),
    problems: ofFiler.map((problem) => ({ ...problem, path: `filer.${problem.path.slice(prefix.length)}` })),
  };
};
