import { emptyFiling, STEP_RULES, type StepWithValues } from '#rules';
import { FULL } from '../../samples/sections';
import { FORMS, type FormName } from '../../words/vocabulary/forms';
import { form, type RulesForm } from './rule-form';

/** The forms that a step of a filing asks for. */
export type StepForm = {
  [Name in FormName]: (typeof FORMS)[Name] extends StepWithValues ? Name : never;
}[FormName];

/** Each of them as the rules of its step have it: empty, and filled in as in a sound filing. */
export const STEP_FORMS = Object.fromEntries(
  Object.entries(FORMS).flatMap(([name, step]): [string, RulesForm][] => {
    const rules = step === null ? undefined : STEP_RULES[step];
    return rules ? [[name, form(rules, rules.read(emptyFiling()), rules.read(FULL))]] : [];
  }),
) as Record<StepForm, RulesForm>;
