import { PAYMENT_ACTIONS, PAYMENT_EVENT_TYPES, SUBMISSION_STATES } from '#rules';
import type { Kysely } from 'kysely';
import { Migrator, sql } from 'kysely';
import { openEmptyDatabase } from '../../testing/test-database';
import type { Connection } from '../connection';
import { MIGRATIONS } from '../migrations';
import type { Database } from '../tables';

const KEY = '0b0f4c7e-8b4e-4c39-9d29-5a2b4e5f6a01';
const DIGEST = 'a'.repeat(64);

/** The rows of the database before: an attempt that is being replaced, one that has expired, and the job that removes old rows. */
const EARLIER_ROWS = [
  `insert into filing_draft values
     ('ref', '${KEY}', 1, '{}', now(), now(), false),
     ('over', '0b0f4c7e-8b4e-4c39-9d29-5a2b4e5f6a02', 1, '{}', now(), now(), false)`,
  `insert into submission (submission_key, ref_id, state, attempt, filing, filing_digest, amount, expires_at, created_at, updated_at) values
     ('${KEY}', 'ref', 'awaiting', 1, '{"entityNameValues": {"name": "Zinc LLC"}}', '', 50, now(), now(), now()),
     ('0b0f4c7e-8b4e-4c39-9d29-5a2b4e5f6a02', 'over', 'lapsed', 1, '{"entityNameValues": {"name": "Tin LLC"}}', '${DIGEST}', 50, now(), now(), now())`,
  `insert into outbox (kind, dedupe_key, payload, state, due_at, created_at) values
     ('housekeeping', 'housekeeping', '{}', 'queued', now(), now())`,
  `insert into agent_history
     (agent_history_id, agent_id, authentication_type, transaction_type, transaction_entity_id, details, created_at) values
     ('history', 'agent', 'D', 'ARTORG_LLC', '', '{}', now())`,
  `insert into payment_event values ('event', '${KEY}', 1, 'failed', 'none', now())`,
  `insert into card_session
     (session_id, idempotency_key, reference, amount, description, detail, success_url, back_url, cancel_url, state, expires_at, created_at) values
     ('session', 'key', 'ref.1', 50, '', '', '', '', '', 'open', now(), now())`,
  `insert into card_charge values ('session', 'succeeded', 50, 'Visa', '4242', true, now())`,
];

let connection: Connection;
const db = (): Kysely<Database> => connection.db;
const migrateTo = async (name: string) => {
  const provider = { getMigrations: () => Promise.resolve(MIGRATIONS) };
  const { error } = await new Migrator({ db: db(), provider }).migrateTo(name);
  if (error !== undefined) throw error;
};

beforeAll(async () => {
  connection = await openEmptyDatabase();
  await migrateTo('0004_american_spelling');
  for (const row of EARLIER_ROWS) await sql.raw(row).execute(db());
  await migrateTo('0005_named_states');
}, 60_000);
afterAll(() => connection.close());

test('earlier rows are brought to named states', async () => {
  const submissions = await db()
    .selectFrom('submission')
    .select(['state', 'attempt_state', 'filing_digest', 'held_name'])
    .orderBy('ref_id')
    .execute();
  expect(submissions).toEqual([
    { state: 'expired', attempt_state: 'active', filing_digest: DIGEST, held_name: 'Tin LLC' },
    {
      state: 'awaiting',
      attempt_state: 'replaced',
      filing_digest: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      held_name: 'Zinc LLC',
    },
  ]);
  const jobs = await db().selectFrom('outbox').select(['kind', 'dedupe_key']).execute();
  expect(jobs).toEqual([{ kind: 'cleanup', dedupe_key: 'cleanup' }]);
  const agents = await db().selectFrom('agent_history').select('transaction_entity_id').execute();
  expect(agents).toEqual([{ transaction_entity_id: null }]);
});

const CARD_STATES = ['processing', 'succeeded', 'refunded'];
const COLUMNS: [table: string, column: string, values: readonly string[]][] = [
  ['submission', 'state', SUBMISSION_STATES],
  ['submission', 'attempt_state', ['active', 'replaced']],
  ['payment_event', 'type', PAYMENT_EVENT_TYPES],
  ['payment_event', 'action', PAYMENT_ACTIONS],
  ['card_session', 'state', [...CARD_STATES, 'open', 'expired', 'canceled']],
  ['card_charge', 'state', CARD_STATES],
  ['outbox', 'state', ['queued', 'done', 'failed']],
];

test.each(COLUMNS)('%s.%s takes its named values and no other', async (table, column, values) => {
  const put = (value: string) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`.execute(db());
  for (const value of values) await put(value);
  for (const value of ['', 'lapsed', 'Expired', 'cancelled'])
    await expect(put(value)).rejects.toMatchObject({ code: '23514' });
});

test('a digest is a digest', async () => {
  const put = (filing_digest: string) => db().updateTable('submission').set({ filing_digest }).execute();
  await put('b'.repeat(64));
  for (const text of ['', 'b'.repeat(63), 'B'.repeat(64)])
    await expect(put(text)).rejects.toMatchObject({ code: '23514' });
});
