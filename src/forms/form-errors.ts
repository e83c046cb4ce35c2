import { problemsBeforeVerification, problemsToErrors, type FormRules, type RuleContext } from '#rules';

/**
 * The errors that a form shows when it is submitted: every broken rule except "not verified yet", which the verification dialog answers
 * afterwards.
 */
export const formErrors = <V>(rules: FormRules<V>, values: V, context: RuleContext) =>
  problemsToErrors(problemsBeforeVerification(rules.problems(values, context)));
