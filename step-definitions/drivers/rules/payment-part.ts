import type { NameClaim, PaymentAction, PaymentWord, SubmissionState } from '#rules';
import { paymentDecision } from '#rules';
import type { PaymentDriver } from '../parts/payment';

/** The provider's word on a payment, judged by its table. */
export class RulesPayment implements Pick<PaymentDriver, 'stand' | 'say' | 'state' | 'action'> {
  private current: SubmissionState = 'awaiting';
  private claim: NameClaim = 'held';
  private done: PaymentAction = 'none';

  stand(state: SubmissionState, name: NameClaim): void {
    this.current = state;
    this.claim = name;
  }

  say(word: PaymentWord): void {
    const { next, action } = paymentDecision({
      attempt: 'current',
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
}
