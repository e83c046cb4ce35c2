import { declareFiling, step } from '../declare-filing';
import { ANY_FORMATION, formationSteps } from '../formation-steps';

/** Articles of organization of a cooperative under Article 56 (W2-flow-dc56). */
export const dc56 = declareFiling({
  ...ANY_FORMATION,
  name: 'dc56',
  inFeatures: 'Article 56 cooperative',
  forms: 'DC56',
  formedBy: 'incorporators',
  transactions: [
    {
      transactionType: 'ARTINC_56',
      transactionDescription: 'Articles of Organization for an Article 56 Cooperative',
      inFeatures: 'formation of an Article 56 cooperative',
    },
  ],
  title: 'Form an Article 56 cooperative',
  steps: formationSteps('Form an Article 56 cooperative', [
    step('formation', 4, 'Incorporators'),
    step('purposedirectors', 5, 'Purpose and directors'),
    step('attachments', 6, 'Attachments'),
  ]),
  fees: [{ when: {}, then: 50 }],
});
