import { savePiiRequest } from '../../review/personal-data';
import { registryWithStore } from '../../testing/s3/registry-with-store';
import { filedDocument } from './filed-documents';

const DAY = 86_400_000;

const { fake, registry, work, sweep, killedAfterPut } = registryWithStore();
const db = () => registry().db;

const ENTITY = '20151000031';
const documents = () =>
  db().selectFrom('filing_record').selectAll().where('entity_id', '=', ENTITY).orderBy('filed_at').execute();
const documentRows = () => db().selectFrom('filing_document').selectAll().execute();

test('documents are stamped once, whoever asks at the same time, and lie in the store', async () => {
  const [{ transaction_id: id } = { transaction_id: '' }] = await documents();
  const [one, other] = await Promise.all([
    filedDocument(registry(), ENTITY, id),
    filedDocument(registry(), ENTITY, id),
  ]);
  expect(one?.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(other).toEqual(one);
  const [row] = await documentRows();
  expect(row?.contents).toBeNull();
  await work(2);
  expect([...fake.objects.keys()]).toEqual([row?.object_key]);
  expect(await filedDocument(registry(), ENTITY, id)).toEqual(one);
});

test('documents are stamped again when a server was killed between object and row', async () => {
  const [{ transaction_id: id } = { transaction_id: '' }] = await documents();
  const { dying, dead } = killedAfterPut();
  void filedDocument(dying, ENTITY, id);
  await dead;
  expect(await documentRows()).toEqual([]);
  expect(await filedDocument(registry(), ENTITY, id)).toBeInstanceOf(Buffer);
  fake.age(2 * DAY);
  await sweep();
  const [row] = await documentRows();
  expect([...fake.objects.keys()]).toEqual([row?.object_key]);
});

test('documents that are withheld from the public record leave the store', async () => {
  const all = await documents();
  const removal = all.find(({ transaction_type }) => transaction_type === 'STMT_REMOVAL') ?? all.at(-1);
  const named = all.find(({ transaction_id }) => transaction_id !== removal?.transaction_id);
  const [piiDocId = '', removalDocId = ''] = [named?.transaction_id, removal?.transaction_id];
  await filedDocument(registry(), ENTITY, piiDocId);
  expect(fake.objects.size).toBe(1);
  expect(await savePiiRequest(registry(), { entityId: ENTITY, piiDocId, removalDocId }, [], 'admin')).toBe(
    true,
  );
  expect(await documentRows()).toEqual([]);
  await work(2);
  expect(fake.objects.size).toBe(0);
});
