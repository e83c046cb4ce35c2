import type { components } from '#api';
import { officeDay, plusDays } from '#rules';
import { sql, type Transaction } from 'kysely';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import { timedSearch } from '../timed-search';

type Figures = components['schemas']['WorklistFigures'];
type Age = Figures['waiting'][number]['age'];

/** Ages of what waits, youngest first. A day is 24 hours: days of the calendar would depend on the time zone of the database. */
const AGES = ['underOneDay', 'oneToThreeDays', 'threeToSevenDays', 'overSevenDays'] as const satisfies Age[];
/** How far the figures of decisions go back. */
const DAYS = 30;

/** Waiting filings by age, decisions on each of the last 30 days by the office's clock, and the median time to a decision. */
export const worklistFigures = ({ db, clock }: Registry): Promise<Figures> =>
  timedSearch(db, (tx) => figuresAt(tx, clock.now()));

async function figuresAt(db: Transaction<Database>, now: Date): Promise<Figures> {
  const today = officeDay(now.toISOString());
  const first = plusDays(today, 1 - DAYS);
  const waiting = await sql<{ age: Age; count: string }>`
    select case
        when received_at > ${now}::timestamptz - interval '24 hours' then 'underOneDay'
        when received_at > ${now}::timestamptz - interval '72 hours' then 'oneToThreeDays'
        when received_at > ${now}::timestamptz - interval '168 hours' then 'threeToSevenDays'
        else 'overSevenDays' end as age, count(*) as count
    from pending_filing where state in ('unlocked', 'locked') group by 1`.execute(db);
  // A clock that testers have put back has decisions ahead of it.
  const isCounted = sql<boolean>`state in ('approved', 'rejected') and decided_at <= ${now}
    and decided_at >= (${first}::date::timestamp at time zone 'America/Denver')`;
  const decided = await sql<{ day: string; approved: string; rejected: string }>`
    select to_char(decided_at at time zone 'America/Denver', 'YYYY-MM-DD') as day,
      count(*) filter (where state = 'approved') as approved,
      count(*) filter (where state = 'rejected') as rejected
    from pending_filing where ${isCounted} group by 1`.execute(db);
  const median = await sql<{ hours: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from decided_at - received_at) / 3600)::float8 as hours
    from pending_filing where ${isCounted}`.execute(db);
  const countOf = new Map(waiting.rows.map(({ age, count }) => [age, Number(count)]));
  const ofDay = new Map(decided.rows.map((row) => [row.day, row]));
  return {
    waiting: AGES.map((age) => ({ age, count: countOf.get(age) ?? 0 })),
    decided: Array.from({ length: DAYS }, (_, index) => {
      const day = plusDays(first, index);
      const { approved = 0, rejected = 0 } = ofDay.get(day) ?? {};
      return { day, approved: Number(approved), rejected: Number(rejected) };
    }),
    medianHours: median.rows[0]?.hours ?? null,
  };
}
