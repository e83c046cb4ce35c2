import {
  decideFirst,
  findReceiptRules,
  mergedMessage,
  mergeFilings,
  returnRules,
  resumeStep,
  saveForLaterRules,
  type MergedFilings,
  type StepName,
  type SubmissionState,
  englishOf,
} from '#rules';
import type { RulesScenarioContext } from '../../scenario/context/rules';
import { checked } from '../../foundation/checked';
import { scenarioDriver } from '../../foundation/level-driver';
import { type ReturnCodesDriver } from './driver';

const BEFORE = 'before@example.com';

/** Where a filing goes on, and what becomes of what two devices enter. */
export class RulesReturnCodesDriver extends scenarioDriver<ReturnCodesDriver, RulesScenarioContext>() {
  private place: StepName | null = null;
  private messages: string[] | undefined;
  private merged: MergedFilings | undefined;

  override comeBackDuringPayment(payment: SubmissionState | null): void {
    this.place = resumeStep(this.context.filing, payment);
  }

  override stepToResume(): StepName | null {
    return this.place;
  }

  override typeCode(code: string): void {
    this.messages = returnRules.problems({ code }, this.asked()).map(({ message }) => message);
  }

  override typeAddress(email: string): void {
    this.messages = saveForLaterRules.problems({ email }, this.asked()).map(({ message }) => message);
  }

  override typePair(number: string, email: string): void {
    this.messages = findReceiptRules.problems({ number, email }, this.asked()).map(({ message }) => message);
  }

  override problems(): string[] {
    return checked(this.messages);
  }

  override enterOnTwoDevices(here: string, there: string): void {
    const { filing } = this.context;
    const [before, entered, saved] = [BEFORE, here, there].map((email) => ({ ...filing, email })) as [
      typeof filing,
      typeof filing,
      typeof filing,
    ];
    this.merged = mergeFilings(before, entered, saved);
  }

  override listOnTwoDevices(here: string[], there: string[]): void {
    const { filing } = this.context;
    const listing = (emails: string[]) => ({
      ...filing,
      notificationsValues: { ...filing.notificationsValues, emails: emails.map((email) => ({ email })) },
    });
    this.merged = mergeFilings(listing([BEFORE]), listing(here), listing(there));
  }

  override emails(): string[] {
    return checked(this.merged).filing.notificationsValues.emails.map(({ email }) => email);
  }

  override email(): string {
    return checked(this.merged).filing.email;
  }

  override isConflictTold(): boolean {
    return Object.keys(checked(this.merged).undecided).length > 0;
  }

  override messageOfMerge(): string {
    if (!this.merged) throw new Error('No filing was changed in two places.');
    const { filing, undecided } = this.merged;
    return englishOf(decideFirst(filing, undecided) || mergedMessage(this.merged));
  }

  private asked() {
    return { filing: this.context.filingIfAny, now: this.context.now };
  }
}
