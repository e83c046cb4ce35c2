import type { Problem } from '../problem';
import type { FormRules, StepRules } from './step-rules';
import type { FieldRow, RuleContext } from './rule-context';
import { findProblems, type LocatedProblem } from './find-problems';
import { inPageOrder, rowAt } from './paths';
import type { CrossRule, Form, RowTree, Rows } from './row';
import { tidyTree } from './tidy';

/** Rows by field, and rules over several fields. */
export interface FormDefinition<V> {
  rows: Rows<V>;
  rules?: readonly CrossRule<V>[];
}

/** A path and everything that contains it: `formers[0].name` also `formers[0]`, `formers` and the whole form. */
const pathAndAbove = (path: string): string[] => [
  path,
  ...Array.from(path.matchAll(/[.[]/g), ({ index }) => path.slice(0, index)),
  '',
];

/** A rule over several fields is skipped where one of its fields, or what contains it, already has a problem. */
const problemsOf = (found: readonly LocatedProblem[], form: Form): Problem[] => {
  const problems = found.filter(({ span }) => span === undefined).map(({ problem }) => problem);
  const refused = new Set(problems.flatMap(({ path }) => pathAndAbove(path)));
  for (const { problem, span } of found) {
    if (span === undefined || refused.has(span)) continue;
    problems.push(problem);
    for (const path of pathAndAbove(problem.path)) refused.add(path);
  }
  return inPageOrder(form.rows, problems);
};

/** Rules of a form from its rows and its rules over several fields. */
export const formRules = <V>(definition: FormDefinition<V>): FormRules<V> => {
  const form: Form = { rows: definition.rows as RowTree, rules: definition.rules ?? [] };
  return {
    form,
    field: (path: string): FieldRow | undefined => rowAt(form.rows, path)?.field,
    tidied: (values: V): V => tidyTree(form.rows, values) as V,
    problems: (values: V, context: RuleContext): Problem[] =>
      problemsOf(findProblems(form, values, context), form),
  };
};

/** Rules of a step: a form, and the path of its values in the filing. */
export const stepRules = <V>(
  definition: FormDefinition<V> & Pick<StepRules<V>, 'step' | 'read' | 'write'>,
): StepRules<V> => {
  const rules = formRules(definition);
  return {
    ...rules,
    step: definition.step,
    read: definition.read,
    write: (filing, values) => definition.write(filing, rules.tidied(values)),
  };
};
