import type { StepName } from '#rules';

/** The steps that the server checks before they are saved; their pages come with the sagas that ask it (`step-checks`). */
export const CHECKED_STEPS = [
  'intro',
  'entityname',
  'staticentityname',
  'principalofficeaddress',
] as const satisfies StepName[];
export type CheckedStep = (typeof CHECKED_STEPS)[number];

export const isChecked = (step: StepName): step is CheckedStep =>
  CHECKED_STEPS.some((checked) => checked === step);
