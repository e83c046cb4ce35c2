import { sql } from 'kysely';
import { copyQueuedFiling } from '../testing/copy-queued-filing';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { queueSampleFiling } from '../testing/queued-filing';
import { worklistFigures } from './worklist';

const HOUR = 3_600_000;

let open: TestRegistry;
let sequences: string[] = [];
beforeAll(async () => {
  open = await openTestRegistry({ publicUrl: 'http://127.0.0.1:9' });
  const { entityId, refId, sessionId, row } = await queueSampleFiling(open.registry);
  const original = { entityId, refId, sessionId, transactionId: row.transaction_id };
  await copyQueuedFiling(open.registry, original, 8);
  const rows = await open.registry.db.selectFrom('pending_filing').select('sequence').execute();
  sequences = rows.map(({ sequence }) => sequence);
}, 60_000);
afterAll(() => open.close());
afterEach(() => open.registry.clock.moveTo(null));

interface Times {
  received: Date;
  decided?: Date;
  state?: 'approved' | 'rejected';
}

const NOBODY = {
  lock_user_id: null,
  lock_taken_at: null,
  lock_renewed_at: null,
  decided_by: null,
  decided_at: null,
} as const;

/** The figures at a moment of the office's clock, of filings that came and were decided so, where the session of the database has this time zone. */
async function figuresAt(now: string, times: readonly Times[], timeZone = 'UTC') {
  const { db, clock } = open.registry;
  await clock.moveTo(new Date(now));
  // Other filings are set to have just arrived.
  await db
    .updateTable('pending_filing')
    .set({ ...NOBODY, state: 'unlocked', received_at: new Date(now) })
    .execute();
  for (const [place, { received, decided, state = 'approved' }] of times.entries()) {
    await db
      .updateTable('pending_filing')
      .set({ received_at: received })
      .$if(decided !== undefined, (update) =>
        update.set({ state, decided_by: 'admin', decided_at: decided ?? null }),
      )
      .where('sequence', '=', sequences[place] ?? '')
      .execute();
  }
  return db.connection().execute(async (session) => {
    await sql`select set_config('TimeZone', ${timeZone}, false)`.execute(session);
    return worklistFigures({ ...open.registry, db: session }).finally(() =>
      sql`reset time zone`.execute(session),
    );
  });
}

const decidedAt = (instant: string, rest: Partial<Times> = {}): Times => {
  const decided = new Date(instant);
  return { received: new Date(decided.getTime() - 10 * HOUR), decided, ...rest };
};
const busyDays = ({ decided }: Awaited<ReturnType<typeof figuresAt>>) =>
  decided.filter(({ approved, rejected }) => approved + rejected > 0);

describe('the decisions of a day are those of the office', () => {
  test('around its midnight', async () => {
    const figures = await figuresAt('2026-11-21T07:05:00Z', [
      decidedAt('2026-11-21T06:59:59Z'),
      decidedAt('2026-11-21T07:00:00Z', { state: 'rejected' }),
      decidedAt('2026-11-21T07:01:00Z'),
    ]);
    expect(busyDays(figures)).toEqual([
      { day: '2026-11-20', approved: 1, rejected: 0 },
      { day: '2026-11-21', approved: 1, rejected: 1 },
    ]);
    expect(figures.decided.at(-1)?.day).toBe('2026-11-21');
    expect(figures.decided).toHaveLength(30);
  });

  test.each(['UTC', 'America/Denver', 'Pacific/Kiritimati'])(
    'on the day of 25 hours and on that of 23, with the database in %s',
    async (timeZone) => {
      const autumn = await figuresAt(
        '2026-11-03T00:00:00Z',
        [
          decidedAt('2026-11-01T05:59:00Z'),
          decidedAt('2026-11-01T06:00:00Z'),
          decidedAt('2026-11-02T06:59:00Z'),
          decidedAt('2026-11-02T07:00:00Z'),
        ],
        timeZone,
      );
      expect(busyDays(autumn).map(({ day, approved }) => [day, approved])).toEqual([
        ['2026-10-31', 1],
        ['2026-11-01', 2],
        ['2026-11-02', 1],
      ]);
      const spring = await figuresAt(
        '2026-03-10T00:00:00Z',
        [
          decidedAt('2026-03-08T07:00:00Z'),
          decidedAt('2026-03-09T05:59:00Z'),
          decidedAt('2026-03-09T06:00:00Z'),
        ],
        timeZone,
      );
      expect(busyDays(spring).map(({ day, approved }) => [day, approved])).toEqual([
        ['2026-03-08', 2],
        ['2026-03-09', 1],
      ]);
    },
  );

  test('from the midnight on with which the first of 30 days begins', async () => {
    const figures = await figuresAt('2026-11-21T18:00:00Z', [
      decidedAt('2026-10-23T05:59:59Z'),
      decidedAt('2026-10-23T06:00:00Z'),
    ]);
    expect(busyDays(figures)).toEqual([{ day: '2026-10-23', approved: 1, rejected: 0 }]);
    expect(figures.decided[0]?.day).toBe('2026-10-23');
  });
});

test.each(['UTC', 'America/Denver'])(
  'a day of waiting has 24 hours, also where the clocks change, with the database in %s',
  async (timeZone) => {
    const now = '2026-11-02T06:30:00Z';
    const ago = (hours: number): Times => ({ received: new Date(Date.parse(now) - hours * HOUR) });
    const { waiting } = await figuresAt(
      now,
      [23.9, 24, 71.9, 72, 167.9, 168].map((hours) => ago(hours)),
      timeZone,
    );
    expect(waiting).toEqual([
      { age: 'underOneDay', count: sequences.length - 5 },
      { age: 'oneToThreeDays', count: 2 },
      { age: 'threeToSevenDays', count: 2 },
      { age: 'overSevenDays', count: 1 },
    ]);
  },
);

describe('the median time to a decision', () => {
  const took = (hours: number, decided = '2026-11-20T18:00:00Z'): Times => ({
    received: new Date(Date.parse(decided) - hours * HOUR),
    decided: new Date(decided),
  });

  test('is the middle one of an odd number, and between the two middle ones of an even one', async () => {
    const now = '2026-11-21T18:00:00Z';
    expect((await figuresAt(now, [took(1), took(100), took(5)])).medianHours).toBeCloseTo(5);
    expect((await figuresAt(now, [took(1), took(100), took(5), took(7)])).medianHours).toBeCloseTo(6);
    expect((await figuresAt(now, [])).medianHours).toBeNull();
  });

  test('is of the same decisions as the figures next to it, also after a clock that was ahead is put back', async () => {
    const figures = await figuresAt('2026-11-21T18:00:00Z', [
      took(4),
      took(500, '2026-12-25T18:00:00Z'),
      took(500, '2026-12-26T18:00:00Z'),
    ]);
    expect(busyDays(figures)).toEqual([{ day: '2026-11-20', approved: 1, rejected: 0 }]);
    expect(figures.medianHours).toBeCloseTo(4);
  });
});
