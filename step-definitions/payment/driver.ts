import type { FilingSince } from '../words/vocabulary/changes-since';
import type {
  NameClaim,
  PaymentAction,
  PaymentArrival,
  PaymentEventType,
  StepName,
  SubmissionState,
} from '#rules';
import type { DriverActions } from '../foundation/level-driver';
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

/** What each action does, named in the error of a level that cannot do it. */
export const PAYMENT_ACTIONS: DriverActions<PaymentDriver> = {
  requestPayment: 'ask to pay',
  requestPaymentOf: 'ask to pay the fee that was shown',
  refusal: 'tell why a payment is refused',
  change: 'change something since a filing began',
  requestChanged: 'ask to pay for a filing that has changed',
  placesOfChanges: 'tell where changes are seen',
  formInstead: 'tell what can be filed instead',
  prepareOfficeChange: 'prepare a change of the office of a company',
  moveOfficeByOther: 'move the office by another filing',
  moveOfficeLater: 'have another filing move the office later',
  streetOnRecord: 'tell where the office on record is',
  askedToConfirm: 'tell what is to be confirmed before paying',
  confirmAndPay: 'confirm what is to come, and pay',
  refusalAfterReload: 'tell why a payment is refused after a reload',
  requestPaymentTwiceAtOnce: 'ask to pay in two windows at once',
  payWithCard: 'pay with a card',
  abandonPayment: 'abandon a payment',
  repeatProviderMessage: 'repeat a message of the payment provider',
  forgeProviderMessage: 'forge a message of the payment provider',
  paymentCode: 'tell the answer to the request to pay',
  forgedMessageStatus: 'tell the answer to a forged message',
  amountDue: 'tell the amount due',
  openPayments: 'count the open payments',
  chargeCount: 'count the charges',
  receiptCode: 'tell the state of the receipt',
  isNameHeld: 'tell whether a name is held',
  formCompanyWithSameName: 'form another company of the same name',
  arrive: 'have a payment arrive late',
  reportLateSuccess: 'have the provider report a late payment',
  refund: 'tell why a payment is refunded',
  setState: 'set the state of a payment',
  supersedeAttempt: 'supersede an attempt to pay',
  receive: 'receive a message of the payment provider',
  state: 'tell the state of a payment',
  registryAction: 'tell what the registry does about a payment',
  fileReport: 'file a periodic report',
  reportFee: 'tell the fee of a periodic report',
};
