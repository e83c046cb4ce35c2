import type { AnyObjectSchema } from 'yup';
import { ValidationError } from 'yup';
import type { Problem } from '../problem';
import type { FormRules, StepRules } from '../steps/step-rules';
import type { FieldRow, RuleContext } from './rule-context';
import { compile, problemOf, spanOf } from './compile';
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

const problemsOf = (error: ValidationError, form: Form): Problem[] => {
  const errors = error.inner.length ? error.inner : [error];
  const problems = errors.filter((one) => spanOf(one) === undefined).map(problemOf);
  const refused = new Set(problems.flatMap(({ path }) => pathAndAbove(path)));
  for (const one of errors) {
    const span = spanOf(one);
    if (span === undefined || refused.has(span)) continue;
    const problem = problemOf(one);
    problems.push(problem);
    for (const path of pathAndAbove(problem.path)) refused.add(path);
  }
  return inPageOrder(form.rows, problems);
};

/**
 * Rules of a form from its rows and its rules over several fields.
 * The schema is compiled on first use, so that loading the rule book costs nothing.
 */
export const formRules = <V>(definition: FormDefinition<V>): FormRules<V> => {
  const form: Form = { rows: definition.rows as RowTree, rules: definition.rules ?? [] };
  let compiled: AnyObjectSchema | undefined;
  return {
    form,
    field: (path: string): FieldRow | undefined => rowAt(form.rows, path)?.field,
    schema: (context: RuleContext) => compile(form, context),
    tidied: (values: V): V => tidyTree(form.rows, values) as V,
    problems(values: V, context: RuleContext): Problem[] {
      compiled ??= compile(form, context);
      try {
        compiled.validateSync(values, { abortEarly: false, context, disableStackTrace: true });
        return [];
      } catch (error) {
        if (!ValidationError.isError(error)) throw error;
        return problemsOf(error, form);
      }
    },
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
