import type { NameClaim, PaymentAction, PaymentAttempt, PaymentWord, SubmissionState } from '#rules';
import { feeOf, formatMoney, isAfterDueMonth, paymentDecision } from '#rules';
import type { PaymentDriver } from './driver';
import type { RulesDesk } from '../context/rules';

/** The provider's word on a payment and the fee of a report, judged by their tables. */
export class RulesPayment implements Pick<
  PaymentDriver,
  'stand' | 'replaceAttempt' | 'say' | 'state' | 'action' | 'fileReport' | 'reportFee'
> {
  private current: SubmissionState = 'awaiting';
  private claim: NameClaim = 'held';
  private done: PaymentAction = 'none';
  private attempt: PaymentAttempt = 'current';
  private fee = 0;

  constructor(private readonly desk: RulesDesk) {}

  stand(state: SubmissionState, name: NameClaim): void {
    this.current = state;
    this.claim = name;
  }

  replaceAttempt(): void {
    this.attempt = 'superseded';
  }

  say(word: PaymentWord): void {
    const { next, action } = paymentDecision({
      attempt: this.attempt,
      state: this.current,
      word,
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
