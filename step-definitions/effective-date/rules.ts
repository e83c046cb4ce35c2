import type { EffectiveDateValues } from '#rules';
import {
  capEffectiveDate,
  effectiveDateOutcome,
  formatDay,
  officeDay,
  pickerMaxDate,
  plusDays,
  statutoryDateNotice,
  withEffectiveDateTime,
} from '#rules';
import { officeInstant } from './office-instant';
import type { DatesDriver } from './driver';
import type { RulesDesk } from '../context/rules';
import type { RulesFormPart } from '../forms/rules';

/** Dates of effect, judged by the rule book at the time of the scenario. */
export class RulesDates implements DatesDriver {
  private asked: EffectiveDateValues | undefined;

  constructor(
    private readonly desk: RulesDesk,
    private readonly form: RulesFormPart,
  ) {}

  private get values(): EffectiveDateValues {
    return this.asked ?? this.desk.filing.effectiveDateValues;
  }

  setOfficeTime(time: string): void {
    this.desk.now = officeInstant(time);
  }

  setPrevious(time: string): void {
    this.desk.previousEffective = officeInstant(time);
  }

  notice(): string {
    return statutoryDateNotice(this.values);
  }

  lastOffered(): string {
    return formatDay(pickerMaxDate(this.desk.now));
  }

  ask(effectiveDateAsEntered: string, effectiveTime: string): void {
    const asked = {
      ...this.values,
      effectiveAtTimeOfFilingRadio: 'N' as const,
      effectiveDateAsEntered,
      effectiveTime,
    };
    this.asked = withEffectiveDateTime(asked, this.desk.now);
    this.form.open('effective date', 'empty');
    this.form.choose('time of effect', 'Later');
    this.form.enter('effective date', effectiveDateAsEntered);
    this.form.enter('effective time', effectiveTime);
    this.form.goOn();
  }

  askAhead(days: number): void {
    this.ask(formatDay(plusDays(officeDay(this.desk.now), days)), '');
  }

  isAskedToAgree(): boolean {
    return effectiveDateOutcome(this.values, this.desk.now) === 'tooLate';
  }

  lastDateText(): string {
    return this.form.problemsWith('effective date').join(' ');
  }

  agree(agrees: boolean): void {
    if (agrees) this.asked = capEffectiveDate(this.values, this.desk.now);
  }

  moment(): string {
    return this.values.effectiveDateTime;
  }
}
