import type {
  NameClaim,
  PaymentAction,
  PaymentArrival,
  PaymentAttempt,
  PaymentEventType,
  SubmissionState,
  StepName,
  StepProblem,
} from '#rules';
import {
  changesTold,
  feeChange,
  feeOf,
  feeOfFiling,
  formatMoney,
  formInstead,
  formObstacle,
  formTitle,
  isAfterDueMonth,
  paymentDecision,
  paymentRefusal,
  refundCause,
  refundMessage,
  englishOf,
} from '#rules';
import type { FilingSince } from '../words/vocabulary/changes-since';
import type { PaymentDriver } from './driver';
import { checked } from '../foundation/checked';
import { scenarioDriver } from '../foundation/level-driver';
import { typeOf } from '../scenario/context/named-filing';
import type { RulesScenarioContext } from '../scenario/context/rules';
import { completeFilingOf } from '../samples/filings';

/** The status in which an entity makes a filing that no other status makes. */
const STATUS_OF: Readonly<Record<string, string>> = { cure: 'DQQ', reinstate: 'VDISS' };

/** The provider's messages about a payment and the fee of a report, judged by their tables. */
export class RulesPaymentDriver extends scenarioDriver<PaymentDriver, RulesScenarioContext>() {
  private currentState: SubmissionState = 'awaiting';
  private nameClaim: NameClaim = 'held';
  private lastAction: PaymentAction | undefined;
  private attempt: PaymentAttempt = 'current';
  private fee: number | undefined;
  private refusalProblems: string | undefined;
  private refundSentence: string | undefined;
  private since: FilingSince | undefined;
  private told: StepProblem[] | undefined;

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
    return checked(this.lastAction);
  }

  override requestPaymentOf(seenFee: number): void {
    const { filing, now } = this.context;
    this.refusalProblems = feeChange(seenFee, feeOfFiling(filing, now))
      .map(({ message }) => message)
      .join(' ');
  }

  override refusal(): string {
    return checked(this.refusalProblems);
  }

  private sinceBegun(): FilingSince {
    const { now } = this.context;
    const filing = completeFilingOf(typeOf(this.context.filing), 'key');
    const statusCode = STATUS_OF[filing.filingType] ?? 'GOOD';
    const reportDueDay = '2026-11-30';
    const recordValues = {
      version: 1,
      reportDueDate: reportDueDay,
      previousEffective: '',
      principalOfficeValues: filing.principalOfficeValues,
      registeredAgentValues: null,
    };
    return {
      filing: { ...filing, statusCode, recordValues, adminFraudCheck: false },
      now,
      seen: {
        fee: feeOfFiling({ filingType: filing.filingType, recordValues }, now),
        adminFraudCheck: false,
        statusCode,
      },
      changed: [],
      entity: {
        entityType: filing.entityType,
        statusCode,
        fraudFlag: false,
        reportDueDay,
        held: {},
        hasDelayedFiling: false,
      },
    };
  }

  override change(change: (since: FilingSince) => FilingSince): void {
    this.since = change(this.since ?? this.sinceBegun());
  }

  override requestChanged(): void {
    const { filing, now, seen, changed, entity } = this.since ?? this.sinceBegun();
    const obstacle = formObstacle(filing.transactionType, entity, now);
    const instead = obstacle === null ? null : formInstead(entity, now);
    this.told = changesTold(seen, { filing, now, fee: feeOfFiling(filing, now), changed, obstacle, instead });
    this.refusalProblems = checked(this.told)
      .map(({ message }) => message)
      .join(' ');
  }

  override placesOfChanges(): StepName[] {
    return paymentRefusal(checked(this.told)).changes.flatMap(({ step }) => step ?? []);
  }

  override formInstead(): string {
    const form = checked(this.told).find(({ instead }) => instead)?.instead;
    return form ? formTitle(form.filingType) : '';
  }

  override arrive(found: Partial<PaymentArrival>): void {
    const inTime = {
      isAmountRight: true,
      status: null,
      isStillDue: true,
      isRevokedToCome: true,
      isNameHeld: true,
    };
    const cause = refundCause({ ...inTime, other: 'none', ...found });
    this.refundSentence = cause === null ? '' : englishOf(refundMessage(cause));
  }

  override refund(): string {
    return checked(this.refundSentence);
  }

  override fileReport(dueDay: string): void {
    this.fee = feeOf({ filingType: 'report', isAfterDueMonth: isAfterDueMonth(dueDay, this.context.now) });
  }

  override reportFee(): string {
    return formatMoney(checked(this.fee));
  }
}
