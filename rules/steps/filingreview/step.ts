import { declareStep } from '../declare-step';

/** The review of the whole filing (W2-review). */
export const filingReview = declareStep({
  name: 'filingreview',
  inFeatures: 'review',
  kind: 'ending',
  showsSaved: true,
});
