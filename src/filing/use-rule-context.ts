import { useMemo } from 'react';
import type { FormRules, RuleContext } from '#rules';
import { useAppSelector } from '../app/store-hooks';
import type { FormRulesValue } from '../controls/form-rules-context';
import { serverNow } from '../session/selectors';
import { selectFiling } from './selectors';

/** The filing, and the server's time at the moment of asking. */
export function useRuleContext(): () => RuleContext {
  const filing = useAppSelector(selectFiling);
  const clockOffset = useAppSelector((state) => state.session.clockOffset);
  return useMemo(() => {
    const session = { clockOffset };
    return () => ({ filing, now: serverNow({ session }) });
  }, [filing, clockOffset]);
}

/** What the controls of a form need of its rules. */
export function useFormRules<V>(rules: FormRules<V>, idPrefix?: string): FormRulesValue {
  const context = useRuleContext();
  return useMemo(
    () => ({ field: (path: string) => rules.field(path, context()), idPrefix }),
    [rules, context, idPrefix],
  );
}
