import pino from 'pino';
import type { StoredContents } from '../../ports/storage-port';
import { FakeS3 } from '../../testing/s3/fake-s3';
import { databaseStorage } from './database-storage';
import { s3Storage } from './s3-storage';

const fake = new FakeS3();
let logged: Record<string, unknown>[] = [];
const log = pino(
  { level: 'error' },
  { write: (line) => logged.push(JSON.parse(line) as Record<string, unknown>) },
);
const storage = (settings = {}) =>
  s3Storage({ ...fake.settings, ...settings }, { registryName: () => Promise.resolve('this-registry'), log });

beforeAll(() => fake.open());
afterAll(() => fake.close());
afterEach(() => {
  fake.reset();
  logged = [];
});

const CONTENTS = Buffer.from('Contents of a file.');
const unavailable = { name: 'ProviderUnavailable', provider: 'storage' };

test('an object comes back as it was put there, under the name of the registry and a key that says nothing', async () => {
  const files = storage();
  const kept = await files.keep('attachments', CONTENTS);
  expect(kept.contents).toBeNull();
  expect(kept.object_key).toMatch(/^this-registry\/attachments\/[\w-]{32}$/);
  expect(fake.objects.get(kept.object_key ?? '')?.contents).toEqual(CONTENTS);
  expect(fake.headers[0]).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
    'x-amz-checksum-sha256': kept.object_digest,
  });
  expect(await files.read(kept)).toEqual(CONTENTS);
  const second = await files.keep('attachments', CONTENTS);
  expect(second.object_key).not.toBe(kept.object_key);
});

test('a file that lies in its row is read from there', async () => {
  const row = await databaseStorage.keep('attachments', CONTENTS);
  expect(await storage().read(row)).toEqual(CONTENTS);
  expect(fake.asked).toEqual([]);
});

test('without the store, what lies there is not available, and never empty', async () => {
  const kept = await storage().keep('documents', CONTENTS);
  await expect(databaseStorage.read(kept)).rejects.toMatchObject(unavailable);
});

const spoiled: [string, (kept: StoredContents) => void][] = [
  ['is gone', ({ object_key }) => fake.objects.delete(object_key ?? '')],
  [
    'is empty',
    ({ object_key }) =>
      fake.objects.set(object_key ?? '', { contents: Buffer.alloc(0), savedAt: new Date() }),
  ],
  [
    'was replaced',
    ({ object_key }) =>
      fake.objects.set(object_key ?? '', { contents: Buffer.from('Another file'), savedAt: new Date() }),
  ],
];
test.each(spoiled)('an object that %s is reported to the operator, and is not returned', async (_, spoil) => {
  const files = storage();
  const kept = await files.keep('attachments', CONTENTS);
  spoil(kept);
  await expect(files.read(kept)).rejects.toMatchObject(unavailable);
  expect(logged).toEqual([expect.objectContaining({ objectKey: kept.object_key })]);
});

test.each([
  ['a wrong secret', { s3SecretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
  ['an unknown key', { s3AccessKeyId: 'AKIDUNKNOWN' }, 'InvalidAccessKeyId'],
  ['another region', { s3Region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
  ['an unknown bucket', { s3Bucket: 'nobodys' }, 'NoSuchBucket'],
])('with %s nothing is stored or read, and no object is reported missing', async (_, settings, name) => {
  const kept = await storage().keep('attachments', CONTENTS);
  const wrong = storage(settings);
  const refused = { ...unavailable, cause: { name } };
  await expect(wrong.keep('attachments', CONTENTS)).rejects.toMatchObject(refused);
  await expect(wrong.read(kept)).rejects.toMatchObject(refused);
  expect(fake.objects.size).toBe(1);
  expect(logged).toEqual([]);
});

test.each([['silence' as const], ['cut' as const], [{ code: 'SlowDown' }], [{ code: 'InternalError' }]])(
  'a store that answers with %j is not available, within its time',
  async (fault) => {
    const kept = await storage().keep('attachments', CONTENTS);
    const files = storage({ timeoutMilliseconds: 1_500 });
    fake.fault = fault;
    const begun = performance.now();
    await expect(files.read(kept)).rejects.toMatchObject(unavailable);
    await expect(files.keep('attachments', CONTENTS)).rejects.toMatchObject(unavailable);
    expect(performance.now() - begun).toBeLessThan(10_000);
    fake.fault = null;
    expect(await storage().read(kept)).toEqual(CONTENTS);
  },
);

test('a store that nobody reaches is not available', async () => {
  const files = storage({ s3Url: 'http://127.0.0.1:9' });
  await expect(files.keep('attachments', CONTENTS)).rejects.toMatchObject(unavailable);
});

test('after failures in a row it is left alone for a while; a missing object is none', async () => {
  const files = storage({ pauseMilliseconds: 100 });
  const kept = await files.keep('attachments', CONTENTS);
  for (let n = 0; n < 6; n += 1) expect(await files.objects?.has('missing')).toBe(false);
  fake.fault = { code: 'AccessDenied' };
  for (let n = 0; n < 5; n += 1) await expect(files.read(kept)).rejects.toMatchObject(unavailable);
  fake.asked = [];
  await expect(files.read(kept)).rejects.toMatchObject(unavailable);
  expect(fake.asked).toEqual([]);
  fake.fault = null;
  // The pause is over, by the time that it takes.
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(await files.read(kept)).toEqual(CONTENTS);
});
