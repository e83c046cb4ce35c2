import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { initialFiling } from '#rules';
import type { Registry } from '../../context';
import { toFailure } from '../../http/errors/error-answers';
import { scheduleStorageSweep } from '../../jobs/cleanup/storage-sweep';
import { databaseStorage } from '../../providers/storage/database-storage';
import { pendingDocuments, privateFileOf } from '../../review/pending-documents';
import { queueSampleFiling } from '../../testing/queued-filing';
import { registryWithStore } from '../../testing/s3/registry-with-store';
import { deleteFiling } from '../drafts/delete-filing';
import { saveDraft } from '../drafts/drafts';
import { findAttachment } from './attachments';
import { upload } from './upload';

const DAY = 86_400_000;
const CALLER = '192.0.2.7';
const TEXT = 'What a filer wrote.';

const { fake, registry, work, sweep, killedAfterPut } = registryWithStore();
const db = () => registry().db;

async function draft(): Promise<string> {
  const filing = initialFiling({ filingType: 'llc', submissionKey: randomUUID() });
  const saved = await saveDraft(db(), { refId: undefined, filing, now: registry().clock.now() });
  if (saved.kind !== 'saved') throw new Error('The filing was not saved.');
  return saved.refId;
}

const send = (refId: string, text = TEXT, by = registry()) =>
  upload(
    by,
    {
      refId,
      fileName: 'note.txt',
      fileContents: Buffer.from(text).toString('base64'),
    },
    CALLER,
  );

const textOf = async (refId: string, key = '', by = registry()) => {
  const found = await findAttachment(by, refId, key);
  return found && Buffer.from(found.fileContents ?? '', 'base64').toString();
};

const rows = () =>
  db()
    .selectFrom('attachment')
    .selectAll()
    .where('object_key', 'is not', null)
    .orderBy('object_key')
    .execute();

test('a file lies in the store, and its row says so', async () => {
  const refId = await draft();
  const kept = await send(refId);
  const [row] = await rows();
  expect(row).toMatchObject({ attachment_key: kept?.key, contents: null, size: TEXT.length });
  expect([...fake.objects.keys()]).toEqual([row?.object_key]);
  expect(await textOf(refId, kept?.key)).toBe(TEXT);
  expect(await textOf(await draft(), kept?.key)).toBeUndefined();
});

test('the database refuses a row whose contents lie nowhere', async () => {
  await send(await draft());
  const nowhere = db().updateTable('attachment').set({ object_key: null }).where('contents', 'is', null);
  await expect(nowhere.execute()).rejects.toThrow('attachment_lies_somewhere');
});

test('nothing that was not scanned, or is infected, ever reaches the store', async () => {
  const refId = await draft();
  const { providers } = registry();
  const scanned = (scan: typeof providers.virusScanner.scan): Registry => ({
    ...registry(),
    providers: { ...providers, virusScanner: { scan } },
  });
  const infected = scanned(() => Promise.resolve({ verdict: 'infected', finding: 'A virus' }));
  const silent = scanned(() => Promise.reject(new Error('No verdict')));
  await expect(send(refId, TEXT, infected)).rejects.toMatchObject({ status: 422 });
  await expect(send(refId, TEXT, silent)).rejects.toThrow('No verdict');
  expect(fake.asked).toEqual([]);
});

test('while the store is away an upload is answered 503, leaves no row, and succeeds afterwards', async () => {
  const refId = await draft();
  fake.fault = { code: 'SlowDown' };
  const error: unknown = await send(refId).catch((reason: unknown) => reason);
  expect(toFailure(error)).toMatchObject({ status: 503, details: { retryAfter: 5 } });
  expect(await rows()).toEqual([]);
  fake.fault = null;
  const kept = await send(refId);
  fake.fault = { code: 'InternalError' };
  expect(toFailure(await textOf(refId, kept?.key).catch((reason: unknown) => reason)).status).toBe(503);
  fake.fault = null;
  expect(await textOf(refId, kept?.key)).toBe(TEXT);
});

test('a server that is killed between object and row leaves an object that is swept, a day later', async () => {
  const refId = await draft();
  const { dying, dead } = killedAfterPut();
  void send(refId, 'Never came to its row.', dying);
  await dead;
  const kept = await send(refId);
  expect(fake.objects.size).toBe(2);
  expect(await rows()).toHaveLength(1);
  await sweep();
  fake.age(DAY - 60_000);
  await registry().clock.moveTo(new Date(Date.now() + 400 * DAY));
  await sweep();
  expect(fake.objects.size).toBe(2);
  await registry().clock.moveTo(null);
  fake.age(120_000);
  await sweep();
  const [row] = await rows();
  expect([...fake.objects.keys()]).toEqual([row?.object_key]);
  expect(await textOf(refId, kept?.key)).toBe(TEXT);
});

test('a transaction that fails after the object leaves it to the sweep', async () => {
  const refId = await draft();
  fake.onStored = async () => {
    await db().schema.alterTable('attachment').renameTo('attachment_away').execute();
  };
  await expect(send(refId)).rejects.toThrow();
  await db().schema.alterTable('attachment_away').renameTo('attachment').execute();
  expect(fake.objects.size).toBe(1);
  expect(await rows()).toEqual([]);
  fake.age(2 * DAY);
  await sweep();
  expect(fake.objects.size).toBe(0);
});

