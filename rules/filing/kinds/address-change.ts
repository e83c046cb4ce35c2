import type { KindFacts } from './kind-facts';

/** The change of the principal office address (W2-flow-chgpoa). */
export const addressChange = {
  isSupported: true,
  steps: 6,
  transactions: [
    {
      transactionType: 'CHG_ENT_ADR',
      transactionDescription: 'Statement of Change Changing the Principal Office Address',
    },
  ],
  task: 'change',
  title: 'Change the principal office address',
  noun: 'A change of address',
  filedText: 'The change is on record for {name}.',
  madeToChange: 'principalOffice',
} as const satisfies KindFacts;
