import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { formCompany } from '../../testing/amendments';
import { serveOpenRecord, type OpenRecordServer } from '../../testing/open-record-server';
import { fileOf, makeSlowly, PART, textOf } from '../../testing/snapshot-calls';
import { recordsOf } from '../../testing/snapshot-mirror';
import { parquetEnd, parquetPart } from './formats/parquet';
import { STATE_COLUMNS, stateRow } from './state-row';

let server: OpenRecordServer;
beforeAll(async () => {
  server = await serveOpenRecord({ rateLimit: 100_000 });
}, 60_000);
afterAll(() => server.close());

const read = (file: Buffer) => parquetReadObjects({ file: new Uint8Array(file).buffer });

test('a reader finds the same entities as in the lines of JSON, row by row, with days as days', async () => {
  await formCompany(server.registry, 'Typed Wren & Sons, LLC');
  const snapshot = await makeSlowly(server);
  const rows = await read(await fileOf(server, snapshot, 'parquet'));
  const records = recordsOf(await textOf(server, snapshot, 'ndjson'));
  expect(rows).toHaveLength(snapshot.entities);
  const expected = records.map((record) => {
    const values = stateRow(record).map((value) => value || null);
    const day = new Date(`${record.formedOn}T00:00:00.000Z`);
    return Object.fromEntries(
      STATE_COLUMNS.map((name, place) => [name, name === 'entityformdate' ? day : values[place]]),
    );
  });
  expect(rows).toEqual(expected);
  expect(rows.some(({ entityname: name }) => name === 'Typed Wren & Sons, LLC')).toBe(true);
});

test('it says how it is made: 35 columns with their types, groups of a part, bounds, and the position', async () => {
  const snapshot = await makeSlowly(server);
  const metadata = parquetMetadata(await fileOf(server, snapshot, 'parquet'));
  const [root, ...columns] = metadata.schema;
  expect(root?.num_children).toBe(35);
  expect(columns.map(({ name }) => name)).toEqual(STATE_COLUMNS);
  expect(columns.map((column) => column.converted_type)).toEqual([...Array<string>(34).fill('UTF8'), 'DATE']);
  expect(metadata.num_rows).toBe(BigInt(snapshot.entities));
  expect(metadata.key_value_metadata).toEqual([{ key: 'position', value: String(snapshot.position) }]);
  const ids = recordsOf(await textOf(server, snapshot, 'ndjson')).map(({ id }) => id);
  expect(
    metadata.row_groups.map(({ columns: [id] }) => [
      id?.meta_data?.statistics?.min_value,
      id?.meta_data?.statistics?.max_value,
    ]),
  ).toEqual(
    Array.from({ length: Math.ceil(ids.length / PART) }, (_, part) => {
      const group = ids.slice(part * PART, (part + 1) * PART);
      return [group[0], group.at(-1)];
    }),
  );
});

test('a record without entities is a file without rows', async () => {
  const { bytes, end } = await parquetPart([], 0, '7');
  const file = Buffer.concat([bytes, parquetEnd([], bytes.length, '7')]);
  expect(end).toEqual(parquetEnd([], bytes.length, '7'));
  expect(await read(file)).toEqual([]);
  expect(parquetMetadata(file).schema).toHaveLength(36);
});
