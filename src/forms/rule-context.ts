import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'react-redux';
import { emptyFiling, type FormRules, type RuleContext } from '#rules';
import type { FormRulesValue } from '../controls/fields/form-rules-context';
import type { RootState } from '../session/root-reducer';
import { formErrors } from './form-errors';
import { serverNow } from '../session/selectors';

/** Answers what the rules of a form may look at, at the moment of asking. */
export type ReadRuleContext = () => RuleContext;

/** Provided around the forms of a filing; a form that belongs to no filing needs none. */
export const RuleContextSource = createContext<ReadRuleContext | null>(null);

/** The context of the form's rules: the filing in progress, an empty one elsewhere, and the server's time. */
export function useRuleContext(): ReadRuleContext {
  const givenContext = useContext(RuleContextSource);
  const store = useStore<RootState>();
  return useMemo(
    () => givenContext ?? (() => ({ filing: emptyFiling(), now: serverNow(store.getState()) })),
    [givenContext, store],
  );
}

/** Whether what an address asks keeps the rules of its form: what breaks them is told at the form, and not asked. */
export function useKeepsRules<V>(rules: FormRules<V>, values: V): boolean {
  const context = useRuleContext();
  return rules.problems(values, context()).length === 0;
}

/** What the controls of a form need of its rules. */
export function useFormRules<V>(rules: FormRules<V>, idPrefix?: string): FormRulesValue {
  const context = useRuleContext();
  return useMemo(
    () => ({
      field: (path: string) => rules.field(path, context()),
      errors: (values: unknown) => formErrors(rules, values as V, context()),
      idPrefix,
    }),
    [rules, context, idPrefix],
  );
}
