import { isSentence, saidBy, type Text } from '../language/text';
import type { Problem } from '../problem';
import { pathParts } from './paths';

/** Formik's tree of messages: the shape of the values with a text at each field in error. */
export interface ErrorTree {
  [key: string]: Text | ErrorTree | (ErrorTree | undefined)[];
}

type Branch = Record<string, unknown>;

const putAt = (tree: Branch, parts: readonly string[], message: Text): void => {
  const [part, next] = parts;
  if (part === undefined || part === '__proto__') return;
  if (next === undefined) {
    tree[part] ??= message;
    return;
  }
  tree[part] ??= /^\d+$/.test(next) ? [] : {};
  // A sentence about the whole wins over sentences about its parts.
  if (typeof tree[part] === 'object' && !isSentence(tree[part]))
    putAt(tree[part] as Branch, parts.slice(1), message);
};

/** Problems as formik's nested errors; the first problem of a field is the one shown. */
export const problemsToErrors = (problems: readonly Problem[]): ErrorTree => {
  const errors: ErrorTree = {};
  for (const problem of problems) putAt(errors, pathParts(problem.path), saidBy(problem));
  return errors;
};
