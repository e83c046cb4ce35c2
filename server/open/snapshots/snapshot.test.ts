import { savePiiRequest } from '../../review/personal-data';
import { amendmentToName, formCompany } from '../../testing/amendments';
import { delayedBy, fileAndPay, letDaysPass } from '../../testing/filing-on-record';
import { officeMovedTo } from '../../testing/office-changes';
import { serveOpenRecord, type OpenRecordServer } from '../../testing/open-record-server';
import { makeSlowly, mirroredTo, PART, snapshotsOf, textOf } from '../../testing/snapshot-calls';
import { filesOf, type Snapshot } from '../../testing/snapshot-mirror';

jest.setTimeout(120_000);

let server: OpenRecordServer;
beforeAll(async () => {
  server = await serveOpenRecord({ rateLimit: 100_000 });
}, 60_000);
afterAll(() => server.close());

/** The files that a mirror makes of a snapshot and the changes after it. */
const filesByMirror = async (text: string, first: Snapshot, second: Snapshot) =>
  filesOf(await mirroredTo(server, text, first.position, second.position), second.position, PART);
const hashesOf = ({ files }: Snapshot) => files.map(({ format, sha256 }) => ({ format, sha256 }));

test('a snapshot and the changes after it are the next snapshot, byte for byte, whatever is filed meanwhile', async () => {
  const { registry } = server;
  const company = await formCompany(registry, 'Snapped Wren LLC');
  const first = await makeSlowly(server, async (round) => {
    if (round === 0)
      await fileAndPay(registry, await amendmentToName(registry, 'Snapped Robin LLC', company));
    if (round === 1) await formCompany(registry, 'Snapped Finch LLC');
    if (round === 2) await fileAndPay(registry, await officeMovedTo(registry, '1 Meanwhile St', company));
  });
  const before = await textOf(server, first, 'ndjson');
  expect(before).toContain('Snapped Wren LLC');
  expect(before).not.toMatch(/Snapped Robin|Snapped Finch|Meanwhile/);
  expect(await filesByMirror(before, first, first)).toEqual(hashesOf(first));
  const other = await formCompany(registry, 'Snapped Heron LLC');
  await fileAndPay(registry, delayedBy(registry, await officeMovedTo(registry, '2 Later St', other), 3));
  await letDaysPass(registry, 5);
  // A copy that was begun before something is withheld leaves it out, and has it again by a later document.
  const hidden = await formCompany(registry, 'Snapped Linnet LLC');
  const { receipt } = await fileAndPay(registry, await officeMovedTo(registry, '1 Hidden St', hidden));
  const numbers = { entityId: hidden, piiDocId: receipt.transactionId, removalDocId: receipt.transactionId };
  await savePiiRequest(registry, numbers, [], 'admin');
  const second = await makeSlowly(server, async (round) => {
    await fileAndPay(registry, await officeMovedTo(registry, `${round + 3} Meanwhile St`, other));
  });
  const after = await textOf(server, second, 'ndjson');
  expect(after).toContain('2 Later St');
  expect(after).not.toContain('Hidden St');
  expect(await filesByMirror(before, first, second)).toEqual(hashesOf(second));
  await fileAndPay(registry, await officeMovedTo(registry, '2 Seen St', hidden));
  const third = await makeSlowly(server);
  expect(await textOf(server, third, 'ndjson')).toContain('2 Seen St');
  expect(await filesByMirror(before, first, third)).toEqual(hashesOf(third));
});

test('the same with servers that are killed at every place at which they write or read, and go on again', async () => {
  const { registry } = server;
  const company = await formCompany(registry, 'Snapped Egret LLC');
  const first = await makeSlowly(server);
  const before = await textOf(server, first, 'ndjson');
  let kills = 0;
  /** A server that dies after it has asked the store so many times. */
  const mortal = (calls: number) => {
    let left = calls;
    const orDie = <T>(done: Promise<T>): Promise<T> =>
      (left -= 1) > 0 ? done : done.then(() => Promise.reject(new Error('killed')));
    const { files } = registry.providers;
    const dying: typeof files = {
      ...files,
      keep: (kind, contents) => orDie(files.keep(kind, contents)),
      read: (stored) => orDie(files.read(stored)),
    };
    return { ...registry, providers: { ...registry.providers, files: dying } };
  };
  await fileAndPay(registry, await officeMovedTo(registry, '1 Killed St', company));
  let second: Snapshot | undefined;
  for (let turn = 0; second === undefined; turn += 1) {
    const dying = mortal(turn + 1);
    second = await makeSlowly(server, undefined, () => dying).catch((error: Error) => {
      expect(error.message).toBe('killed');
      kills += 1;
      return undefined;
    });
    await fileAndPay(registry, await officeMovedTo(registry, `${turn} After A Kill St`, company));
    if (turn % 3 === 0) await formCompany(registry, `Snapped Egret ${turn} LLC`);
  }
  expect(kills).toBeGreaterThan(5);
  expect(await textOf(server, second, 'ndjson')).toContain('1 Killed St');
  expect(await filesByMirror(before, first, second)).toEqual(hashesOf(second));
});

test('the columns of the state, in its order, with dates in its form', async () => {
  const newest = await makeSlowly(server);
  const lines = (await textOf(server, newest, 'csv')).split('\r\n');
  expect(lines[0]).toMatch(
    /^entityid,entityname,principaladdress1,.*,jurisdictonofformation,entitytype,.*,entityformdate$/,
  );
  expect(lines[0]?.split(',')).toHaveLength(35);
  expect(lines).toHaveLength(newest.entities + 2);
  expect(lines.find((line) => line.startsWith('20101000001,'))).toMatch(
    /^20101000001,Aspen Ledger LLC,1700 Broadway,Ste 200,Denver,CO,80290,US,.*,Good Standing,CO,DLLC,Quinn,,Holt,,,.*,\d{4}-\d\d-\d\dT00:00:00\.000$/,
  );
});

test('a snapshot from before something was withheld is not given out, and the next one does not have it', async () => {
  const { registry } = server;
  const company = await formCompany(registry, 'Snapped Plover LLC');
  const { receipt } = await fileAndPay(registry, await officeMovedTo(registry, '4 Hushed St', company));
  const first = await makeSlowly(server);
  expect(await textOf(server, first, 'ndjson')).toContain('4 Hushed St');
  expect(await textOf(server, first, 'parquet')).toContain('4 Hushed St');
  const numbers = { entityId: company, piiDocId: receipt.transactionId, removalDocId: receipt.transactionId };
  await savePiiRequest(registry, numbers, [], 'admin');
  expect(await snapshotsOf(server)).toEqual([]);
  expect((await server.get(first.files[0]?.address ?? '')).status).toBe(404);
  const second = await makeSlowly(server);
  expect(await textOf(server, second, 'ndjson')).not.toContain('Hushed');
  expect(await textOf(server, second, 'csv')).not.toContain('Hushed');
  expect(await textOf(server, second, 'parquet')).not.toContain('Hushed');
  expect(await textOf(server, second, 'ndjson')).toContain(company);
});

test('only the newest are kept', async () => {
  for (let round = 0; round < 3; round += 1) await makeSlowly(server);
  expect(await snapshotsOf(server)).toHaveLength(2);
});
