import type { StepName } from '#rules';

/** The pages that come with the sagas of the payment. */
export const PAYMENT_STEPS = [
  'filingreview',
  'payment',
  'receipt',
  'whatsnext',
] as const satisfies StepName[];
