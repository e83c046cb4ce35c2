import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';

/** Statuses of an alert. */
export const ALERT_STATUSES = ['error', 'warning', 'success', 'info'] as const;
export type AlertStatus = (typeof ALERT_STATUSES)[number];

export const ALERT_TABLE = defineTable<string>()({
  name: 'Prefix of an alert',
  source: 'W8-alerts',
  hitPolicy: 'unique',
  outcome: 'part',
  inputs: { status: choice(ALERT_STATUSES) },
  rows: [
    { when: { status: 'error' }, then: 'Error - ' },
    { when: { status: 'warning' }, then: 'Warning - ' },
    { when: { status: ['success', 'info'] }, then: '' },
  ],
});

/** The prefix of an alert's sentence; nothing where the sentence already begins with it (W8-alerts). */
export const alertPrefix = (status: AlertStatus, sentence: string): string => {
  const prefix = evaluate(ALERT_TABLE, { status });
  return sentence.startsWith(prefix) ? '' : prefix;
};
