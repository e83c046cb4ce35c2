import { declareStep } from '../declare-step';

/** The receipt (W2-receipt). */
export const receipt = declareStep({
  name: 'receipt',
  inFeatures: 'receipt',
  kind: 'ending',
});
