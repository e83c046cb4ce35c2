import type { NameClaim, PaymentAction, PaymentAttempt, PaymentEventType, SubmissionState } from '#rules';
import { feeOf, formatMoney, isAfterDueMonth, paymentDecision } from '#rules';
import type { PaymentDriver } from '../parts/payment';
import type { RulesDesk } from './desk';

/** Payment events and the fee of a report, decided by their tables. */
export class RulesPayment implements Pick<
  PaymentDriver,
  'takeNameMeanwhile' | 'stand' | 'replaceAttempt' | 'say' | 'state' | 'action' | 'fileReport' | 'reportFee'
> {
  private current: SubmissionState = 'awaiting';
  private claim: NameClaim = 'held';
  private done: PaymentAction = 'none';
  private attempt: PaymentAttempt = 'current';
  private fee = 0;

  constructor(private readonly desk: RulesDesk) {}

  takeNameMeanwhile(): void {
    this.desk.isNameTaken = true;
  }

  stand(state: SubmissionState, name: NameClaim): void {
    this.current = state;
    this.claim = name;
  }

  replaceAttempt(): void {
    this.attempt = 'superseded';
  }

  say(event: PaymentEventType): void {
    const { next, action } = paymentDecision({
      attempt: this.attempt,
      state: this.current,
      event,
      name: this.claim,
    });
    this.current = next;
    this.done = action;
  }

  state(): SubmissionState {
    return this.current;
  }

  action(): PaymentAction {
    return this.done;
  }

  fileReport(dueDay: string): void {
    this.fee = feeOf({ filingType: 'report', isAfterDueMonth: isAfterDueMonth(dueDay, this.desk.now) });
  }

  reportFee(): string {
    return formatMoney(this.fee);
  }
}
