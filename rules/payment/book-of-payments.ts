import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';

/** What becomes of a payment in the provider's book. */
export type BookOutcome = 'filed' | 'refunded' | 'reported' | 'closed';

/** What each side knows of a payment. */
export interface BookedPayment {
  /** By the provider. */
  money: 'kept' | 'returned';
  /** By the registry: the payment files something, its refund was asked for, or neither. */
  use: 'filed' | 'refunding' | 'none';
  /** Staff have closed it. */
  isClosed: boolean;
}

export const BOOK_TABLE = defineTable<BookOutcome>()({
  name: 'What becomes of a payment in the book of the provider',
  source: 'T5-book',
  hitPolicy: 'unique',
  inputs: {
    money: choice(['kept', 'returned']),
    use: choice(['filed', 'refunding', 'none']),
    isClosed: flag(),
  },
  rows: [
    { when: { money: 'returned' }, then: 'refunded' },
    { when: { money: 'kept', use: 'filed' }, then: 'filed' },
    { when: { money: 'kept', use: 'refunding' }, then: 'refunded' },
    { when: { money: 'kept', use: 'none', isClosed: true }, then: 'closed' },
    { when: { money: 'kept', use: 'none', isClosed: false }, then: 'reported' },
  ],
});

/** Each payment of the book is filed or refunded; one that is neither is reported to staff until they close it. */
export const bookOutcome = (payment: BookedPayment): BookOutcome => evaluate(BOOK_TABLE, payment);
