import { declareStep } from '../declare-step';

/** The introduction of a filing (W2-intro). */
export const intro = declareStep({
  name: 'intro',
  inFeatures: 'introduction',
  kind: 'introduction',
  isChecked: true,
});
