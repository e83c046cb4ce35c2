import type { KindFacts } from './kind-facts';

/** The change of the registered agent (W2-flow-chgra). */
export const agentChange = {
  isSupported: true,
  steps: 6,
  transactions: [
    {
      transactionType: 'CHG_AGT_INFO',
      transactionDescription: 'Statement of Change Changing the Registered Agent Information',
    },
  ],
  task: 'change',
  title: 'Change the registered agent',
  noun: 'A change of registered agent',
  filedText: 'The change is on record for {name}.',
  madeToChange: 'registeredAgent',
} as const satisfies KindFacts;
