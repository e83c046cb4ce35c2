import { formatDay } from '../calendar/format-day';
import { plusDays } from '../calendar/office-clock';
import { officeMidnight } from '../calendar/office-midnight';
import { officeDay } from '../calendar/office-time';
import { formRules } from '../constraints/form-rules';
import { text } from '../constraints/rows';
import { DAY_REPAIR, parseDay } from '../effective-date/effective-moment';
import type { EntityStatusCode } from '../entities/entity-statuses';
import { PART_OF_FACT, RECORD_FACTS, type FactName, type RecordFact } from './facts';
import { foldEffects, inOrderOfEffect, type FoldedRecord } from './fold';
import type { RecordEffect } from './fold';
import type { RecordFacts } from './facts';
import { overdueEffect, overdueStatuses } from './overdue-status';

/** The day on which a record is looked at, as it is typed. */
export interface RecordDayValues {
  day: string;
}

const NOT_A_DAY = 'Enter the day as mm/dd/yyyy.';

/** The day of a past record: today by the office's clock, or one before (T1-asof). */
export const recordDayRules = formRules<RecordDayValues>({
  rows: { day: text({ label: 'Day', required: NOT_A_DAY, length: [0, 20], repair: DAY_REPAIR }) },
  rules: [
    ({ day: typed }, { now }) => {
      const day = parseDay(typed);
      if (typed.trim() === '') return [];
      if (day === null) return [{ path: 'day', code: 'pattern', message: NOT_A_DAY }];
      const today = officeDay(now);
      const message = 'Enter today or an earlier day.';
      return day > today ? [{ path: 'day', code: 'tooLate', message }] : [];
    },
  ],
});

/** The day that an address has, as the form shows it: `2026-11-20` and `11/20/2026` alike. */
export const dayTyped = (inAddress: string): string => DAY_REPAIR(inAddress);

/** A day that keeps the rules of its form, `YYYY-MM-DD`; empty for any other text. */
export const dayMeant = ({ day }: RecordDayValues): string => parseDay(day) ?? '';

/** What set a part of a record, and when. */
export interface PartSetBy {
  part: RecordFact;
  /** `start`: it stood there before the registry kept what changes a record. */
  cause: 'filing' | 'dueDay' | 'start';
  /** Document number; empty where no filing set it. */
  document: string;
  /** ISO 8601 instant; empty for `start`. */
  since: string;
}

/** What set a part of a record; names in braces for what differs. */
const SET_BY: Readonly<Record<PartSetBy['cause'], string>> = {
  filing: 'Document {document}, in effect since {day}',
  dueDay: 'A due day that passed, since {day}',
  start: 'On record before this registry kept changes',
};

/** What set a part of a record: the sentence, and what fills its places. */
export const setByText = ({
  cause,
  document,
  since,
}: Pick<PartSetBy, 'cause' | 'document' | 'since'>): { text: string; values: Record<string, string> } => ({
  text: SET_BY[cause],
  values: { document, day: formatDay(officeDay(since)) },
});

/** A record as it stood when a day ended, and what had set each part of it. */
export interface RecordOnDay {
  facts: RecordFacts;
  setBy: PartSetBy[];
}

const NAMES = Object.keys(PART_OF_FACT) as FactName[];

function partSetBy(part: RecordFact, { setBy }: FoldedRecord): PartSetBy {
  const setters = NAMES.filter((name) => PART_OF_FACT[name] === part).flatMap((name) => setBy[name] ?? []);
  const last = inOrderOfEffect(setters).at(-1);
  if (last === undefined || last.cause === 'start') return { part, cause: 'start', document: '', since: '' };
  return { part, cause: last.document === '' ? 'dueDay' : 'filing', document: last.document, since: last.at };
}

/** What the office's clock makes of a record by an instant, whether or not a job has written it down (T1-clock). */
const clockEffects = ({ status, reportDue }: RecordFacts, until: string): RecordEffect[] =>
  overdueStatuses(status.code, reportDue ?? '', until).map(({ statusCode, day }, index, changes) => {
    const from = (changes[index - 1]?.statusCode ?? status.code) as EntityStatusCode;
    const at = new Date(officeMidnight(day)).toISOString();
    const effect = overdueEffect({ from, reportDue: reportDue ?? '', statusCode, day });
    return { cause: 'housekeeping', at, receivedAt: at, document: '', changes: effect };
  });

/** The day from which on it is known what stood on a record; today, where testers have moved the clock back before it. */
export const recordKnownSince = (effects: readonly RecordEffect[], now: string): string =>
  officeDay(effects.reduce((earliest, { at }) => (at < earliest ? at : earliest), now));

/**
 * A record as it stood when a day ended by the office's clock; as it stands now, where the day is not over (T1-asof). It is what is known
 * today of that day: a filing that was approved late counts from its own moment.
 * @param day `YYYY-MM-DD`, not after today
 * @param now ISO 8601 instant
 */
export function recordOnDay(
  effects: readonly RecordEffect[],
  { day, now }: { day: string; now: string },
): RecordOnDay {
  const lastMoment = new Date(officeMidnight(plusDays(day, 1)) - 1).toISOString();
  const until = now < lastMoment ? now : lastMoment;
  const inForce = effects.filter(({ cause, at }) => cause === 'start' || at <= until);
  const written = foldEffects(inForce).facts;
  const folded = foldEffects([...inForce, ...clockEffects(written, until)]);
  return { facts: folded.facts, setBy: RECORD_FACTS.map((part) => partSetBy(part, folded)) };
}

/** The parts of a record as the page names them. */
export const PART_LABELS: Readonly<Record<RecordFact, string>> = {
  name: 'Name',
  status: 'Status',
  principalOffice: 'Principal office',
  mailingAddress: 'Mailing address',
  registeredAgent: 'Registered agent',
  periodicReport: 'Periodic report',
};

/** Where the registry does not know what stood on record on a day. */
export const UNKNOWN_DAY =
  'This registry knows what stood on this record from {day} on. What was on record before is in the filed documents.';
