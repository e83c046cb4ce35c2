import type { Said } from './language/text';

/**
 * A broken rule, as a value. The same problem is shown by the browser and answered by the server.
 * `path` is formik's dotted path from the step's values (`streetAddress.address1`, `formers[0].name`);
 * `message` is the specification's sentence, written next to its rule and never parsed; `template` and `params` are what it is made of.
 */
export interface Problem extends Said {
  path: string;
  code: ProblemCode;
}

/** Kinds of problem; the contract lists the same ones. */
export const PROBLEM_CODES = [
  'required',
  'tooShort',
  'tooLong',
  'characters',
  'pattern',
  'range',
  'choice',
  'mismatch',
  'duplicate',
  'state',
  'poBox',
  'notVerified',
  'unavailable',
  'reserved',
  'requiredTerm',
  'tooEarly',
  'tooLate',
  'tooMany',
  'tooLarge',
  'fileType',
  'fileName',
  'fileEmpty',
  'filePassword',
  'notFile',
  'consent',
  'missing',
  'unchanged',
  'recordChanged',
  'stepsChanged',
  'feeChanged',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];
