import { declareFiling, step } from '../declare-filing';
import { ADDITIONAL_INFORMATION, ANY_FORMATION, formationSteps } from '../formation-steps';

/** Articles of incorporation of a profit corporation (W2-flow-dpc). */
export const dpc = declareFiling({
  ...ANY_FORMATION,
  name: 'dpc',
  inFeatures: 'domestic profit corporation',
  forms: 'DPC',
  formedBy: 'incorporators',
  transactions: [
    {
      transactionType: 'ARTINC_PC',
      transactionDescription: 'Articles of Incorporation for a Profit Corporation',
      inFeatures: 'formation of a profit corporation',
    },
  ],
  title: 'Form a profit corporation',
  steps: formationSteps('Form a profit corporation', [
    step('formation', 4, 'Incorporators'),
    step('shares', 5, 'Shares'),
    ...ADDITIONAL_INFORMATION,
  ]),
  fees: [{ when: {}, then: 50 }],
});
