import { certificateOf, filedDocument } from '../filing/receipt/filed-documents';
import { filingHistory } from '../entities/filing-history';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { auditEntries } from './audit-log';
import { piiRequests, piiVerdict, savePiiRequest } from './personal-data';
import { keepStaffName, requestsWithStaffNames } from '../accounts/staff-names';

/** Of the sample registry: a document, the statement that asks for its removal, and a document of another entity. */
const ENTITY = '20181000083';

let open: TestRegistry;
const registry = () => open.registry;
const db = () => open.registry.db;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

const documentsOf = (entityId: string) =>
  db()
    .selectFrom('filing_record')
    .select(['transaction_id', 'transaction_type'])
    .where('entity_id', '=', entityId)
    .orderBy('filed_at')
    .execute();

/** The numbers of a request that can be taken. */
async function numbers() {
  const documents = await documentsOf(ENTITY);
  const removal = documents.find(({ transaction_type }) => transaction_type === 'STMT_REMOVAL');
  const named = documents.find(({ transaction_type }) => transaction_type !== 'STMT_REMOVAL');
  return {
    entityId: ENTITY,
    piiDocId: named?.transaction_id ?? '',
    removalDocId: removal?.transaction_id ?? '',
  };
}

const FILER = {
  nameValues: { name: { nameTyp: 'I', firstName: 'Ada', lastName: 'Lindqvist' } },
  addressValues: { streetAddress: { address1: '1700 Broadway', city: 'Denver', state: 'CO', zip: '80290' } },
} as never;

test('the three numbers must belong together', async () => {
  const good = await numbers();
  const verdictOn = (change: Partial<typeof good>) => piiVerdict(db(), { ...good, ...change });
  const valid = { entityIdIsValid: true, piiDocIdIsValid: true, removalDocIdIsValid: true };
  expect(await verdictOn({})).toMatchObject(valid);
  expect(await verdictOn({ entityId: '20101000001' })).toMatchObject({
    entityIdIsValid: true,
    piiDocIdIsValid: false,
    removalDocIdIsValid: false,
  });
  expect(await verdictOn({ entityId: 'nobody' })).toMatchObject({ entityIdIsValid: false, entityName: '' });
  expect(await verdictOn({ removalDocId: good.piiDocId })).toMatchObject({
    ...valid,
    removalDocIdIsValid: false,
  });
});

test('a request withholds its document from the public record, once, and is found by staff', async () => {
  const good = await numbers();
  const { piiDocId, entityId } = good;
  expect(await filedDocument(registry(), entityId, piiDocId)).toBeDefined();
  expect(await piiVerdict(db(), good)).not.toHaveProperty('withheldSince');
  expect(await savePiiRequest(registry(), good, [FILER], 'admin')).toBe(true);
  expect(await piiVerdict(db(), good)).toMatchObject({ withheldSince: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(await piiVerdict(db(), { ...good, entityId: '20101000001' })).not.toHaveProperty('withheldSince');
  expect(await savePiiRequest(registry(), good, [FILER], 'second')).toBe(false);
  expect(await filedDocument(registry(), entityId, piiDocId)).toBeUndefined();
  // The rest of the record stays as it was.
  expect(await filedDocument(registry(), entityId, good.removalDocId)).toBeDefined();
  expect(await certificateOf(registry(), entityId)).toBeDefined();
  const { filings } = await filingHistory(db(), entityId, 1);
  expect(filings.find(({ transactionId }) => transactionId === piiDocId)).toMatchObject({
    hasDocument: false,
    isWithheld: true,
  });
  for (const search of [entityId, piiDocId, 'lindq', ' ada  lindqvist ', 'gilpin', 'Lindqvist Paper', '']) {
    const found = await piiRequests(registry(), { search, page: 3 }, 'admin');
    expect(found).toMatchObject({ count: 1, page: 1, requests: [{ piiDocId, userId: 'admin' }] });
  }
  // Neither what a pattern would mean nor how a filer is stored finds anybody.
  for (const search of ['%', '_', 'firstName', 'nameValues', 'Broadway', 'ada nobody']) {
    expect(await piiRequests(registry(), { search, page: 1 }, 'admin')).toMatchObject({
      count: 0,
      requests: [],
    });
  }
  const { entries } = await auditEntries(db(), { subject: piiDocId, size: 50 });
  expect(entries).toMatchObject([{ action: 'personalDataRemoved', userId: 'admin' }]);
});

test('a further request about a document is kept where it says anything else, each once', async () => {
  const good = await numbers();
  const other = {
    nameValues: { name: { nameTyp: 'I', firstName: 'Bo', lastName: 'Lindqvist' } },
    addressValues: { streetAddress: { address1: '9 Elm St', city: 'Denver', state: 'CO', zip: '80290' } },
  } as never;
  await savePiiRequest(registry(), good, [FILER], 'admin');
  const withheldAt = () =>
    db()
      .selectFrom('filing_record')
      .select('withheld_at')
      .where('transaction_id', '=', good.piiDocId)
      .executeTakeFirstOrThrow();
  const before = await withheldAt();
  const answers = await Promise.all(
    [[other], [other], [FILER]].map((filers) => savePiiRequest(registry(), good, filers, 'second')),
  );
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(answers[2]).toBe(false);
  expect(await savePiiRequest(registry(), good, [other, FILER], 'third')).toBe(true);
  expect(await withheldAt()).toEqual(before);
  const { count, requests } = await piiRequests(registry(), { search: good.piiDocId, page: 1 }, 'admin');
  expect(count).toBe(3);
  expect(requests.map(({ userId, filers }) => [userId, filers.length])).toEqual([
    ['third', 2],
    ['second', 1],
    ['admin', 1],
  ]);
  expect(new Set(requests.map(({ id }) => id)).size).toBe(3);
  await keepStaffName(db(), 'third', 'Jordan Okafor');
  const named = await requestsWithStaffNames(db(), requests);
  expect(named.map(({ userName }) => userName)).toEqual(['Jordan Okafor', undefined, 'Morgan Reyes']);
  expect((await piiRequests(registry(), { search: 'bo lindqvist', page: 1 }, 'admin')).count).toBe(2);
  const { entries } = await auditEntries(db(), { action: 'personalDataRemoved', size: 50 });
  expect(entries.map(({ userId }) => userId)).toEqual(['third', 'second', 'admin']);
});

test('every look at the requests that shows one is in the audit log, with its documents and without names', async () => {
  const looks = async () => {
    const { entries } = await auditEntries(db(), { action: 'personalDataSeen', userId: 'curious', size: 50 });
    return entries.map(({ details }) => details);
  };
  await piiRequests(registry(), { search: 'nobody at all', page: 1 }, 'curious');
  expect(await looks()).toEqual([]);
  await piiRequests(registry(), { search: 'lindqvist', page: 1 }, 'curious');
  const { piiDocId } = await numbers();
  expect(await looks()).toEqual([
    { list: 'Requests to remove personal data', documents: Array<string>(3).fill(piiDocId).join(', ') },
  ]);
});
