import { declareStep } from '../declare-step';

/** The introduction of a periodic report (W2-flow-report). */
export const reportIntro = declareStep({
  name: 'reportintro',
  inFeatures: 'report introduction',
  kind: 'introduction',
});
