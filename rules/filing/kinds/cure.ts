import type { KindFacts } from './kind-facts';

/** The statement that cures the delinquency of an entity (W2-flow-cure). */
export const cure = {
  isSupported: true,
  steps: 9,
  transactions: [{ transactionType: 'CURE_DLNQ', transactionDescription: 'Statement Curing Delinquency' }],
  task: 'standing',
  restores: true,
  title: 'Cure a delinquency',
  noun: 'A statement curing delinquency',
  filedText: 'The statement curing the delinquency of {name} is on record.',
} as const satisfies KindFacts;
