import { DISSOLVED_STATUSES, NOT_DISSOLVED_STATUSES } from '../../entities/entity-statuses';
import { declareFiling, step } from '../declare-filing';

/**
 * Articles of amendment (W2-flow-amend). They exist for three entity types; corporations for profit and Article 56 cooperatives have none
 * here.
 */
export const amend = declareFiling({
  name: 'amend',
  inFeatures: 'amendment',
  isSupported: true,
  stepCount: 7,
  transactions: [
    {
      transactionType: 'AMD_LLC',
      transactionDescription: 'Articles of Amendment for a Limited Liability Company',
      inFeatures: 'amendment of a limited liability company',
      label: 'Amend a limited liability company',
      entityType: 'DLLC',
    },
    {
      transactionType: 'AMD_NPC',
      transactionDescription: 'Articles of Amendment for a Nonprofit Corporation',
      inFeatures: 'amendment of a nonprofit corporation',
      label: 'Amend a nonprofit corporation',
      entityType: 'DNC',
    },
    {
      transactionType: 'AMD_55',
      transactionDescription: 'Articles of Amendment for a Cooperative Association',
      inFeatures: 'amendment of an Article 55 cooperative association',
      label: 'Amend an Article 55 cooperative association',
      entityType: 'DC55',
    },
  ],
  task: 'change',
  title: 'Amend the entity',
  noun: 'An amendment',
  filedText: 'The change is on record for {name}.',
  madeToChange: 'entityName',
  steps: [
    step('intro', null, 'Amend an entity'),
    step('entityname', 1, 'Entity name', {}, { needs: 'the new name, if the name changes' }),
    step(
      'additionalinfo',
      2,
      'Additional information',
      {},
      { requiredOf: ['DC55'], needs: 'the text or document of what changes' },
    ),
    step('attachments', 2, 'Attachments', { attaches: 'Y' }),
    step('effectivedate', 3, 'Delayed effective date'),
    step('filer', 4, 'Filer'),
    step('notifications', 5, 'Notifications'),
    step('filingreview', 6, 'Filing review'),
    step('payment', null, 'Payment'),
    step('receipt', null, 'Receipt'),
    step('whatsnext', null, "What's next"),
  ],
  rootLeadsTo: 'entityname',
  fees: [{ when: {}, then: 25 }],
  // The statutory language stays in the name of a delinquent or dissolved entity (W4-name-suffix).
  statuses: [{ statusCode: [...NOT_DISSOLVED_STATUSES, ...DISSOLVED_STATUSES], then: null }],
});
