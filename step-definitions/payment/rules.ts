import type {
  NameClaim,
  PaymentAction,
  PaymentArrival,
  PaymentAttempt,
  PaymentEventType,
  SubmissionState,
} from '#rules';
import {
  feeChange,
  feeOf,
  feeOfFiling,
  formatMoney,
  isAfterDueMonth,
  paymentDecision,
  refundCause,
  refundMessage,
} from '#rules';
import type { PaymentDriver } from './driver';
import { PAYMENT_ACTIONS } from './driver';
import { levelDriver } from '../levels/level-driver';
import type { RulesScenarioContext } from '../context/rules';

/** The provider's messages about a payment and the fee of a report, judged by their tables. */
export class RulesPaymentDriver extends levelDriver<PaymentDriver>('rules', PAYMENT_ACTIONS) {
  private currentState: SubmissionState = 'awaiting';
  private nameClaim: NameClaim = 'held';
  private lastAction: PaymentAction = 'none';
  private attempt: PaymentAttempt = 'current';
  private fee = 0;
  private refusalProblems = '';
  private refundSentence = '';

  constructor(private readonly context: RulesScenarioContext) {
    super();
  }

  override formCompanyWithSameName(): void {
    this.context.isNameTaken = true;
  }

  override setState(state: SubmissionState, name: NameClaim): void {
    this.currentState = state;
    this.nameClaim = name;
  }

  override supersedeAttempt(): void {
    this.attempt = 'superseded';
  }

  override receive(event: PaymentEventType): void {
    const { next, action } = paymentDecision({
      attempt: this.attempt,
      state: this.currentState,
      event,
      name: this.nameClaim,
    });
    this.currentState = next;
    this.lastAction = action;
  }

  override state(): SubmissionState {
    return this.currentState;
  }

  override registryAction(): PaymentAction {
    return this.lastAction;
  }

  override requestPaymentOf(seenFee: number): void {
    const { filing, now } = this.context;
    this.refusalProblems = feeChange(seenFee, feeOfFiling(filing, now))
      .map(({ message }) => message)
      .join(' ');
  }

  override refusal(): string {
    return this.refusalProblems;
  }

  override arrive(found: Partial<PaymentArrival>): void {
    const inTime = { isAmountRight: true, status: null, isStillDue: true, isNameHeld: true };
    const cause = refundCause({ ...inTime, other: 'none', ...found });
    this.refundSentence = cause === null ? '' : refundMessage(cause);
  }

  override refund(): string {
    return this.refundSentence;
  }

  override fileReport(dueDay: string): void {
    this.fee = feeOf({ filingType: 'report', isAfterDueMonth: isAfterDueMonth(dueDay, this.context.now) });
  }

  override reportFee(): string {
    return formatMoney(this.fee);
  }
}
