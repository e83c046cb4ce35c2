import type { FilingType, Language, ListedState } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

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
  facts(): MaybePromise<ReceiptFacts>;
  entityName(): MaybePromise<string>;
  requestUnknownReceipt(): MaybePromise<void>;
  /** Code of the last answer. */
  answerCode(): MaybePromise<number>;
  sendReceipt(email: string): MaybePromise<void>;
  sendUnknownReceipt(email: string): MaybePromise<void>;
  isMessageQueued(email: string): MaybePromise<boolean>;
  requestDocument(document: PaidDocument): MaybePromise<void>;
  /** A copy of the filed document to read. */
  requestCopy(language: Language): MaybePromise<void>;
  requestUnknownDocument(document: PaidDocument): MaybePromise<void>;
  isPdf(): MaybePromise<boolean>;
  /** The language that the PDF says it is in. */
  pdfLanguage(): MaybePromise<string>;
  entityStatus(): MaybePromise<string>;
  /** A receipt as the sample filing has it, but for how it was paid. */
  setPaymentDetails(paymentType: string, last4: string): MaybePromise<void>;
  lines(): MaybePromise<{ line: string; value: string }[]>;
  setFraudCheck(isUnder: boolean): MaybePromise<void>;
  /** A filing that gives an entity another name, that of the samples unless one is given, as it was filed: what is said of it at that moment. */
  fileWithName(filing: FilingType, state: ListedState, name?: string): MaybePromise<void>;
  /** Somebody looks at the receipt, and at what's next, at this ISO 8601 instant. */
  lookAgain(instant: string): MaybePromise<void>;
  /** The name on the receipt, and what it says of a later one. */
  names(): MaybePromise<{ name: string; sentence: string }>;
  /** What the receipt says of the staff's review. */
  notice(): MaybePromise<string>;
  showAmount(dollars: number): MaybePromise<void>;
  showTime(instant: string): MaybePromise<void>;
  shownText(): MaybePromise<string>;
  setReportDueDate(day: string): MaybePromise<void>;
  calendarEntry(): MaybePromise<{ start: string; minutes: number; fileName: string }>;
  /** What the calendar says on that day about the report of an entity; of none for an empty name. */
  calendarText(entityName: string): MaybePromise<string>;
}
