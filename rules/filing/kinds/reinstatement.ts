import type { KindFacts } from './kind-facts';

/** Articles of reinstatement of a dissolved entity (W2-flow-reinstate). */
export const reinstatement = {
  isSupported: true,
  steps: 9,
  transactions: [
    {
      transactionType: 'REINSTATE',
      transactionDescription: 'Articles of Reinstatement',
      label: 'Reinstate an entity',
    },
  ],
  task: 'standing',
  restores: true,
  title: 'Reinstate the entity',
  noun: 'A reinstatement',
  filedText: 'The reinstatement of {name} is on record.',
} as const satisfies KindFacts;
