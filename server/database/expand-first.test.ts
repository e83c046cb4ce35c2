import { sql } from 'kysely';
import { openEmptyDatabase } from '../testing/test-database';
import { breakingChanges, databaseShape } from '../testing/database-shape';
import type { Connection } from './connection';
import { MIGRATIONS } from './migrations';

/** Migrations before this one are of a time when all servers were stopped for a new version. */
const RULE_HOLDS_FROM = '0015_sign_ons';

interface Exception {
  /** The removal or restriction that an earlier version may run into. */
  contraction: RegExp;
  /** Why it does no harm: the version that last used it, or why no statement of an earlier version meets it. */
  reason: string;
}

/**
 * What migrations remove nevertheless. A migration that removes what no version reads any more is listed here with that version (decision
 * 0038).
 */
const EXCEPTIONS: Record<string, Exception[]> = {
  '0016_queue_length': [
    {
      contraction: /^from now on: audit_entry CHECK .*lockTaken.*personalDataSeen/s,
      reason: 'it admits more',
    },
  ],
  '0028_receipt_references': [
    {
      contraction: /^from now on: unique submission btree \(encode\(sha256/,
      reason: 'a digest of the reference, which is unique itself',
    },
  ],
  '0031_account_audit': [
    {
      contraction: /^from now on: audit_entry CHECK .*lockTaken.*accountCreated/s,
      reason: 'it admits more',
    },
  ],
  '0035_searched_accounts': [
    {
      contraction: /^from now on: audit_entry CHECK .*lockTaken.*accountsSeen.*accountCreated/s,
      reason: 'it admits more',
    },
  ],
  '0049_closed_payments': [
    {
      contraction: /^from now on: audit_entry CHECK .*lockTaken.*paymentClosed/s,
      reason: 'it admits more',
    },
  ],
  '0054_revoked_filings': [
    {
      contraction: /^from now on: filing_record CHECK .*'rejected'.*'revoked'/s,
      reason: 'it admits more',
    },
  ],
  '0030_stored_files': [
    {
      contraction:
        /^from now on: (attachment|filing_document) CHECK .*num_nonnulls\(contents, object_key\) = 1/s,
      reason: 'an earlier version gives every file its contents, and no key',
    },
  ],
};

let connection: Connection;
beforeAll(async () => {
  connection = await openEmptyDatabase();
}, 60_000);
afterAll(() => connection.close());

test('a migration takes nothing from the versions before it, so that their servers go on beside the new ones', async () => {
  const { db } = connection;
  const faults: string[] = [];
  for (const name of Object.keys(MIGRATIONS).sort()) {
    const before = await databaseShape(db);
    await db.transaction().execute((tx) => MIGRATIONS[name]?.up(tx) ?? Promise.resolve());
    if (name < RULE_HOLDS_FROM) continue;
    const found = breakingChanges(before, await databaseShape(db));
    const exceptions = EXCEPTIONS[name] ?? [];
    faults.push(
      ...found
        .filter((one) => !exceptions.some(({ contraction }) => contraction.test(one)))
        .map((one) => `${name}: ${one}`),
      ...exceptions
        .filter(({ contraction }) => !found.some((one) => contraction.test(one)))
        .map(({ contraction }) => `${name} has no need of its exception ${String(contraction)}`),
    );
  }
  expect(faults).toEqual([]);
}, 60_000);

/** What a change of the database would remove. It is rolled back afterwards. */
async function takenAwayBy(change: string): Promise<string[]> {
  const noticed: string[] = [];
  await connection.db
    .transaction()
    .execute(async (tx) => {
      const before = await databaseShape(tx);
      await sql.raw(change).execute(tx);
      noticed.push(...breakingChanges(before, await databaseShape(tx)));
      throw new Error('undone');
    })
    .catch((error: Error) => expect(error.message).toBe('undone'));
  return noticed;
}

test.each([
  ['alter table account drop column email', /^no more: account\.email is text/],
  ['alter table account rename column email to mail', /^no more: account\.email is text/],
  ['alter table account rename to person', /^no more: account\.email is text/],
  ['drop table return_code', /^no more: return_code\.code_key is text/],
  ['alter table account alter column email type varchar(20)', /^no more: account\.email is text/],
  [
    'alter table submission alter column bare_name set not null',
    /^no more: submission\.bare_name may be empty/,
  ],
  ['alter table queue_length alter column one drop default', /^no more: queue_length\.one may be left out/],
  ['alter table account add column phone text not null', /^from now on: account\.phone has to be given/],
  ['alter table account add constraint short check (length(email) < 9)', /^from now on: account CHECK/],
  ['create unique index one_email on account (email)', /^from now on: unique account btree \(email\)/],
  ['alter table return_code drop constraint return_code_code_key_key', /^no more: unique return_code/],
])('%s would be noticed', async (change, contraction) => {
  expect(await takenAwayBy(change)).toContainEqual(expect.stringMatching(contraction));
});

test.each([
  'alter table account add column phone text',
  "alter table account add column phone text not null default ''",
  "alter table account add column phone text unique, add constraint phone_form check (phone <> '')",
  'create table phone (account_id text not null, number text primary key)',
  'create index account_state on account (state)',
  'alter table return_code drop constraint return_code_link',
])('%s takes nothing away', async (change) => {
  expect(await takenAwayBy(change)).toEqual([]);
});
