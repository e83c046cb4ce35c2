import { effectiveDateRules, type EffectiveDateValues, type StepRules } from '#rules';

/** The rules of the page: a date beyond the limit is answered by the date error dialog, not at the field (W4-ded). */
export const effectiveDateForm: StepRules<EffectiveDateValues> = {
  ...effectiveDateRules,
  problems: (values, context) =>
    effectiveDateRules.problems(values, context).filter(({ code }) => code !== 'tooLate'),
};
