import fc from 'fast-check';
import { officeMidnight } from '../calendar/office-midnight';
import { plusDays } from '../calendar/office-clock';
import { firstOfMonth, followingReportDue } from '../calendar/report-window';
import { DISSOLVED_STATUSES } from '../entities/entity-statuses';
import { standingByClock } from '../record/standing-by-clock';
import { REMINDERS, reminderOf, type Reminder } from './reminders';

/** Reports are due on the last day of a month. */
const dueDays = fc
  .record({ year: fc.integer({ min: 2024, max: 2090 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => plusDays(firstOfMonth(`${year}-${String(month).padStart(2, '0')}-01`, 1), -1));

const atMidnight = (day: string) => new Date(officeMidnight(day)).toISOString();

interface Known {
  statusCode?: string;
  entityType?: string;
  /** From this day on the report is filed. */
  filedOn?: string;
}

/** What somebody is reminded of who is there on every day around a report, by its day. */
function remindedOf(due: string, { statusCode = 'GOOD', entityType = 'DLLC', filedOn }: Known = {}) {
  const told: [day: string, reminder: Reminder][] = [];
  for (let day = plusDays(due, -160); day <= plusDays(due, 130); day = plusDays(day, 1)) {
    const reportDue = filedOn !== undefined && day >= filedOn ? followingReportDue(due) : due;
    const now = atMidnight(day);
    const onRecord = { statusCode, reportDueDay: reportDue, delinquentSince: null, effectiveAt: now };
    const standing = standingByClock(onRecord, now);
    const record = { entityType, statusCode: standing.statusCode, reportDue, filed: [] };
    const found = reminderOf(record, { after: plusDays(day, -1), today: day });
    if (found !== null) told.push([day, found.reminder]);
  }
  return told;
}

test('each reminder falls on exactly one day, in their order', () => {
  fc.assert(
    fc.property(dueDays, (due) => {
      expect(remindedOf(due).map(([, reminder]) => reminder)).toEqual(REMINDERS);
    }),
    { numRuns: 25 },
  );
});

test('nobody is reminded of a report from the day on which it is filed', () => {
  fc.assert(
    fc.property(dueDays, fc.integer({ min: -120, max: 60 }), (due, days) => {
      const filedOn = plusDays(due, days);
      const told = remindedOf(due, { filedOn });
      expect(told).toEqual(remindedOf(due).filter(([day]) => day < filedOn));
    }),
    { numRuns: 25 },
  );
});

test('whatever days are missed, the last reminder that fell on them is told, and once', () => {
  const pauses = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(dueDays, pauses, (due, days) => {
      const each = remindedOf(due);
      let after = plusDays(due, -160);
      for (const pause of days) {
        const today = plusDays(after, pause);
        const now = atMidnight(today);
        const onRecord = { statusCode: 'GOOD', reportDueDay: due, delinquentSince: null, effectiveAt: now };
        const { statusCode } = standingByClock(onRecord, now);
        const found = reminderOf(
          { entityType: 'DLLC', statusCode, reportDue: due, filed: [] },
          { after, today },
        );
        const fell = each.filter(([day]) => day > after && day <= today).at(-1);
        expect(found && [found.day, found.reminder]).toEqual(fell ?? null);
        after = today;
      }
    }),
    { numRuns: 50 },
  );
});

test.each([
  ...DISSOLVED_STATUSES.map((statusCode) => ({ statusCode })),
  { statusCode: 'WTHDRN' },
  { statusCode: 'NO_SUCH' },
  { entityType: 'FLLC' },
])('an entity that files no reports here is never reminded: %o', (known) => {
  expect(remindedOf('2027-05-31', known)).toEqual([]);
});

test.each([null, '', '2027-02-30'])('a due day that is none reminds of nothing: %o', (reportDue) => {
  const record = { entityType: 'DLLC', statusCode: 'GOOD', reportDue, filed: [] };
  expect(reminderOf(record, { after: '2020-01-01', today: '2030-01-01' })).toBeNull();
});
