import { makeDue } from '../../outbox/make-due';
import { FakeS3 } from '../../testing/s3/fake-s3';
import { serveOpenRecord, type OpenRecordServer } from '../../testing/open-record-server';
import { fileOf, makeSlowly, PART, snapshotsOf } from '../../testing/snapshot-calls';
import { workOnce } from '../../jobs/worker';
import { isSnapshotDue, makeSnapshot } from './make-snapshot';

const fake = new FakeS3();
let server: OpenRecordServer;
beforeAll(async () => {
  await fake.open();
  server = await serveOpenRecord({ rateLimit: 100_000, ...fake.settings });
}, 60_000);
afterAll(async () => {
  await server.close();
  await fake.close();
});

const rows = () => server.registry.db.selectFrom('snapshot').selectAll().orderBy('snapshot_id').execute();

test('a snapshot is written into the store part by part, given out from there, and removed from it', async () => {
  fake.reset();
  const first = await makeSlowly(server);
  // Each format in each part, and the end of one of them.
  const parts = Math.ceil(first.entities / PART);
  const written = () => [...fake.objects.keys()].filter((key) => key.includes('/documents/'));
  expect(written()).toHaveLength(parts * 3 + 1);
  const { contents } = await server.registry.db
    .selectFrom('snapshot_part')
    .select(({ fn }) => fn.count<string>('contents').as('contents'))
    .executeTakeFirstOrThrow();
  expect(Number(contents)).toBe(0);
  for (const { format } of first.files) await fileOf(server, first, format);
  const before = new Set(written());
  for (let round = 0; round < 2; round += 1) await makeSlowly(server);
  // Who had begun to load a part has had the time to end.
  const { clock } = server.registry;
  await clock.moveTo(new Date(clock.now().getTime() + 120_000));
  while ((await workOnce(server.registry)) > 0);
  expect(written().filter((key) => before.has(key))).toEqual([]);
});

test('two files of one position are the same bytes', async () => {
  const [first, second] = [await makeSlowly(server), await makeSlowly(server)];
  expect(second.position).toBe(first.position);
  expect(second.files.map(({ sha256 }) => sha256)).toEqual(first.files.map(({ sha256 }) => sha256));
});

test('a server that was overtaken while it wrote a part changes nothing', async () => {
  const { registry } = server;
  const before = await makeSlowly(server);
  const { files } = registry.providers;
  let goOn: () => void = () => undefined;
  const others = new Promise<void>((resolve) => (goOn = resolve));
  const slow: typeof files = {
    ...files,
    keep: (kind, contents) => others.then(() => files.keep(kind, contents)),
  };
  const late = { ...registry, providers: { ...registry.providers, files: slow } };
  const overtaken = makeSnapshot(late, { part: PART, milliseconds: 0 });
  while ((await rows()).every(({ finished_at: at }) => at !== null));
  const second = await makeSlowly(server);
  goOn();
  expect(await overtaken).toBe(false);
  expect(await rows()).toHaveLength(2);
  for (const { format } of second.files) await fileOf(server, second, format);
  expect(second.files.map(({ sha256 }) => sha256)).toEqual(before.files.map(({ sha256 }) => sha256));
});

test('what an earlier version has begun, which knows two formats, is made anew', async () => {
  const { db, clock } = server.registry;
  const begun = await db
    .insertInto('snapshot')
    .values({ position: 0, begun_at: clock.now(), parts: 1, last_entity: '20101000015', entities: 15 })
    .returning('snapshot_id')
    .executeTakeFirstOrThrow();
  for (const format of ['ndjson', 'csv'] as const)
    await db
      .insertInto('snapshot_part')
      .values({
        ...begun,
        format,
        part: 0,
        bytes: null as never,
        ...(await server.registry.providers.files.keep('documents', Buffer.from('x'))),
      })
      .execute();
  const made = await makeSlowly(server);
  expect((await rows()).map(({ snapshot_id: id }) => id)).not.toContain(begun.snapshot_id);
  for (const { format } of made.files) await fileOf(server, made, format);
});

test('after an update of the server, a snapshot of today that lacks a format is followed by one that has it', async () => {
  const { db, clock } = server.registry;
  await makeSlowly(server);
  expect(await isSnapshotDue(server.registry)).toBe(false);
  const [newest] = (await rows()).slice(-1);
  const files = newest?.files?.filter(({ format }) => format !== 'parquet');
  await db
    .updateTable('snapshot')
    .set({ files: JSON.stringify(files) })
    .where('snapshot_id', '=', newest?.snapshot_id ?? '')
    .execute();
  expect(await isSnapshotDue(server.registry)).toBe(true);
  await makeDue(db, 'record-snapshot', clock.now());
  while ((await workOnce(server.registry, 'files')) > 0 && (await isSnapshotDue(server.registry)));
  expect((await snapshotsOf(server))[0]?.files.map(({ format }) => format)).toContain('parquet');
});
