import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import type { Holder } from './names';
import { reserveNameOnEntity } from '../entities/reserve-name';
import { findHolding, holdNameByLaw, releaseName, reserveName } from './names';
import { transferName } from './passed-names';

const NOW = new Date('2026-11-20T12:00:00Z');
const SOON = new Date('2026-11-20T13:00:00Z');
const LATER = new Date('2026-11-20T14:00:00Z');

const ada: Holder = { kind: 'filing', id: 'ada' };
const ben: Holder = { kind: 'filing', id: 'ben' };
const entity: Holder = { kind: 'entity', id: '20265000001' };

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());
beforeEach(async () => {
  for (const holder of [ada, ben, entity]) await releaseName(open.registry.db, holder);
});

const reserve = (holder: Holder, name: string, expiresAt: Date | null = SOON, now = NOW) =>
  open.registry.db.transaction().execute((tx) => reserveName(tx, { name, holder, expiresAt, now }));
const transfer = (name: string, now = NOW) =>
  open.registry.db.transaction().execute((tx) => transferName(tx, { name, from: ada, to: entity, now }));
const holderOf = async (name: string, now = NOW, own: Holder[] = []) =>
  (await findHolding(open.registry.db, name, now, own)).holding?.id;

test('of two who ask at the same moment for names that are not distinguishable one gets it', async () => {
  const results = await Promise.all([reserve(ada, 'Zinc & Co LLC'), reserve(ben, 'zinc & co, L.L.C.')]);
  expect(results.filter(Boolean)).toHaveLength(1);
});

test('a holder may ask again, and then holds it longer', async () => {
  await reserve(ada, 'Zinc LLC', SOON);
  expect(await reserve(ada, 'Zinc LLC', LATER)).toBe(true);
  expect(await holderOf('Zinc LLC', new Date('2026-11-20T13:30:00Z'))).toBe('ada');
});

test('a holding that has expired holds nothing and may be taken over', async () => {
  await reserve(ada, 'Zinc LLC', SOON);
  expect(await reserve(ben, 'Zinc LLC', LATER, NOW)).toBe(false);
  expect(await holderOf('Zinc LLC', SOON)).toBeUndefined();
  expect(await reserve(ben, 'Zinc LLC', LATER, SOON)).toBe(true);
  expect(await holderOf('Zinc LLC', SOON)).toBe('ben');
});

test("a holder's own name does not block it", async () => {
  await reserve(ada, 'Zinc LLC');
  expect(await holderOf('Zinc LLC', NOW, [ada])).toBeUndefined();
  expect(await holderOf('Zinc LLC', NOW, [ben])).toBe('ada');
});

test('a released name is free', async () => {
  await reserve(ada, 'Zinc LLC');
  await releaseName(open.registry.db, ada);
  expect(await reserve(ben, 'Zinc LLC')).toBe(true);
});

test('a holder may give up some of its names, however they are written', async () => {
  for (const name of ['Zinc LLC', 'Tin LLC', 'Lead LLC']) await reserve(entity, name, null);
  await releaseName(open.registry.db, entity, ['ZINC, L.L.C.', 'Tin LLC', 'Aspen Ledger LLC']);
  expect(await holderOf('Zinc LLC')).toBeUndefined();
  expect(await holderOf('Tin LLC')).toBeUndefined();
  expect(await holderOf('Lead LLC')).toBe(entity.id);
  expect(await holderOf('Aspen Ledger LLC')).toBe('20101000001');
});

describe('a filing on an entity', () => {
  const reserveOn = (entityId: string, name: string, holder = ada) =>
    open.registry.db
      .transaction()
      .execute((tx) => reserveNameOnEntity(tx, entityId, { name, holder, expiresAt: SOON, now: NOW }));

  test('may have a name that its entity has already, which stays with the entity', async () => {
    await reserve(entity, 'Zinc LLC', null);
    expect(await reserveOn(entity.id, 'zinc, L.L.C.')).toBe(true);
    expect(await holderOf('Zinc LLC')).toBe(entity.id);
    expect(await transfer('Zinc LLC')).toBe(true);
    expect(await holderOf('Zinc LLC')).toBe(entity.id);
  });

  test('holds any other name itself, and none that somebody else has', async () => {
    expect(await reserveOn(entity.id, 'Tin LLC')).toBe(true);
    expect(await holderOf('Tin LLC')).toBe('ada');
    expect(await reserveOn(entity.id, 'Tin LLC', ben)).toBe(false);
    expect(await reserveOn('', 'Tin LLC', ben)).toBe(false);
  });
});

