import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { openComponents } from '#api';
import { savePiiRequest } from '../../review/personal-data';
import { amendmentToName, formCompany } from '../../testing/amendments';
import { delayedBy, fileAndPay, letDaysPass } from '../../testing/filing-on-record';
import { officeMovedTo } from '../../testing/office-changes';
import { linesOf, serveOpenRecord, type OpenRecordServer } from '../../testing/open-record-server';
import { makeSnapshot } from './make-snapshot';

jest.setTimeout(120_000);

type Schemas = openComponents['schemas'];
let server: OpenRecordServer;
beforeAll(async () => {
  server = await serveOpenRecord({ rateLimit: 100_000 });
}, 60_000);
afterAll(() => server.close());

const snapshots = async () => {
  const answer = await server.get('/open-api/v1/snapshots');
  return ((await answer.json()) as { snapshots: Schemas['Snapshot'][] }).snapshots;
};

/** A file as it is given out: its size and hash are those that were told. */
async function contents(snapshot: Schemas['Snapshot'] | undefined, format: string): Promise<string> {
  const file = snapshot?.files.find((one) => one.format === format);
  const answer = await server.get(file?.address ?? '');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes).toHaveLength(file?.bytes ?? -1);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.sha256);
  return gunzipSync(bytes).toString('utf8');
}

/** Makes a snapshot a few entities at a time, with something that happens after each part. */
async function makeSlowly(meanwhile: (round: number) => Promise<unknown> = () => Promise.resolve()) {
  for (let round = 0; !(await makeSnapshot(server.registry, { part: 15, milliseconds: 0 })); round += 1)
    await meanwhile(round);
  const [newest] = await snapshots();
  return newest;
}

/** A mirror after the description of the contract: a snapshot, and the changes after it up to a position. */
async function mirrored(text: string, from: number, to: number): Promise<string> {
  const lines = text.split('\n').filter((line) => line !== '');
  const records = new Map(
    lines.map((line) => JSON.parse(line) as Schemas['Record']).map((record) => [record.id, record]),
  );
  const answer = await server.get(`/open-api/v1/changes?after=${from}&limit=1000`);
  for (const { position, entity, after, withheld } of await linesOf<Schemas['Change']>(answer)) {
    if (position > to) break;
    const record = records.get(entity.id) ?? { ...entity, facts: {}, withheld: [] };
    const facts = { ...record.facts, ...after };
    const gone = [...record.withheld, ...withheld].filter((part) => !(part in after));
    for (const part of gone) delete facts[part];
    records.set(entity.id, { ...record, facts, withheld: [...new Set(gone)] });
  }
  return [...records.values()]
    .sort(({ id: one }, { id: other }) => (one < other ? -1 : 1))
    .filter(({ facts }) => Object.keys(facts).length > 0)
    .map((record) => `${JSON.stringify(record)}\n`)
    .join('');
}

test('a snapshot and the changes after it are the next snapshot, whatever is filed meanwhile', async () => {
  const { registry } = server;
  const company = await formCompany(registry, 'Snapped Wren LLC');
  const first = await makeSlowly(async (round) => {
    if (round === 0)
      await fileAndPay(registry, await amendmentToName(registry, 'Snapped Robin LLC', company));
    if (round === 1) await formCompany(registry, 'Snapped Finch LLC');
    if (round === 2) await fileAndPay(registry, await officeMovedTo(registry, '1 Meanwhile St', company));
  });
  const before = await contents(first, 'ndjson');
  expect(before).toContain('Snapped Wren LLC');
  expect(before).not.toMatch(/Snapped Robin|Snapped Finch|Meanwhile/);
  const other = await formCompany(registry, 'Snapped Heron LLC');
  await fileAndPay(registry, delayedBy(registry, await officeMovedTo(registry, '2 Later St', other), 3));
  await letDaysPass(registry, 5);
  const second = await makeSlowly(async (round) => {
    await fileAndPay(registry, await officeMovedTo(registry, `${round + 3} Meanwhile St`, other));
  });
  const after = await contents(second, 'ndjson');
  expect(after).toContain('2 Later St');
  expect(await mirrored(before, first?.position ?? 0, second?.position ?? 0)).toBe(after);
});

test('the columns of the state, in its order, with dates in its form', async () => {
  const newest = await makeSlowly();
  const lines = (await contents(newest, 'csv')).split('\r\n');
  expect(lines[0]).toMatch(
    /^entityid,entityname,principaladdress1,.*,jurisdictonofformation,entitytype,.*,entityformdate$/,
  );
  expect(lines[0]?.split(',')).toHaveLength(35);
  expect(lines).toHaveLength((newest?.entities ?? 0) + 2);
  expect(lines.find((line) => line.startsWith('20101000001,'))).toMatch(
    /^20101000001,Aspen Ledger LLC,1700 Broadway,Ste 200,Denver,CO,80290,US,.*,Good Standing,CO,DLLC,Quinn,,Holt,,,.*,\d{4}-\d\d-\d\dT00:00:00\.000$/,
  );
});

test('a snapshot from before something was withheld is not given out, and the next one does not have it', async () => {
  const { registry } = server;
  const company = await formCompany(registry, 'Snapped Plover LLC');
  const { receipt } = await fileAndPay(registry, await officeMovedTo(registry, '4 Hushed St', company));
  const first = await makeSlowly();
  expect(await contents(first, 'ndjson')).toContain('4 Hushed St');
  const numbers = { entityId: company, piiDocId: receipt.transactionId, removalDocId: receipt.transactionId };
  await savePiiRequest(registry, numbers, [], 'admin');
  expect(await snapshots()).toEqual([]);
  expect((await server.get(first?.files[0]?.address ?? '')).status).toBe(404);
  const second = await makeSlowly();
  expect(await contents(second, 'ndjson')).not.toContain('Hushed');
  expect(await contents(second, 'csv')).not.toContain('Hushed');
  expect(await contents(second, 'ndjson')).toContain(company);
});

test('only the newest are kept', async () => {
  for (let round = 0; round < 3; round += 1) await makeSlowly();
  expect(await snapshots()).toHaveLength(2);
});
