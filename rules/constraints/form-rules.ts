import type { Problem } from '../problem';
import type { Filing } from '../filing/filing';
import type { StepName } from '../steps/all-steps';
import type { PartName } from '../filing-parts/parts';
import type { StepDeclaration, WrittenBy } from '../steps/declare-step';
import type { FormRules, WholeStepRules } from './step-rules';
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

/** How the values of a step's page stand in the filing. */
interface StepDefinition<Step extends StepDeclaration, V> extends FormDefinition<V> {
  read(filing: Filing): V;
  /** The parts of the filing with the values, which have been tidied, in them. */
  write(values: V, filing: Filing): WrittenBy<Step>;
  /** Where the rows stand in the filing; left out where that is the one part of the step. */
  place?(rows: RowTree): RowTree;
}

const writeParts = (filing: Filing, written: Partial<Filing>, step: StepDeclaration): Filing => ({
  ...filing,
  ...Object.fromEntries(
    Object.entries(written).map(([part, value]) => [
      part,
      step.parts?.[part as PartName] === 'whole'
        ? value
        : { ...(filing[part as PartName] as object), ...(value as object) },
    ]),
  ),
});

/** Rules of a step that writes into a filing what it declares (`rules/steps/`), and cannot write anything else. */
export const stepRules = <Step extends StepDeclaration & { name: StepName }, V>(
  step: Step,
  definition: StepDefinition<Step, V>,
): WholeStepRules<V> => {
  const rules = formRules(definition);
  const { rows } = rules.form;
  const [part = ''] = Object.keys(step.parts ?? {});
  return {
    ...rules,
    step: step.name,
    rowsInFiling: definition.place?.(rows) ?? { [part]: rows },
    read: (filing) => definition.read(filing),
    write: (filing, values) =>
      writeParts(filing, definition.write(rules.tidied(values), filing) as Partial<Filing>, step),
  };
};

/** The same for a step whose page holds one whole part. */
export const stepRulesOfPart = <
  Step extends StepDeclaration & { name: StepName },
  Part extends keyof Step['parts'] & PartName,
>(
  step: Step,
  part: Part,
  definition: FormDefinition<Filing[Part]> &
    Partial<Pick<StepDefinition<Step, Filing[Part]>, 'place'>> & {
      settle?(values: Filing[Part], filing: Filing): Filing[Part];
    },
): WholeStepRules<Filing[Part]> =>
  stepRules<Step, Filing[Part]>(step, {
    ...definition,
    read: (filing) => filing[part],
    write: (values, filing) => ({ [part]: definition.settle?.(values, filing) ?? values }) as WrittenBy<Step>,
  });
