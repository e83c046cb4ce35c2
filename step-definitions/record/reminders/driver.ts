import type { FilingType } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** Reminders of the periodic report of an entity. */
export interface RemindersDriver {
  setReport(name: string, statusCode: string, dueDay: string): MaybePromise<void>;
  /** The report is filed, so that the next one is due. */
  setFiled(): MaybePromise<void>;
  setWaiting(filing: FilingType): MaybePromise<void>;
  /** @param day the last one on which somebody was reminded */
  setRemindedUntil(day: string): MaybePromise<void>;
  /** A reminder of a day is written and has not been sent. */
  keepReminder(day: string): MaybePromise<void>;
  /** Whether it is still sent. */
  isSent(): MaybePromise<boolean>;
  beginDay(day: string): MaybePromise<void>;
  /** The subject of the reminder of that day; empty without one. */
  subject(language: 'en' | 'es'): MaybePromise<string>;
  /** The paragraphs of its mail, each in its lines. */
  paragraphs(): MaybePromise<string[][]>;
  text(): MaybePromise<string>;
  /** Whether who follows the status too is told by the message about that, and has no reminder. */
  isToldAsStatus(): MaybePromise<boolean>;
  /** Somebody follows each of the entities, and nothing of it but the report. */
  followReports(entityIds: readonly string[]): MaybePromise<void>;
  /** Moves the office's clock to the month in which the report of an entity is due, twice, and back. */
  beginDueMonth(entityId: string): MaybePromise<void>;
  /** The subjects of the messages to the follower of an entity. */
  reminded(entityId: string): MaybePromise<string[]>;
}