test('a transferred name belongs to the entity for good', async () => {
  await reserve(ada, 'Zinc LLC');
  expect(await transfer('Zinc LLC')).toBe(true);
  expect(await holderOf('Zinc LLC', new Date('2099-01-01'))).toBe(entity.id);
  await releaseName(open.registry.db, ada);
  expect(await holderOf('Zinc LLC')).toBe(entity.id);
});

test('a holding that expired is transferred while nobody else has taken the name', async () => {
  await reserve(ada, 'Zinc LLC', SOON);
  expect(await transfer('Zinc LLC', LATER)).toBe(true);
});

test('a holding that expired and was taken over cannot be transferred', async () => {
  await reserve(ada, 'Zinc LLC', SOON);
  await reserve(ben, 'Zinc LLC', LATER, SOON);
  expect(await transfer('Zinc LLC', SOON)).toBe(false);
  expect(await holderOf('Zinc LLC', SOON)).toBe('ben');
});

test('a name that is reserved by statement is told with its owner, until an entity uses it', async () => {
  const { db } = open.registry;
  expect((await findHolding(db, 'silver larch, llc', NOW)).reserved?.owner_name).toBe(
    'Larch Holdings (sample)',
  );
  await reserve(ada, 'Silver Larch LLC');
  await transfer('Silver Larch LLC');
  expect((await findHolding(db, 'Silver Larch LLC', NOW)).reserved).toBeUndefined();
});

describe('a name that replaces another', () => {
  const replace = (from: string, to: string) =>
    open.registry.db.transaction().execute(async (tx) => {
      await holdNameByLaw(tx, { entityId: entity.id, name: to, now: NOW });
      await releaseName(tx, entity, [from]);
    });

  test('is held in its place, and the other names of the entity stay', async () => {
    await reserve(entity, 'Zinc LLC', null);
    await reserve(entity, 'Tin LLC', null);
    await replace('Zinc LLC', 'Zinc LLC, Delinquent December 1, 2026');
    expect(await holderOf('Zinc LLC')).toBeUndefined();
    expect(await holderOf('Zinc LLC, Delinquent December 1, 2026')).toBe(entity.id);
    expect(await holderOf('Tin LLC')).toBe(entity.id);
  });

  test('waits for the name where somebody else holds one that is not distinguishable', async () => {
    await reserve(entity, 'Zinc LLC', null);
    await reserve(ben, 'Zinc LLC Delinquent December 1 2026', null);
    await replace('Zinc LLC', 'Zinc LLC, Delinquent December 1, 2026');
    expect(await holderOf('Zinc LLC')).toBeUndefined();
    expect(await holderOf('Zinc LLC, Delinquent December 1, 2026')).toBe('ben');
    await releaseName(open.registry.db, ben);
    expect(await holderOf('Zinc LLC, Delinquent December 1, 2026')).toBe(entity.id);
  });
});

describe('close names', () => {
  const closeTo = async (name: string, own: Holder[] = []) =>
    (await findHolding(open.registry.db, name, NOW, own)).closeNames;

  test('are the names of entities that differ in articles and terms alone, at most three', async () => {
    expect(await closeTo('Zinc LLC')).toEqual([]);
    await reserve(entity, 'The Zinc LLC', null);
    await reserve(entity, 'Zinc Inc.', null);
    expect(await closeTo('Zinc LLC')).toEqual(['The Zinc LLC', 'Zinc Inc.']);
    expect(await closeTo('zinc inc')).toEqual(['The Zinc LLC']);
    expect(await closeTo('Zinc Works LLC')).toEqual([]);
    await reserve(entity, 'A Zinc LLC', null);
    await reserve(entity, 'Zinc Corp.', null);
    expect(await closeTo('Zinc LLC')).toEqual(['A Zinc LLC', 'The Zinc LLC', 'Zinc Corp.']);
  });

  test('are neither those of filings that are being paid nor those of the entity that asks', async () => {
    await reserve(ada, 'The Zinc LLC');
    await reserve(entity, 'Zinc Inc.', null);
    expect(await closeTo('Zinc LLC')).toEqual(['Zinc Inc.']);
    expect(await closeTo('Zinc LLC', [entity])).toEqual([]);
  });

  test('there are none of a name without letters and digits', async () => {
    await reserve(entity, '!!! ???', null);
    expect(await closeTo('!!!')).toEqual([]);
  });
});
