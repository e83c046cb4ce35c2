import {
  bookOutcome,
  closedMatterText,
  matterNextStep,
  type BookedPayment,
  type BookOutcome,
  type MatterFacts,
} from '#rules';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import type { PaymentMattersDriver } from './driver';

/** Payments that need attention, as the rule book tells them. */
export class RulesPaymentMattersDriver extends levelDriver<PaymentMattersDriver>() {
  private step: string | undefined;
  private outcome: BookOutcome | undefined;
  private closed: string | undefined;

  override findInBook(payment: BookedPayment): void {
    this.outcome = bookOutcome(payment);
  }

  override bookOutcome(): BookOutcome {
    if (this.outcome === undefined) throw new Error('No payment of the book has been looked at.');
    return this.outcome;
  }

  override lookAt(facts: MatterFacts, now: string): void {
    this.step = matterNextStep(facts, now);
  }

  override closeMatter(...closing: Parameters<typeof closedMatterText>): void {
    this.closed = closedMatterText(...closing);
  }

  override told(): string {
    return checked(this.closed);
  }

  override nextStep(): string {
    return checked(this.step);
  }
}
