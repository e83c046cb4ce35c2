import { DISSOLVED_STATUSES, NOT_DISSOLVED_STATUSES } from '../../entities/entity-statuses';
import { declareFiling, step } from '../declare-filing';

/**
 * The statement, or the articles, by which an entity says that it is dissolved (T10). Staff do not review it: it takes an entity out of
 * business, which nobody gains who does not own it, and a reinstatement undoes it.
 */
export const dissolve = declareFiling({
  name: 'dissolve',
  inFeatures: 'dissolution',
  isSupported: true,
  stepCount: 5,
  transactions: [
    {
      transactionType: 'DISS_LLC',
      transactionDescription: 'Statement of Dissolution',
      inFeatures: 'statement of dissolution',
      label: 'Dissolve a limited liability company',
      entityType: 'DLLC',
    },
    {
      transactionType: 'DISS_PC',
      transactionDescription: 'Articles of Dissolution for a Profit Corporation',
      inFeatures: 'dissolution of a profit corporation',
      label: 'Dissolve a profit corporation',
      entityType: 'DPC',
    },
    {
      transactionType: 'DISS_NPC',
      transactionDescription: 'Articles of Dissolution for a Nonprofit Corporation',
      inFeatures: 'dissolution of a nonprofit corporation',
      label: 'Dissolve a nonprofit corporation',
      entityType: 'DNC',
    },
  ],
  task: 'change',
  dissolves: true,
  title: 'Dissolve the entity',
  noun: 'A dissolution',
  filedText: 'The dissolution of {name} is on record.',
  steps: [
    step('intro', null, 'Dissolve an entity'),
    step('additionalinfo', 1, 'Additional information'),
    step('attachments', 1, 'Attachments', { attaches: 'Y' }),
    step('effectivedate', 2, 'Delayed effective date'),
    step('filer', 3, 'Filer'),
    step('notifications', 4, 'Notifications'),
    step('filingreview', 5, 'Filing review'),
    step('payment', null, 'Payment'),
    step('receipt', null, 'Receipt'),
    step('whatsnext', null, "What's next"),
  ],
  fees: [{ when: {}, then: 25 }],
  statuses: [
    { statusCode: NOT_DISSOLVED_STATUSES, then: null },
    { statusCode: DISSOLVED_STATUSES, then: 'The entity is dissolved already.' },
  ],
});
