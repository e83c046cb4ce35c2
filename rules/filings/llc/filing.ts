import { declareFiling, step } from '../declare-filing';
import { ADDITIONAL_INFORMATION, ANY_FORMATION, formationSteps } from '../formation-steps';

/** Articles of organization of a limited liability company (W2-flow-llc). */
export const llc = declareFiling({
  ...ANY_FORMATION,
  name: 'llc',
  inFeatures: 'limited liability company',
  forms: 'DLLC',
  formedBy: 'persons',
  transactions: [
    {
      transactionType: 'ARTORG_LLC',
      transactionDescription: 'Articles of Organization',
      inFeatures: 'formation of a limited liability company',
    },
  ],
  title: 'Form a limited liability company (LLC)',
  steps: formationSteps(
    'Form a limited liability company',
    [
      step('management', 4, 'Management & members'),
      step('formation', 5, 'Persons forming'),
      ...ADDITIONAL_INFORMATION,
    ],
    'Congratulations',
  ),
  fees: [{ when: {}, then: 50 }],
});
