import type { Said } from '../language/text';
import type { ProblemCode } from '../problem';
import type { FieldRow, RuleContext } from './rule-context';

/** Whether rows apply, decided from the whole form's values. */
export type Condition<V> = (values: V, context: RuleContext) => boolean;

/** What a failing check says: enough to build a problem once its path is known. */
export interface Finding extends Said {
  code: ProblemCode;
}

/** One test of one value; empty when the value passes. Few ask what the filing is. */
export type Check = (value: unknown, context?: RuleContext) => Finding | null;

/** A constraint on one field. Only the first failing check is reported. */
export interface Row<V = unknown> {
  kind: 'field';
  field: FieldRow;
  checks: readonly Check[];
  /** The value as the checks see it, and as it is kept: text is trimmed (W5-trim). */
  tidy(value: unknown): unknown;
  /** The value that rules over several fields see in the place of a missing or wrongly typed one. */
  blank: string | boolean;
  when?: Condition<V>;
}

/** Rows that apply only under a condition on the whole form. */
export interface Group<V = unknown> {
  kind: 'group';
  when: Condition<V>;
  rows: RowTree;
}

/** A list whose items have rows and rules of their own. */
export interface ListRow {
  kind: 'list';
  field: FieldRow;
  checks: readonly Check[];
  item: Form;
}

/** Rows of any form, whatever its values' type. */
export interface RowTree {
  readonly [key: string]: RowNode;
}
export type RowNode = Row<never> | Group<never> | ListRow | RowTree;

/** Rows that follow the shape of the values `V`; conditions see the whole form `Root`. */
export type Rows<V, Root = V> = {
  readonly [K in keyof V]?: V[K] extends readonly unknown[]
    ? ListRow
    : V[K] extends object
      ? Rows<V[K], Root> | Group<Root>
      : Row<Root>;
};

/**
 * A problem that a rule over several fields found. It is shown at `path`, but not if `over` (else `path` itself, or anything inside it)
 * already has a problem.
 */
export interface CrossFinding extends Finding {
  path: string;
  over?: string;
}

/** A rule over several fields. */
export type CrossRule<V> = (values: V, context: RuleContext) => readonly CrossFinding[];

/** A form with its type forgotten, as the compiler sees it. */
export interface Form {
  rows: RowTree;
  rules: readonly CrossRule<never>[];
}

/** True for a node that constrains something itself, false for a plain branch of the tree. */
export const isBranch = (node: RowNode): node is RowTree =>
  !('kind' in node && typeof node.kind === 'string');
