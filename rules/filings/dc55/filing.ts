import { declareFiling, step } from '../declare-filing';
import { ANY_FORMATION, formationSteps } from '../formation-steps';

/** Articles of incorporation of a cooperative association under Article 55 (W2-flow-dc55). */
export const dc55 = declareFiling({
  ...ANY_FORMATION,
  name: 'dc55',
  inFeatures: 'Article 55 cooperative association',
  forms: 'DC55',
  formedBy: 'incorporators',
  transactions: [
    {
      transactionType: 'ARTINC_55',
      transactionDescription: 'Articles of Incorporation for an Article 55 Cooperative Association',
      inFeatures: 'formation of an Article 55 cooperative association',
    },
  ],
  title: 'Form an Article 55 cooperative association',
  steps: formationSteps('Form an Article 55 cooperative association', [
    step('formation', 4, 'Incorporators'),
    step('purposedirectors', 5, 'Purpose and directors'),
    step(
      'attachments',
      6,
      'Attachments',
      {},
      { requiredOf: ['DC55'], needs: 'a document on its capital stock and its members' },
    ),
  ]),
  fees: [{ when: {}, then: 50 }],
});
