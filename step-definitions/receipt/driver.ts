import type { Soon } from '../levels/maybe-promise';

export type PaidDocument = 'filed document' | 'certificate of good standing';

/** The facts of a receipt. */
export interface ReceiptFacts {
  name: string;
  amount: number;
  last4?: string;
  masterId: string;
}

/** The receipt of a filing, its documents and what comes after it. */
export interface ReceiptDriver {
  facts(): Soon<ReceiptFacts>;
  entityName(): Soon<string>;
  askUnknown(): Soon<void>;
  /** Code of the last answer. */
  code(): Soon<number>;
  send(email: string): Soon<void>;
  sendUnknown(email: string): Soon<void>;
  isQueued(email: string): Soon<boolean>;
  askDocument(document: PaidDocument): Soon<void>;
  askUnknownDocument(document: PaidDocument): Soon<void>;
  isPdf(): Soon<boolean>;
  standing(): Soon<string>;
  /** A receipt as the sample filing has it, but for how it was paid. */
  hold(paymentType: string, last4: string): Soon<void>;
  lines(): Soon<{ line: string; value: string }[]>;
  putUnderFraudCheck(isUnder: boolean): Soon<void>;
  /** What the receipt says of the staff's review. */
  notice(): Soon<string>;
  showMoney(dollars: number): Soon<void>;
  showTime(instant: string): Soon<void>;
  shown(): Soon<string>;
  setDue(day: string): Soon<void>;
  event(): Soon<{ start: string; minutes: number; fileName: string }>;
}
