import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { EntityStatusCode } from '../entities/entity-statuses';
import { ENTITY_STATUS_CODES, isEntityStatusCode } from '../entities/entity-statuses';
import { plusDays } from '../calendar/office-clock';
import { officeDay } from '../calendar/office-time';
import { reportWindow } from '../calendar/report-window';
import type { EffectChange } from './facts';

/** The status of an entity that does not file its report, and the day of the report's window on which it changes. */
interface Lapse {
  becomes: EntityStatusCode;
  from: 'lateFrom' | 'delinquentFrom';
}

/** The next status of an entity whose report is overdue (decision on fees). Every other status stays as it is. */
export const OVERDUE_TABLE = defineTable<Lapse | null>()({
  name: 'What an entity becomes whose report is overdue',
  source: 'W2-flow-report',
  hitPolicy: 'unique',
  inputs: { statusCode: choice(ENTITY_STATUS_CODES) },
  rows: [
    { when: { statusCode: ['GOOD', 'EXIST'] }, then: { becomes: 'NONCOMP', from: 'lateFrom' } },
    { when: { statusCode: 'NONCOMP' }, then: { becomes: 'DQQ', from: 'delinquentFrom' } },
    { when: { statusCode: { except: ['GOOD', 'EXIST', 'NONCOMP'] } }, then: null },
  ],
});

/** The statuses that a report which is not filed changes. */
export const REPORTING_STATUSES: readonly EntityStatusCode[] = ENTITY_STATUS_CODES.filter(
  (statusCode) => evaluate(OVERDUE_TABLE, { statusCode }) !== null,
);

/** The next status of an entity that does not file its report, and the day `YYYY-MM-DD` from which it has it. */
export interface StatusChange {
  statusCode: EntityStatusCode;
  day: string;
}

/** The next change of an entity if it does not file the report that is due on a day; null without one. */
export const nextOverdueStatus = (statusCode: string, dueDay: string): StatusChange | null => {
  const lapse = isEntityStatusCode(statusCode) ? evaluate(OVERDUE_TABLE, { statusCode }) : null;
  const window = reportWindow(dueDay);
  return lapse && window && { statusCode: lapse.becomes, day: window[lapse.from] };
};

/**
 * Everything that has become of an entity by an instant whose report was due on a day and is not filed, in the order of the days;
 * empty while the report is not late.
 * @param now ISO 8601 instant
 */
export const overdueStatuses = (statusCode: string, dueDay: string, now: string): StatusChange[] => {
  const next = nextOverdueStatus(statusCode, dueDay);
  if (next === null || next.day > officeDay(now)) return [];
  return [next, ...overdueStatuses(next.statusCode, dueDay, now)];
};

/** More days than any report is on time after its due day. */
const LONGEST_WINDOW = 400;

/**
 * The last day on which a report can have been due so that an entity of a status has another one by an instant, since it is not filed. A
 * search asks for it, since it cannot ask each entity. Empty where no day of more than a year has done so.
 * @param now ISO 8601 instant
 */
export const lastLapsedDue = (statusCode: string, now: string): string => {
  const today = officeDay(now);
  const days = Array.from({ length: LONGEST_WINDOW }, (_, back) => plusDays(today, -back));
  return days.find((dueDay) => overdueStatuses(statusCode, dueDay, now).length > 0) ?? '';
};

/**
 * What the office's clock changes on record when a report stays out (T1-fold). It changes nothing on a record that says otherwise at its
 * place in the order of effects.
 * @param overdue `from` is the status until then, `reportDue` the day by which the report was due
 */
export const overdueEffect = ({
  from,
  reportDue,
  statusCode,
  day,
}: StatusChange & { from: EntityStatusCode; reportDue: string }): EffectChange[] => [
  {
    when: { status: [from], reportDue },
    set: {
      status: { code: statusCode, delinquentSince: statusCode === 'DQQ' ? day : null, dissolvedOn: null },
    },
  },
];
