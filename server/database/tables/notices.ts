import type { RemindedReport, Text } from '#rules';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Day } from './entities';

/** How far those who watch records were told of the public changes: one row. */
export interface NoticeReaderTable {
  one: Generated<boolean>;
  /** bigint: the driver gives text. */
  position: ColumnType<string, number, number>;
  /** Of the change after that position: the last follower who was told; empty while nobody was. */
  told_to: ColumnType<string, string | undefined, string>;
}

/** Until which day of the office those who follow a report were reminded: one row. */
export interface ReminderReaderTable {
  one: Generated<boolean>;
  told_until: Day;
  /** The day of which they are being reminded; null while of none. */
  day: ColumnType<Day | null, Day | null | undefined, Day | null>;
  /** The entity to which it came: it and those before it are done, but for followers after the one named. */
  entity_id: ColumnType<string, string | undefined, string>;
  /** Empty where all of them are done. */
  follower_id: ColumnType<string, string | undefined, string>;
}

/** How many messages a follower was sent on a day of the office. */
export interface NoticeDayTable {
  follower_id: string;
  day: Day;
  told: number;
}

/** A line for the one message that a follower gets after a day with many. */
export interface NoticeKeptTable {
  follower_id: string;
  day: Day;
  position: ColumnType<string, number, never>;
  entity_id: string;
  line: JSONColumnType<{ said: Text; reminds?: RemindedReport }>;
}

export interface NoticeTables {
  reminder_reader: ReminderReaderTable;
  notice_reader: NoticeReaderTable;
  notice_day: NoticeDayTable;
  notice_kept: NoticeKeptTable;
}
