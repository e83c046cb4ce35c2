import { findEntity } from './find-entity';
import { similarNames } from './similar-names';
import { openTestRegistry, type TestRegistry } from '../testing/open-test-registry';

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

const like = (name: string, close: string[] = [], entityId?: string) =>
  similarNames(open.registry.db, name, { close, entityId });

test('names that begin with the words of a name are told, a few and none twice', async () => {
  const found = await like('Alder Ridge LLC');
  expect(found).toContain('Alder Ridge Farms LLC');
  expect(found.length).toBeLessThanOrEqual(3);
  expect(await like('Alder Ridge LLC', ['Alder Ridge Farms LLC'])).toEqual(found);
});

test('those of the same words come first', async () => {
  expect((await like('Alder Ridge LLC', ['The Alder Ridge LLC']))[0]).toBe('The Alder Ridge LLC');
});

test('neither the name itself nor that of the entity that asks is told', async () => {
  expect(await like('Alder Ridge Farms, L.L.C.')).not.toContain('Alder Ridge Farms LLC');
  const { entity_id: id } = await open.registry.db
    .selectFrom('entity')
    .select('entity_id')
    .where('name', '=', 'Alder Ridge Farms LLC')
    .executeTakeFirstOrThrow();
  expect((await findEntity(open.registry.db, id, new Date()))?.name).toBe('Alder Ridge Farms LLC');
  expect(await like('Alder Ridge LLC', [], id)).not.toContain('Alder Ridge Farms LLC');
});

test.each(['Al LLC', '% LLC', 'LLC', ''])('nothing is looked for with %p', async (name) => {
  expect(await like(name)).toEqual([]);
});
