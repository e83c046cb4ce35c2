import { problemsBeforeVerification, problemsToErrors, type FormRules, type RuleContext } from '#rules';

/** Every text of a form's values without the white space around it (W5-trim); Enter submits without leaving the field. */
export function trimValues<V>(values: V): V {
  if (typeof values === 'string') return values.trim() as V;
  if (Array.isArray(values)) return values.map((item: unknown) => trimValues(item)) as V;
  if (typeof values !== 'object' || values === null) return values;
  return Object.fromEntries(
    Object.entries(values).map(([key, value]: [string, unknown]) => [key, trimValues(value)]),
  ) as V;
}

/**
 * What a form shows when it is submitted: every broken rule but "not verified yet", which the verification dialog
 * answers afterwards.
 */
export const formErrors = <V>(rules: FormRules<V>, values: V, context: RuleContext) =>
  problemsToErrors(problemsBeforeVerification(rules.problems(trimValues(values), context)));
