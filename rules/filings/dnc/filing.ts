import { declareFiling, step } from '../declare-filing';
import { ADDITIONAL_INFORMATION, ANY_FORMATION, formationSteps } from '../formation-steps';

/** Articles of incorporation of a nonprofit corporation (W2-flow-dnc). */
export const dnc = declareFiling({
  ...ANY_FORMATION,
  name: 'dnc',
  inFeatures: 'domestic nonprofit corporation',
  forms: 'DNC',
  formedBy: 'incorporators',
  transactions: [
    {
      transactionType: 'ARTINC_NPC',
      transactionDescription: 'Articles of Incorporation for a Nonprofit Corporation',
      inFeatures: 'formation of a nonprofit corporation',
    },
  ],
  title: 'Form a nonprofit corporation',
  steps: formationSteps('Form a nonprofit corporation', [
    step('formation', 4, 'Incorporators'),
    step('votingassets', 5, 'Voting & assets'),
    ...ADDITIONAL_INFORMATION,
  ]),
  fees: [{ when: {}, then: 50 }],
});
