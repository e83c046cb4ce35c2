import type { FilingType } from '#rules';
import {
  entityStatusText,
  followingReportDue,
  formObstacle,
  initialFiling,
  nameOnDay,
  officeDay,
  overdueStatuses,
  reportNotice,
  standingByClock,
  STATUS_WORDS,
  transactionOf,
  englishOf,
} from '#rules';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import { wordOf } from '../../words/vocabulary/record-words';
import type { ReportsDriver } from './driver';

/** The report of an entity, by the rule book. */
export class RulesReportsDriver extends levelDriver<ReportsDriver>() {
  private statusCode = 'GOOD';
  private dueDay = '';
  private now: string | undefined;
  private effectiveAt = '2010-03-01T07:00:00Z';
  private name = 'Front Range Bakers LLC';

  override setReport(statusCode: string, dueDay: string): void {
    this.statusCode = statusCode;
    this.dueDay = dueDay;
  }

  override setNameOnRecord(name: string): void {
    this.name = name;
  }

  override wait(instant: string): void {
    this.now = instant;
  }

  override statusChanges(): string[] {
    return this.changes().map(({ statusCode, day }) => `${wordOf(STATUS_WORDS, statusCode)} on ${day}`);
  }

  override nameOnRecord(): string {
    const [last] = this.changes().slice(-1);
    if (last === undefined) return this.name;
    const { statusCode, day } = last;
    const facts = { name: this.name, statusCode, delinquencyDate: day, dissolutionDate: null };
    return nameOnDay(facts, officeDay(checked(this.now)));
  }

  override setFormation(instant: string): void {
    this.statusCode = 'DELAYED';
    this.effectiveAt = instant;
  }

  override statusByClock(): string {
    return entityStatusText(this.standing().statusCode);
  }

  override obstacleTo(filingType: FilingType): string {
    const transactionType = transactionOf(filingType, 'DLLC')?.transactionType ?? '';
    const facts = {
      entityType: 'DLLC',
      fraudFlag: false,
      reportDueDay: this.dueDay,
      held: {},
      hasDelayedFiling: false,
    };
    return englishOf(
      formObstacle(transactionType, { ...facts, ...this.standing() }, checked(this.now)) ?? '',
    );
  }

  override followingDueDay(): string {
    return followingReportDue(this.dueDay);
  }

  override notice(): string {
    const filing = initialFiling({ filingType: 'report', submissionKey: 'report', entityId: '20101000001' });
    const { principalOfficeValues } = filing;
    const recordValues = {
      version: 1,
      reportDueDate: this.dueDay,
      previousEffective: '',
      principalOfficeValues,
      registeredAgentValues: null,
    };
    const entityNameValues = { ...filing.entityNameValues, oldName: this.name };
    return englishOf(reportNotice({ recordValues, entityNameValues }, checked(this.now))?.text ?? '');
  }

  private standing() {
    const { statusCode, dueDay: reportDueDay, effectiveAt } = this;
    return standingByClock(
      { statusCode, reportDueDay, delinquentSince: null, effectiveAt },
      checked(this.now),
    );
  }

  private changes() {
    return overdueStatuses(this.statusCode, this.dueDay, checked(this.now));
  }
}
