import { sql } from 'kysely';
import { savePiiRequest } from '../review/personal-data';
import { amendmentToName, formCompany } from '../testing/amendments';
import { delayedBy, fileAndPay, letDaysPass } from '../testing/filing-on-record';
import { officeMovedTo } from '../testing/office-changes';
import { registryOfTests } from '../testing/registry-of-tests';
import { changeEntity } from './change-entity';
import { publicChangesAfter } from './public-changes';

const PAGE = 1_000;
const registry = registryOfTests();
const db = () => registry().db;

/** The position of the last change so far. */
const lastPosition = async () => (await publicChangesAfter(db(), 0, PAGE)).at(-1)?.position ?? 0;

test('each public change has a position, what it is about, and the facts before and after it', async () => {
  const start = await lastPosition();
  const company = await formCompany(registry(), 'Logged Wren LLC');
  const renaming = await fileAndPay(
    registry(),
    await amendmentToName(registry(), 'Logged Robin LLC', company),
  );
  const moved = await officeMovedTo(registry(), '9 Logged St', company);
  const moving = await fileAndPay(registry(), delayedBy(registry(), moved, 3));
  await letDaysPass(registry(), 5);
  const changes = (await publicChangesAfter(db(), start, PAGE)).filter(
    ({ entityId }) => entityId === company,
  );
  expect(changes.map(({ kind, state, document }) => [kind, state, document]).slice(3)).toEqual([
    ['filing', 'effective', renaming.receipt.transactionId],
    ['record', null, renaming.receipt.transactionId],
    ['filing', 'delayed', moving.receipt.transactionId],
    ['filing', 'effective', moving.receipt.transactionId],
    ['record', null, moving.receipt.transactionId],
  ]);
  const [formed, filed, begun, , renamed] = changes;
  expect(formed?.record).toMatchObject({
    before: {},
    after: { name: 'Logged Wren LLC', status: { code: 'DELAYED' } },
  });
  expect(formed?.record?.after.registeredAgent).toHaveProperty('nameValues');
  expect(filed).toMatchObject({ kind: 'filing', state: 'effective' });
  expect(begun?.record).toMatchObject({
    before: { status: { code: 'DELAYED' } },
    after: { status: { code: 'GOOD' } },
  });
  expect(renamed?.record).toMatchObject({
    before: { name: 'Logged Wren LLC' },
    after: { name: 'Logged Robin LLC' },
    withheld: [],
  });
  expect(changes.at(-1)?.record?.after.principalOffice?.streetAddress.address1).toBe('9 Logged St');
  expect(JSON.stringify(changes)).not.toMatch(/secureFiling|@/);
});

test('that an entity has secure filing is not public', async () => {
  const start = await lastPosition();
  await db()
    .transaction()
    .execute((tx) =>
      changeEntity(tx, '20101000001', [{ set: { secureFiling: true } }], {
        cause: 'secureFiling',
        at: registry().clock.now(),
      }),
    );
  expect(await publicChangesAfter(db(), start, PAGE)).toEqual([]);
});

test('a document that is withheld is said to be, and what it set is in no change any more', async () => {
  const start = await lastPosition();
  const company = await formCompany(registry(), 'Logged Finch LLC');
  const formation = (await publicChangesAfter(db(), start, PAGE)).at(-1)?.document ?? '';
  const moved = await officeMovedTo(registry(), '3 Hidden St', company);
  const { receipt } = await fileAndPay(registry(), moved);
  await savePiiRequest(
    registry(),
    { entityId: company, piiDocId: receipt.transactionId, removalDocId: formation },
    [],
    'admin',
  );
  const changes = await publicChangesAfter(db(), start, PAGE);
  expect(changes.at(-1)).toMatchObject({
    kind: 'withheld',
    entityId: company,
    document: receipt.transactionId,
  });
  const move = changes.find(({ kind, document }) => kind === 'record' && document === receipt.transactionId);
  expect(move?.record).toMatchObject({ after: {}, withheld: ['principalOffice'] });
  expect(JSON.stringify(changes)).not.toContain('Hidden St');
});

test('who goes on from the last position that he saw misses no change, whatever is committed at once', async () => {
  const start = await lastPosition();
  const ids = ['20101000001', '20101000040', '20101000041', '20101000042', '20101000043'];
  let isOver = false;
  const seen: number[] = [];
  const follow = async () => {
    for (let last = start; ;) {
      const wasOver = isOver;
      const page = await publicChangesAfter(db(), last, PAGE);
      seen.push(...page.map(({ position }) => position));
      last = seen.at(-1) ?? last;
      if (wasOver) return;
    }
  };
  /** Takes its position at once, as at the end of a transaction, and commits it later; every third one is undone. */
  const change = (round: number, entityId: string, place: number) =>
    db()
      .transaction()
      .execute(async (tx) => {
        const set = { reportMonth: 1 + ((round + place) % 12) };
        const at = new Date(registry().clock.now().getTime() + round * 1_000);
        await changeEntity(tx, entityId, [{ set }], { cause: 'housekeeping', at });
        await sql`set constraints all immediate`.execute(tx);
        await new Promise((resolve) => setTimeout(resolve, ((round * 7 + place * 13) % 5) * 8));
        if ((round + place) % 3 === 0) throw new Error('undone');
      })
      .catch((error: Error) => expect(error.message).toBe('undone'));
  const following = follow();
  for (let round = 0; round < 6; round += 1)
    await Promise.all(ids.map((entityId, place) => change(round, entityId, place)));
  isOver = true;
  await following;
  // 30 changes less the ten that were undone, which left no gaps.
  expect(seen).toEqual(Array.from({ length: 20 }, (_, index) => start + 1 + index));
});
