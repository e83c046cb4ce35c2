import { randomUUID } from 'node:crypto';
import { FILING_TYPES, isFormation } from '#rules';
import type { RecordedState } from '#rules';
import { holdTransaction, releaseTransaction } from '../database/transaction-holding';
import { filedDocument } from '../filing/receipt/filed-documents';
import { entityFacts } from '../entities/entity-forms';
import { findEntity } from '../entities/find-entity';
import type { Input } from '../contract/operation';
import { entityOperations } from './entity';
import { recordOperations } from './record';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';

const BOOKSHOP = '20151000031';
const DAIRY = '20031000032';
const GOOD = '20101000001';
const NONCOMPLIANT = '20101000005';
const UNKNOWN = '20109999999';

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

const history = async (id: string, page?: number) => {
  const input = { path: { id }, query: { page: page?.toString() } } as Input<'entityFilings'>;
  return (await recordOperations.entityFilings(open.registry, input)).apiData;
};
/** The filings to come of an entity, without what the clock does. */
const coming = async (entityId: string) => {
  const input = { query: { entityId } } as Input<'entitySummary'>;
  const { entitySummary } = (await entityOperations.entitySummary(open.registry, input)).apiData;
  return entitySummary?.coming?.filter(({ transactionType }) => transactionType !== '');
};
const forms = async (id: string) => {
  const input = { path: { id } } as Input<'entityForms'>;
  return (await recordOperations.entityForms(open.registry, input)).apiData;
};

/** A filing of the bookshop as it would be under the fraud check, or delayed; put back afterwards. */
async function withLastFiling(
  changes: { effect_state: RecordedState },
  look: (transactionId: string) => Promise<void>,
) {
  const { db } = open.registry;
  const last = await db
    .selectFrom('filing_record')
    .selectAll()
    .where('entity_id', '=', BOOKSHOP)
    .orderBy('filed_at', 'desc')
    .executeTakeFirstOrThrow();
  const set = (values: object) =>
    db.updateTable('filing_record').set(values).where('transaction_id', '=', last.transaction_id).execute();
  await set(changes);
  await look(last.transaction_id).finally(() => set({ effect_state: last.effect_state }));
}

test('the filings of an entity come newest first, ten a page', async () => {
  const first = await history(DAIRY);
  expect(first).toMatchObject({ code: 200, total: 24 });
  expect(first.filings).toHaveLength(10);
  expect(first.filings?.[0]).toMatchObject({ transactionName: 'Periodic Report', state: 'effective' });
  const last = await history(DAIRY, 3);
  expect(last.filings?.map(({ dateTime }) => dateTime.slice(0, 4))).toEqual(['2006', '2005', '2004', '2003']);
  const all = (await Promise.all([1, 2, 3].map((page) => history(DAIRY, page)))).flatMap(
    ({ filings = [] }) => filings,
  );
  expect(new Set(all.map(({ transactionId }) => transactionId)).size).toBe(24);
  expect((await history(DAIRY, 4)).filings).toEqual([]);
});

test('an entity without filings has an empty history, and an unknown one none', async () => {
  expect(await history(GOOD)).toEqual({ code: 200, total: 0, filings: [] });
  expect(await history(UNKNOWN)).toEqual({ code: 404 });
  expect(await forms(UNKNOWN)).toEqual({ code: 404 });
});

test('each document of the sample histories opens', async () => {
  const { filings = [] } = await history(BOOKSHOP);
  expect(filings).toHaveLength(3);
  for (const { transactionId, hasDocument } of filings) {
    expect(hasDocument).toBe(true);
    const contents = await filedDocument(open.registry, BOOKSHOP, transactionId);
    expect(contents?.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  }
});

test('the document of another entity is not found under this one', async () => {
  const { filings = [] } = await history(BOOKSHOP);
  expect(await filedDocument(open.registry, GOOD, filings[0]?.transactionId ?? '')).toBeUndefined();
});

test('a filing that waits for review is listed without its document and its effect', () =>
  withLastFiling({ effect_state: 'waitingForReview' }, async (transactionId) => {
    const { filings } = await history(BOOKSHOP);
    expect(filings?.[0]).toMatchObject({ transactionId, state: 'inReview', hasDocument: false });
    expect(filings?.[0]).not.toHaveProperty('effectiveDate');
    expect(await coming(BOOKSHOP)).toMatchObject([{ code: 'inReview', document: transactionId }]);
    // Also when the document was made before: it is not given out.
    expect(await filedDocument(open.registry, BOOKSHOP, transactionId)).toBeUndefined();
  }));

test('the facts of an entity name the forms of which another filing is open', async () => {
  const { db, clock } = open.registry;
  const now = clock.now();
  const submissionKey = randomUUID();
  const holder = { entityId: BOOKSHOP, transactionType: 'CHG_ENT_ADR', submissionKey };
  await db.transaction().execute((tx) => holdTransaction(tx, holder, { expiresAt: null, now }));
  const entity = await findEntity(db, BOOKSHOP, now);
  expect((entity && (await entityFacts(db, entity, { now })))?.held).toEqual({ CHG_ENT_ADR: 'paying' });
  expect((entity && (await entityFacts(db, entity, { now, submissionKey })))?.held).toEqual({});
  await releaseTransaction(db, submissionKey);
});

test.each([
  ['waitingForReview', 'waiting'],
  ['delayed', 'later'],
  // It was returned, and is submitted again.
  ['rejected', 'paying'],
] as const)('a filing that is %s keeps others of its form from the entity: %s', (effect_state, state) =>
  withLastFiling({ effect_state }, async (transactionId) => {
    const { db, clock } = open.registry;
    const now = clock.now();
    const { submission_key: submissionKey } = await db
      .selectFrom('filing_record')
      .select('submission_key')
      .where('transaction_id', '=', transactionId)
      .executeTakeFirstOrThrow();
    const holder = { entityId: BOOKSHOP, transactionType: 'CHG_ENT_ADR', submissionKey };
    await db.transaction().execute((tx) => holdTransaction(tx, holder, { expiresAt: null, now }));
    const entity = await findEntity(db, BOOKSHOP, now);
    expect((entity && (await entityFacts(db, entity, { now })))?.held).toEqual({ CHG_ENT_ADR: state });
    await releaseTransaction(db, submissionKey);
  }),
);

test('a delayed filing is on record, with the moment of its effect', () =>
  withLastFiling({ effect_state: 'delayed' }, async (transactionId) => {
    const { filings } = await history(BOOKSHOP);
    expect(filings?.[0]).toMatchObject({ transactionId, state: 'delayed', hasDocument: true });
    const { effectiveDate } = filings?.[0] ?? {};
    expect(await coming(BOOKSHOP)).toMatchObject([
      { code: 'delayed', document: transactionId, on: effectiveDate },
    ]);
    expect(await filedDocument(open.registry, BOOKSHOP, transactionId)).toBeDefined();
  }));

test('the forms have the fee of this entity and the reason against them', async () => {
  const { forms: listed = [] } = await forms(GOOD);
  expect(listed.map(({ filingType }) => filingType)).toEqual(
    FILING_TYPES.filter((type) => !isFormation(type)),
  );
  expect(listed.find(({ filingType }) => filingType === 'cure')).toEqual({
    filingType: 'cure',
    transactionType: 'CURE_DLNQ',
    fee: 100,
    available: false,
    message: 'An entity in good standing has nothing to cure.',
  });
});

test('the report of a noncompliant entity is late, and costs more', async () => {
  const { forms: listed = [] } = await forms(NONCOMPLIANT);
  expect(listed.find(({ filingType }) => filingType === 'report')?.fee).toBe(75);
});
