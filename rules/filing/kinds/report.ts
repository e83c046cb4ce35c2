import type { KindFacts } from './kind-facts';

/** The periodic report (W2-flow-report). */
export const report = {
  isSupported: true,
  steps: 6,
  transactions: [{ transactionType: 'REPORT', transactionDescription: 'Periodic Report' }],
  task: 'standing',
  title: 'File a periodic report',
  noun: 'A periodic report',
  filedText: 'The periodic report of {name} is on record.',
} as const satisfies KindFacts;
