import type { FactName } from '../record/facts';

/** How the path of a problem begins that is about something that is coming; its document number follows. */
export const COMING_PATH = 'recordValues.coming.';

/** What can be coming for an entity: filings that are not in effect yet, and what the office's clock does without a report. */
export type ComingCode = 'delayed' | 'inReview' | 'paying' | 'late' | 'delinquent';

/** Something that is to change the record of an entity (T1-coming). Public facts only. */
export interface Coming {
  code: ComingCode;
  /** ISO 8601 instant of a filing, day `YYYY-MM-DD` of what the clock does; empty while nobody knows. */
  on: string;
  /** Of a filing; empty for what the clock does. */
  transactionType: string;
  /** Document number; empty for what has none. */
  document: string;
  /** The facts that it sets, as far as that is public. */
  facts: FactName[];
}

const REVOCABLE: Readonly<Record<ComingCode, boolean>> = {
  delayed: true,
  inReview: false,
  paying: false,
  late: false,
  delinquent: false,
};

/** Whether a statement can keep it from coming (T1-revoke): it is a filing that the office has accepted. */
export const isRevocable = ({ code }: Pick<Coming, 'code'>): boolean => REVOCABLE[code];
