import type { NameClaim, PaymentAction, PaymentEventType, SubmissionState } from '#rules';
import type { Soon } from '../soon';

/** Test cards of the payment provider, by what becomes of them. */
export type Card = 'success' | 'decline' | 'prepaid';

/** Payment of a filing, and what the registry makes of the provider's notifications. */
export interface PaymentDriver {
  ask(): Soon<void>;
  askTwiceAtOnce(): Soon<void>;
  pay(card: Card): Soon<void>;
  abandon(): Soon<void>;
  repeatWord(): Soon<void>;
  forgeWord(): Soon<void>;
  /** Code of the last answer to the request to pay. */
  code(): Soon<number>;
  /** Status of the answer to the forged notification. */
  forgedStatus(): Soon<number>;
  /** What is asked for, in dollars. */
  amount(): Soon<number>;
  sessions(): Soon<number>;
  charges(): Soon<number>;
  /** Code of the receipt, once the provider has answered. */
  receiptCode(): Soon<number>;
  isNameHeld(): Soon<boolean>;
  takeNameMeanwhile(): Soon<void>;
  stand(state: SubmissionState, name: NameClaim): Soon<void>;
  /** A later attempt has taken the place of the one that the provider speaks of. */
  replaceAttempt(): Soon<void>;
  say(event: PaymentEventType): Soon<void>;
  state(): Soon<SubmissionState>;
  action(): Soon<PaymentAction>;
  fileReport(dueDay: string): Soon<void>;
  /** As filers read it. */
  reportFee(): Soon<string>;
}
