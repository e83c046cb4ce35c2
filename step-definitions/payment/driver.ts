import type { FilingSince } from '../words/vocabulary/changes-since';
import type {
  NameClaim,
  PaymentAction,
  PaymentArrival,
  PaymentEventType,
  StepName,
  SubmissionState,
} from '#rules';
import type { MaybePromise } from '../foundation/maybe-promise';

/** Test cards of the payment provider, by their outcome. */
export type Card = 'success' | 'decline' | 'prepaid';

/** Payment of a filing, and what the registry does about the provider's messages. */
export interface PaymentDriver {
  requestPayment(): MaybePromise<void>;
  /** Asks to pay from a page that named this fee, in whole dollars. */
  requestPaymentOf(seenFee: number): MaybePromise<void>;
  /** The sentences that the last request to pay was refused with; empty when it was not. */
  refusal(): MaybePromise<string>;
  /** Something has changed since the filing began. */
  change(change: (since: FilingSince) => FilingSince): MaybePromise<void>;
  /** Asks to pay for a filing since whose beginning something has changed. */
  requestChanged(): MaybePromise<void>;
  /** The steps to which the changes lead that were told. */
  placesOfChanges(): MaybePromise<StepName[]>;
  /** The title of the form that can be filed instead; empty for none. */
  formInstead(): MaybePromise<string>;
  /** A change of the office of a company of its own, complete and kept. */
  prepareOfficeChange(): MaybePromise<void>;
  moveOfficeByOther(): MaybePromise<void>;
  /** What a page says that is loaded again. */
  refusalAfterReload(): MaybePromise<string>;
  /** Another filing is paid that moves the office of the same company in some days. */
  moveOfficeLater(): MaybePromise<void>;
  /** The street of the office on record: now, or once the days until the later move have passed. */
  streetOnRecord(when: 'now' | 'later'): MaybePromise<string>;
  /** What is told where Pay is pressed before filings to come are confirmed. */
  askedToConfirm(): MaybePromise<string>;
  /** Confirms that the filing is made at once all the same, and comes to the card page. */
  confirmAndPay(): MaybePromise<void>;
  requestPaymentTwiceAtOnce(): MaybePromise<void>;
  payWithCard(card: Card): MaybePromise<void>;
  abandonPayment(): MaybePromise<void>;
  repeatProviderMessage(): MaybePromise<void>;
  forgeProviderMessage(): MaybePromise<void>;
  /** Code of the last answer to the request to pay. */
  paymentCode(): MaybePromise<number>;
  /** Status of the answer to the forged message. */
  forgedMessageStatus(): MaybePromise<number>;
  /** What is asked for, in dollars. */
  amountDue(): MaybePromise<number>;
  openPayments(): MaybePromise<number>;
  chargeCount(): MaybePromise<number>;
  /** Code of the receipt, once the provider has answered. */
  receiptCode(): MaybePromise<number>;
  isNameHeld(): MaybePromise<boolean>;
  formCompanyWithSameName(): MaybePromise<void>;
  /** A payment arrives that was opened before this became otherwise. */
  arrive(found: Partial<PaymentArrival>): MaybePromise<void>;
  /** The provider says of a payment that had ended without one that it was paid after all. */
  reportLateSuccess(): MaybePromise<void>;
  /** Why the payment is refunded; empty when it is not. */
  refund(): MaybePromise<string>;
  setState(state: SubmissionState, name: NameClaim): MaybePromise<void>;
  /** A later attempt has replaced the one that the provider reports on. */
  supersedeAttempt(): MaybePromise<void>;
  receive(event: PaymentEventType): MaybePromise<void>;
  state(): MaybePromise<SubmissionState>;
  registryAction(): MaybePromise<PaymentAction>;
  fileReport(dueDay: string): MaybePromise<void>;
  /** As filers read it. */
  reportFee(): MaybePromise<string>;
}
