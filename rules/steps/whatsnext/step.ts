import { declareStep } from '../declare-step';

/** What comes after the filing (W2-whatsnext). */
export const whatsNext = declareStep({
  name: 'whatsnext',
  inFeatures: "what's next",
  kind: 'ending',
});