test('a filing that is gone when its file arrives takes the object with it', async () => {
  const refId = await draft();
  fake.onStored = async () => void (await deleteFiling(db(), refId, registry().clock.now()));
  expect(await send(refId)).toBeNull();
  expect(fake.objects.size).toBe(1);
  await work(2);
  expect(fake.objects.size).toBe(0);
});

test('a filing that is deleted loses its rows at once, and its objects by a job that survives kills', async () => {
  const [refId, other] = [await draft(), await draft()];
  await send(refId);
  const key = (await send(refId, 'Another.'))?.key;
  await send(other);
  await deleteFiling(db(), refId, registry().clock.now());
  expect(await textOf(refId, key)).toBeUndefined();
  await work();
  expect(fake.objects.size).toBe(3);
  // Away, then killed halfway: the first object is removed, and nobody has noted it.
  fake.fault = { code: 'SlowDown' };
  await work(2);
  fake.fault = null;
  const job = await db()
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'object-removal')
    .executeTakeFirstOrThrow();
  expect(job).toMatchObject({ state: 'queued', last_error: 'The storage service is unavailable' });
  const [first = ''] = (job.payload as { objectKeys: string[] }).objectKeys;
  fake.objects.delete(first);
  await work(2);
  const [row] = await rows();
  expect(row?.ref_id).toBe(other);
  expect([...fake.objects.keys()]).toEqual([row?.object_key]);
});

test('the sweep goes page by page, and over nothing but objects of this registry', async () => {
  const refId = await draft();
  for (const text of ['a', 'b', 'c', 'd', 'e']) await send(refId, text);
  const mine = [...fake.objects.keys()].sort();
  for (const place of ['attachments/!', 'attachments/~', 'documents/x'])
    fake.objects.set(`${mine[0]?.split('/')[0]}/${place}`, {
      contents: Buffer.alloc(1),
      savedAt: new Date(0),
    });
  for (const key of ['!elsewhere/attachments/x', '~elsewhere/attachments/x'])
    fake.objects.set(key, { contents: Buffer.alloc(1), savedAt: new Date(0) });
  fake.pageSize = 2;
  expect(await sweep()).toBe(4);
  expect([...fake.objects.keys()].sort()).toEqual([
    '!elsewhere/attachments/x',
    ...mine,
    '~elsewhere/attachments/x',
  ]);
});

test('more orphans than one run removes are removed by the next ones', async () => {
  const prefix = await registry().providers.files.objects?.prefix();
  for (let n = 0; n < 120; n += 1)
    fake.objects.set(`${prefix}attachments/${n}`, { contents: Buffer.alloc(1), savedAt: new Date(0) });
  await scheduleStorageSweep(db(), registry().clock.now());
  for (let n = 0; n < 4; n += 1) await work();
  expect(fake.objects.size).toBe(0);
});

test.each([1000, 2])('objects that are gone are told by the sweep, with pages of %i', async (pageSize) => {
  const refId = await draft();
  for (const text of ['a', 'b', 'c', 'd']) await send(refId, text);
  const gone = (await rows()).map(({ object_key }) => object_key ?? '').filter((_, index) => index % 2 === 1);
  for (const key of gone) fake.objects.delete(key);
  const told: string[] = [];
  const log = pino(
    { level: 'error' },
    { write: (line) => told.push(...(JSON.parse(line) as { objectKeys: string[] }).objectKeys) },
  );
  fake.pageSize = pageSize;
  await sweep({ ...registry(), log });
  expect(told).toEqual(gone);
});

test('files lie where their rows say after a change of settings, in either direction', async () => {
  const { providers } = registry();
  const inDatabase = { ...registry(), providers: { ...providers, files: databaseStorage } };
  const refId = await draft();
  const former = await send(refId, 'In its row.', inDatabase);
  const present = await send(refId, 'In an object.');
  expect(await textOf(refId, former?.key)).toBe('In its row.');
  expect(await textOf(refId, present?.key)).toBe('In an object.');
  expect(await textOf(refId, former?.key, inDatabase)).toBe('In its row.');
  await expect(textOf(refId, present?.key, inDatabase)).rejects.toMatchObject({
    name: 'ProviderUnavailable',
  });
});

test('staff read the private files of a filing from the store, each when it is asked for', async () => {
  const { row } = await queueSampleFiling(registry());
  fake.asked = [];
  const { attachments } = await pendingDocuments(registry(), row);
  expect(attachments).toHaveLength(2);
  expect(fake.asked).toEqual([]);
  const file = await privateFileOf(registry(), row, { id: attachments[0]?.id ?? '', userId: 'admin' });
  expect(file).toMatchObject({ mimeType: 'application/pdf' });
  expect(fake.asked).toHaveLength(1);
  fake.objects.clear();
  await expect(
    privateFileOf(registry(), row, { id: attachments[0]?.id ?? '', userId: 'admin' }),
  ).rejects.toMatchObject({ name: 'ProviderUnavailable' });
});
