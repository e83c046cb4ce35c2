import type { BookedPayment, BookOutcome, closedMatterText, MatterFacts } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** Payments that need the attention of staff. */
export interface PaymentMattersDriver {
  /** The book of the provider has this payment. */
  findInBook(payment: BookedPayment): MaybePromise<void>;
  bookOutcome(): MaybePromise<BookOutcome>;
  /** @param now ISO 8601 instant */
  lookAt(facts: MatterFacts, now: string): MaybePromise<void>;
  /** The one thing to do about the payment that was looked at. */
  nextStep(): MaybePromise<string>;
  /** The provider reports a payment for a filing that the registry has never had. */
  reportUnknownPayment(): MaybePromise<void>;
  /** The provider reports that the payer of the scenario's filing wants the money back. */
  reportDispute(): MaybePromise<void>;
  /** What the list of staff says of the payment that was reported; empty where it is not in it. */
  shown(): MaybePromise<string>;
  /** @param name of a sample account of staff */
  close(name: string, note: string): MaybePromise<void>;
  /** Somebody of the staff loads the list, which others may then change. */
  openList(name: string): MaybePromise<void>;
  /** Staff close a payment that may be closed already. @param closing whether it was, and by whom */
  closeMatter(...closing: Parameters<typeof closedMatterText>): MaybePromise<void>;
  /** What is said to who has closed it. */
  told(): MaybePromise<string>;
  /** What the audit log says was done about it. */
  noted(): MaybePromise<string[]>;
}
