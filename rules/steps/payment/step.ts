import { declareStep } from '../declare-step';

/** The hand-off to the card page (W7-payment). */
export const payment = declareStep({
  name: 'payment',
  inFeatures: 'payment',
  kind: 'ending',
  needs: 'a credit or debit card',
  showsSaved: true,
});
