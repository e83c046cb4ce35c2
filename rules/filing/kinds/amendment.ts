import type { KindFacts } from './kind-facts';

/**
 * Articles of amendment (W2-flow-amend). They exist for three entity types; corporations for profit and Article 56 cooperatives have none
 * here.
 */
export const amendment = {
  isSupported: true,
  steps: 7,
  transactions: [
    {
      transactionType: 'AMD_LLC',
      transactionDescription: 'Articles of Amendment for a Limited Liability Company',
      label: 'Amend a limited liability company',
      entityType: 'DLLC',
    },
    {
      transactionType: 'AMD_NPC',
      transactionDescription: 'Articles of Amendment for a Nonprofit Corporation',
      label: 'Amend a nonprofit corporation',
      entityType: 'DNC',
    },
    {
      transactionType: 'AMD_55',
      transactionDescription: 'Articles of Amendment for a Cooperative Association',
      label: 'Amend an Article 55 cooperative association',
      entityType: 'DC55',
    },
  ],
  task: 'change',
  title: 'Amend the entity',
  noun: 'An amendment',
  filedText: 'The change is on record for {name}.',
  madeToChange: 'entityName',
} as const satisfies KindFacts;
