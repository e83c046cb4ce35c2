import type { EffectiveDateValues } from '#rules';
import {
  capEffectiveDate,
  effectiveDateOutcome,
  effectiveDateRules,
  formatDay,
  officeDay,
  pickerMaxDate,
  plusDays,
  precedesDelayedNotice,
  statutoryDateNotice,
  withEffectiveDateTime,
  englishOf,
} from '#rules';
import { officeInstant } from '../../words/vocabulary/office-instant';
import type { EffectiveDateDriver } from './driver';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import { withRecord } from '../../samples/record';
import type { RulesScenarioContext } from '../../scenario/context/rules';
import type { RulesFormsDriver } from '../../forms/rules';

/** Dates of effect, judged by the rule book at the time of the scenario. */
export class RulesEffectiveDateDriver extends levelDriver<EffectiveDateDriver>() {
  private requested: EffectiveDateValues | undefined;

  constructor(
    private readonly context: RulesScenarioContext,
    private readonly form: RulesFormsDriver,
  ) {
    super();
  }

  private get values(): EffectiveDateValues {
    return this.requested ?? this.context.filing.effectiveDateValues;
  }

  override setOfficeTime(time: string): void {
    this.context.now = officeInstant(time);
  }

  override setPreviousEffectiveTime(time: string): void {
    this.context.filing = withRecord(this.context.filing, { previousEffective: officeInstant(time) });
  }

  override laterEffectNotice(): string {
    return englishOf(precedesDelayedNotice(this.context.filing, this.context.now));
  }

  override reviewNotice(): string {
    return englishOf(statutoryDateNotice(this.values));
  }

  override lastDayOffered(): string {
    return formatDay(pickerMaxDate(this.context.now));
  }

  override requestDate(effectiveDateAsEntered: string, effectiveTime: string): void {
    const question = {
      ...this.values,
      effectiveAtTimeOfFilingRadio: 'N' as const,
      effectiveDateAsEntered,
      effectiveTime,
    };
    this.requested = withEffectiveDateTime(question, this.context.now);
    this.form.open('effective date', 'empty');
    this.form.choose('time of effect', 'Later');
    this.form.enter('effective date', effectiveDateAsEntered);
    this.form.enter('effective time', effectiveTime);
    this.form.submit();
  }

  override requestDaysAhead(days: number): void {
    this.requestDate(formatDay(plusDays(officeDay(this.context.now), days)), '');
  }

  override isAskedToAcceptLastDate(): boolean {
    return effectiveDateOutcome(checked(this.requested), this.context.now) === 'tooLate';
  }

  override isMomentShown(): boolean {
    return effectiveDateOutcome(checked(this.requested), this.context.now) === 'delayed';
  }

  override lastDateMessage(): string {
    return this.form.problemsWith('effective date').join(' ');
  }

  override answerLastDate(agrees: boolean): void {
    if (!agrees) return;
    this.requested = capEffectiveDate(this.values, this.context.now);
    this.form.enter('effective date', this.requested.effectiveDateAsEntered);
    this.form.submit();
  }

  override effectiveTime(): string {
    return effectiveDateRules.write(this.context.filing, this.values).effectiveDateValues.effectiveDateTime;
  }
}
