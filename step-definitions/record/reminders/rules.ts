import type { FilingType, ReportOnRecord, ToldReminder } from '#rules';
import {
  englishOf,
  followingReportDue,
  isChangeOfStatus,
  isStillSo,
  lookUpIn,
  officeMidnight,
  plusDays,
  remindedPath,
  reminderNotice,
  reminderOf,
  reminderText,
  RULES_IN_SPANISH,
  standingByClock,
  textInWords,
  transactionOf,
} from '#rules';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import type { RemindersDriver } from './driver';

const ENTITY = '20101000001';
const SITE = 'https://registry.example';

/** Reminders of a periodic report, by the rule book. */
export class RulesRemindersDriver extends levelDriver<RemindersDriver>() {
  private name = '';
  private statusCode = '';
  private dueDay = '';
  private filed: string[] = [];
  private after: string | undefined;
  private today: string | undefined;
  private waiting: ToldReminder | undefined;

  override setReport(name: string, statusCode: string, dueDay: string): void {
    this.name = name;
    this.statusCode = statusCode;
    this.dueDay = dueDay;
  }

  override setFiled(): void {
    this.dueDay = followingReportDue(this.dueDay);
  }

  override setWaiting(filing: FilingType): void {
    this.filed = [transactionOf(filing, 'DLLC')?.transactionType ?? ''];
  }

  override setRemindedUntil(day: string): void {
    this.after = day;
  }

  override keepReminder(day: string): void {
    this.beginDay(day);
    this.waiting = checked(this.told() ?? undefined);
  }

  override isSent(): boolean {
    const { reminder, window } = checked(this.waiting);
    return isStillSo(this.record(), { reminder, due: window.due }, checked(this.today));
  }

  override beginDay(day: string): void {
    this.today = day;
  }

  override subject(language: 'en' | 'es'): string {
    const told = this.told();
    if (told === null) return '';
    const { subject } = reminderNotice(told, this.links(told));
    return language === 'es' ? textInWords(subject, lookUpIn(RULES_IN_SPANISH)) : englishOf(subject);
  }

  override paragraphs(): string[][] {
    const told = checked(this.told() ?? undefined);
    return reminderNotice(told, this.links(told)).paragraphs.map((lines) => lines.map(englishOf));
  }

  override text(): string {
    const told = checked(this.told() ?? undefined);
    return englishOf(reminderText(told, 'Office', this.links(told)));
  }

  override isToldAsStatus(): boolean {
    return isChangeOfStatus(checked(this.told() ?? undefined).reminder);
  }

  private record(): ReportOnRecord {
    const reportDue = this.dueDay || null;
    const midnight = new Date(officeMidnight(checked(this.today))).toISOString();
    const onRecord = { statusCode: this.statusCode, reportDueDay: reportDue, delinquentSince: null };
    const { statusCode } = standingByClock({ ...onRecord, effectiveAt: midnight }, midnight);
    return { entityType: 'DLLC', statusCode, reportDue, filed: this.filed };
  }

  private told(): ToldReminder | null {
    const today = checked(this.today);
    const due = reminderOf(this.record(), { after: this.after ?? plusDays(today, -1), today });
    return due && { ...due, name: this.name, today };
  }

  private links({ files }: ToldReminder) {
    return { file: SITE + remindedPath(files, ENTITY), record: `${SITE}/record` };
  }
}
