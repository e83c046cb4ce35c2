import { reportDueDate } from '#rules';
import type { Kysely } from 'kysely';
import { Migrator, sql } from 'kysely';
import { openEmptyDatabase } from '../../testing/test-database';
import type { Connection } from '../connection';
import { MIGRATIONS } from '../migrations';
import type { Database } from '../tables';

let connection: Connection;
const db = (): Kysely<Database> => connection.db;
const migrateTo = async (name: string) => {
  const provider = { getMigrations: () => Promise.resolve(MIGRATIONS) };
  const { error } = await new Migrator({ db: db(), provider }).migrateTo(name);
  if (error !== undefined) throw error;
};

const entity = (id: string, type: string, status: string, formed: string, dates = 'null, null') => `
  insert into entity (entity_id, entity_type, name, status_code, formation_date, jurisdiction, reporting_month, principal_office,
    delinquency_date, dissolution_date, effective_at)
  values ('${id}', '${type}', 'Name ${id}', '${status}', '${formed}', 'CO', ${Number(formed.slice(5, 7))}, '{}', ${dates}, now())`;

const filing = (serial: number, isEffective: boolean, adminFraudCheck: boolean) => {
  const key = `0b0f4c7e-8b4e-4c39-9d29-5a2b4e5f6a0${serial}`;
  return [
    `insert into filing_draft values ('ref${serial}', '${key}', 1, '{}', now(), now(), true)`,
    `insert into submission (submission_key, ref_id, state, attempt, attempt_state, filing, filing_digest, amount, expires_at, created_at, updated_at)
       values ('${key}', 'ref${serial}', 'filed', 1, 'active', '{}', '${'a'.repeat(64)}', 10, now(), now(), now())`,
    `insert into filing_record (transaction_id, submission_key, entity_id, transaction_type, filing, filed_at, effective_at, is_effective, amount,
       payment_type, session_id)
       values ('${serial}', '${key}', 'good', 'X', '{"adminFraudCheck": ${adminFraudCheck}}', now(), now(), ${isEffective}, 10, 'Visa', 's${serial}')`,
  ];
};

const EARLIER_ROWS = [
  entity('good', 'DLLC', 'GOOD', '2010-03-15'),
  entity('leap', 'DNC', 'EXIST', '2020-12-29'),
  entity('new', 'DPC', 'GOOD', '2999-01-31'),
  entity('late', 'DLLC', 'NONCOMP', '2010-03-15'),
  entity('delinquent', 'DLLC', 'DQQ', '2010-03-15', `'2024-12-01', null`),
  entity('dissolved', 'DLLC', 'VDISS', '2010-03-15', `null, '2024-12-01'`),
  entity('foreign', 'FLLC', 'GOOD', '2010-03-15'),
  ...filing(1, true, false),
  ...filing(2, false, false),
  ...filing(3, false, true),
];

beforeAll(async () => {
  connection = await openEmptyDatabase();
  await migrateTo('0006_distinguishable_names');
  for (const row of EARLIER_ROWS) await sql.raw(row).execute(db());
  await migrateTo('0007_filings_on_record');
}, 60_000);
afterAll(() => connection.close());

test('earlier entities get the day of their open report and the first version', async () => {
  const rows = await db().selectFrom('entity').select(['entity_id', 'version', 'report_due']).execute();
  const due = new Map(rows.map(({ entity_id, report_due }) => [entity_id, report_due]));
  const now = new Date().toISOString();
  expect(due.get('good')).toBe(reportDueDate('2010-03-15', now));
  expect(due.get('leap')).toBe(reportDueDate('2020-12-29', now));
  expect(due.get('new')).toBe('3000-03-31');
  const late = due.get('late') ?? '';
  expect(late.slice(4)).toBe('-05-31');
  expect(late < now).toBe(true);
  expect(due.get('delinquent')).toBe('2024-05-31');
  expect(due.get('dissolved')).toBeNull();
  expect(due.get('foreign')).toBeNull();
  expect(rows.every(({ version }) => version === 1)).toBe(true);
});

test('earlier filings are effective, delayed or waiting for review, and there is no fourth state', async () => {
  const states = await db()
    .selectFrom('filing_record')
    .select(['transaction_id', 'effect_state'])
    .orderBy('transaction_id')
    .execute();
  expect(states.map(({ effect_state }) => effect_state)).toEqual([
    'effective',
    'delayed',
    'waitingForReview',
  ]);
  await expect(sql`update filing_record set effect_state = 'done'`.execute(db())).rejects.toMatchObject({
    code: '23514',
  });
});

test('one transaction of an entity is held once', async () => {
  const hold = (key: number) =>
    sql`insert into transaction_holding values ('good', 'CHG_ENT_ADR', ${`0b0f4c7e-8b4e-4c39-9d29-5a2b4e5f6a0${key}`}, null)`.execute(
      db(),
    );
  await hold(1);
  await expect(hold(2)).rejects.toMatchObject({ code: '23505' });
});
