import type { Problem } from '../problem';
import type { RuleContext } from './rule-context';
import { conformToForm, isRecord } from './conform';
import type { Condition, Finding, Form, ListRow, Row, RowNode, RowTree } from './row';
import { isBranch } from './row';
import { tidyTree } from './tidy';

/** A broken rule of a form. */
export interface LocatedProblem {
  problem: Problem;
  /** The path under which a rule over several fields reports; missing for a problem of a row. */
  span?: string;
}

/** For a value in the place of a group of values, or of a list. */
const WRONG_TYPE: Finding = { code: 'missing', message: 'Enter a value' };

const problemAt = (path: string, { code, message, template, params }: Finding): LocatedProblem => ({
  problem: { path, code, message, ...(template && { template }), ...(params && { params }) },
});

/** Only the first failing check of a row is reported. */
const firstOf = (
  { checks }: Pick<Row<never>, 'checks'>,
  value: unknown,
  path: string,
  context: RuleContext,
): LocatedProblem[] => {
  for (const check of checks) {
    const finding = check(value, context);
    if (finding) return [problemAt(path, finding)];
  }
  return [];
};

const under = (path: string, key: string): string => (path ? `${path}.${key}` : key);

/** Walks the values of one form along its rows; a condition is asked with the values of the form it belongs to, not of the page around it. */
class FormWalk {
  private conformed: Record<string, unknown> | undefined;

  constructor(
    private readonly form: Form,
    private readonly values: Record<string, unknown>,
    private readonly context: RuleContext,
  ) {}

  /** Problems of rows, those of a list's entries included, and then those of the rules over several fields. */
  at(path: string): LocatedProblem[] {
    const { form, context } = this;
    return [
      ...this.tree(form.rows, this.values, path, []),
      ...form.rules
        .flatMap((rule) => rule(this.whole(), context))
        .map((finding) => ({
          ...problemAt(path ? `${path}.${finding.path}` : finding.path, finding),
          span: (path ? `${path}.` : '') + (finding.over ?? finding.path),
        })),
    ];
  }

  /** The form's values in its shape, made once for all that asks for them. */
  private whole(): never {
    return (this.conformed ??= conformToForm(this.form, this.values)) as never;
  }

  private tree(
    tree: RowTree,
    given: unknown,
    path: string,
    conditions: readonly Condition<never>[],
  ): LocatedProblem[] {
    const values = given ?? {};
    if (!isRecord(values)) return [problemAt(path, WRONG_TYPE)];
    return Object.entries(tree).flatMap(([key, node]) =>
      this.node(node, Object.hasOwn(values, key) ? values[key] : undefined, under(path, key), conditions),
    );
  }

  private node(
    node: RowNode,
    value: unknown,
    path: string,
    conditions: readonly Condition<never>[],
  ): LocatedProblem[] {
    if (isBranch(node)) return this.tree(node, value, path, conditions);
    switch (node.kind) {
      case 'group':
        return this.tree(node.rows, value, path, [...conditions, node.when]);
      case 'list':
        return this.list(node, value, path);
      case 'field': {
        const all = node.when ? [...conditions, node.when] : conditions;
        const isActive = all.every((holds) => holds(this.whole(), this.context));
        return isActive ? firstOf(node, node.tidy(value), path, this.context) : [];
      }
    }
  }

  private list(row: ListRow, given: unknown, path: string): LocatedProblem[] {
    const list: unknown = given ?? [];
    if (!Array.isArray(list)) return [problemAt(path, WRONG_TYPE)];
    return [
      ...list.flatMap((item, index) => findProblems(row.item, item, this.context, `${path}[${index}]`)),
      ...firstOf(
        row,
        list.map((item) => tidyTree(row.item.rows, item)),
        path,
        this.context,
      ),
    ];
  }
}

/** Every broken rule of a form's values, as they would be kept; never throws, whatever the values are. */
export function findProblems(form: Form, given: unknown, context: RuleContext, path = ''): LocatedProblem[] {
  const values = given ?? {};
  if (!isRecord(values)) return [problemAt(path, WRONG_TYPE)];
  return new FormWalk(form, values, context).at(path);
}
