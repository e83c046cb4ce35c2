import { randomUUID } from 'node:crypto';
import { initialFiling, type Filing } from '#rules';
import { sql } from 'kysely';
import type { Registry } from '../../context';
import { PUBLIC_PRINCIPAL } from '../../callers/principal';
import { filingOperations } from '../../operations/filing';
import { fileAndPay } from '../../testing/filing-on-record';
import { llcFiling } from '../../testing/llc-filing';
import type { TestRegistry } from '../../testing/open-test-registry';
import { openTestRegistry } from '../../testing/open-test-registry';
import type { Input } from '../../contract/operation';
import { deleteFiling } from './delete-filing';
import { storedBytes } from './unfiled-storage';

const KILOBYTE = 1024;
const GIGABYTE = KILOBYTE ** 3;

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());
beforeEach(() => open.registry.db.deleteFrom('rate_window').execute());

/** Text that cannot be packed, and is different each time. */
const noise = (kilobytes: number): string =>
  Array.from({ length: kilobytes * 32 }, () => randomUUID().replaceAll('-', '')).join('');

/** A filing whose street is so long; the contract, which is not asked here, has it shorter. */
function filingOf(kilobytes: number, submissionKey: string = randomUUID()): Filing {
  const filing = initialFiling({ filingType: 'llc', submissionKey });
  const { principalOfficeValues } = filing;
  const streetAddress = { ...principalOfficeValues.streetAddress, address1: noise(kilobytes) };
  return { ...filing, principalOfficeValues: { ...principalOfficeValues, streetAddress } };
}

const save = async (
  filing: Filing,
  { registry = open.registry, caller = '192.0.2.1', refId = undefined as string | undefined } = {},
) => {
  const body = { filing, ...(refId && { refId }) } as unknown;
  const input = { body, principal: PUBLIC_PRINCIPAL, clientAddress: caller } as Input<'saveFiling'>;
  return (await filingOperations.saveFiling(registry, input)).apiData;
};
const withLimits = (limits: Partial<Registry['config']>): Registry => ({
  ...open.registry,
  config: { ...open.registry.config, ...limits },
});

/** The triggers' counts, next to what is really stored. */
async function counted() {
  const { db } = open.registry;
  const { rows } = await sql<{ drafts: string; files: string }>`select
    (select coalesce(sum(pg_column_size(filing)), 0) from filing_draft where not money_moved) as drafts,
    (select coalesce(sum(size), 0) from attachment join filing_draft using (ref_id) where not money_moved) as files`.execute(
    db,
  );
  expect(await storedBytes(db, 'draft_bytes')).toBe(Number(rows[0]?.drafts));
  expect(await storedBytes(db, 'file_bytes')).toBe(Number(rows[0]?.files));
  return Number(rows[0]?.drafts);
}

test('the database counts what filings in progress hold, until they are removed or paid for', async () => {
  const { registry } = open;
  const before = await counted();
  const { refId = '' } = await save(filingOf(3));
  const withOne = await counted();
  expect(withOne).toBeGreaterThan(before + 3 * KILOBYTE);
  const { filing } = await registry.db
    .selectFrom('filing_draft')
    .select('filing')
    .where('ref_id', '=', refId)
    .executeTakeFirstOrThrow();
  const larger = filingOf(100, filing.submissionKey);
  expect(await save(larger, { refId })).toMatchObject({ code: 200, version: 2 });
  expect(await counted()).toBeGreaterThan(withOne + 80 * KILOBYTE);
  expect(await deleteFiling(registry.db, refId, new Date())).toBe('deleted');
  expect(await counted()).toBe(before);
  await fileAndPay(registry, await llcFiling(registry, 'Counted No More LLC'));
  expect(await counted()).toBe(before);
});

test('a caller saves no more than their share in a day; what they saved and what others save is not touched', async () => {
  const registry = withLimits({ draftMegabytesADay: 100 / KILOBYTE });
  const first = filingOf(70);
  const { refId } = await save(first, { registry });
  await expect(save(filingOf(70), { registry })).rejects.toMatchObject({
    status: 429,
    details: { retryAfter: expect.any(Number) as number },
  });
  // What was counted before does not count again, and saving a smaller filing always succeeds.
  expect(await save(first, { registry, refId })).toMatchObject({ code: 200 });
  expect(await save(filingOf(1, first.submissionKey), { registry, refId })).toMatchObject({ code: 200 });
  expect(await save(filingOf(70), { registry, caller: '192.0.2.2' })).toMatchObject({ code: 200 });
});

test('of saves that come at once no more get through than a caller may save', async () => {
  const registry = withLimits({ draftMegabytesADay: 100 / KILOBYTE });
  const sent = await Promise.allSettled(Array.from({ length: 10 }, () => save(filingOf(30), { registry })));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('all filings in progress together have a bound, also for saves that come at once', async () => {
  const before = await counted();
  const most = before + 150 * KILOBYTE;
  const registry = withLimits({ draftGigabytes: most / GIGABYTE });
  const sent = await Promise.allSettled(Array.from({ length: 10 }, () => save(filingOf(40), { registry })));
  const refused = sent.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(refused).toEqual(Array(7).fill(expect.objectContaining({ status: 503 })));
  expect(await counted()).toBeLessThanOrEqual(most);
  expect(await save(filingOf(1), { registry })).toMatchObject({ code: 200 });
});
