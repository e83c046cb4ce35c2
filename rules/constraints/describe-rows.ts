import type { Problem } from '../problem';
import type { FieldRow } from './rule-context';
import type { Check, Finding, Form, ListRow, Row, RowNode, RowTree } from './row';
import { isBranch } from './row';

/** One check of a row, with the message of a value that breaks it. */
export interface CheckDescription extends Pick<Problem, 'code' | 'message' | 'params'> {
  check: Check;
  /** Only a value of a wrong type breaks it: no filer can enter one, only a client that does not keep to the contract. */
  isOfType: boolean;
}

/** A constraint row of a form: its path, what the field is called, and what it refuses. */
export interface RowDescription {
  /** Formik's path without list indexes: `formers[].nameValues.personTyp`. */
  path: string;
  field: FieldRow;
  /** Whether it applies only under a condition on the rest of the form. */
  isConditional: boolean;
  row: Row<never> | ListRow;
  checks: readonly CheckDescription[];
}

const LONG = 100_000;

/** Values of which one breaks any check; the most ordinary first, since the first that fails names the check. */
const TEXTS: readonly unknown[] = [
  '',
  'a',
  'zz',
  '\u00e9',
  'N',
  'Y',
  '0',
  '-1',
  '1.5',
  '000',
  '99999999999999',
  '02/30/2026',
  '@',
  '12345',
  '!'.repeat(9),
  'x'.repeat(LONG),
];
const FLAGS: readonly unknown[] = [false, true];
const LISTS: readonly unknown[] = [[], Array.from({ length: 200 }, () => ({}))];
const ABSENT: readonly unknown[] = [undefined, null];
const OTHERS: readonly unknown[] = [5, {}, ...TEXTS, ...FLAGS, ...LISTS];

const firstFinding = (check: Check, values: readonly unknown[]): Finding | undefined => {
  for (const value of values) {
    const finding = check(value);
    if (finding) return finding;
  }
  return undefined;
};

const ordinary = (row: Row<never> | ListRow): readonly unknown[] => {
  if (row.kind === 'list') return LISTS;
  return [...(typeof row.blank === 'boolean' ? FLAGS : TEXTS), ...ABSENT];
};

const describeCheck = (row: Row<never> | ListRow, check: Check): CheckDescription => {
  const usual = firstFinding(check, ordinary(row));
  const finding = usual ?? firstFinding(check, OTHERS);
  if (!finding) throw new RangeError(`A check of "${row.field.label}" refuses nothing that is known`);
  return { ...finding, check, isOfType: !usual };
};

const describeNode = (path: string, node: RowNode, isConditional: boolean): RowDescription[] => {
  if (isBranch(node)) return describeTree(path, node, isConditional);
  if (node.kind === 'group') return describeTree(path, node.rows, true);
  const checks = node.checks.map((check) => describeCheck(node, check));
  const isOwnCondition = node.kind === 'field' && node.when !== undefined;
  const description = {
    path,
    field: node.field,
    isConditional: isConditional || isOwnCondition,
    row: node,
    checks,
  };
  return node.kind === 'list'
    ? [description, ...describeTree(`${path}[]`, node.item.rows, isConditional)]
    : [description];
};

const describeTree = (path: string, tree: RowTree, isConditional: boolean): RowDescription[] =>
  Object.entries(tree).flatMap(([key, node]) =>
    describeNode(path ? `${path}.${key}` : key, node, isConditional),
  );

/**
 * Every constraint row of a form in the order of the page, with its checks. A check is a function; what it refuses is found out by passing
 * values to it, so that the description cannot differ from the behavior.
 */
export const describeRows = (form: Form): RowDescription[] => describeTree('', form.rows, false);
