import type { openComponents } from '#api';
import { officeDay } from '#rules';
import { formCompany } from '../testing/amendments';
import { fileAndPay } from '../testing/filing-on-record';
import { officeMovedTo } from '../testing/office-changes';
import { serveOpenRecord, type OpenRecordServer } from '../testing/open-record-server';

jest.setTimeout(60_000);

type Schemas = openComponents['schemas'];
const ENTITIES = '/open-api/v1/entities';
const DAIRY = '20031000032';

let server: OpenRecordServer;
let company = '';
beforeAll(async () => {
  server = await serveOpenRecord({ rateLimit: 100_000 });
  company = await formCompany(server.registry, 'Readable Wren LLC');
  await fileAndPay(server.registry, await officeMovedTo(server.registry, '9 Readable St', company));
}, 60_000);
afterAll(() => server.close());

const read = async <Answer>(path: string) => (await (await server.get(path)).json()) as Answer;
const found = async (query: string) => {
  const { entities } = await read<Schemas['FoundEntities']>(`${ENTITIES}?${query}`);
  return entities.map(({ id }) => id);
};

/** All entities of a list, by its links. */
async function followed(path: string): Promise<string[]> {
  const answer = await server.get(path);
  const { entities } = (await answer.json()) as Schemas['FoundEntities'];
  const ids = entities.map(({ id }) => id);
  const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  return next === undefined ? ids : [...ids, ...(await followed(next))];
}

test('the record of an entity, which is not sent again while it is the same', async () => {
  const answer = await server.get(`${ENTITIES}/${company}`);
  const record = (await answer.json()) as Schemas['Record'];
  expect(record).toMatchObject({ id: company, type: 'DLLC', withheld: [] });
  expect(record.facts.name).toBe('Readable Wren LLC');
  expect(record.facts.principalOffice?.street.address1).toBe('9 Readable St');
  expect(record.facts.principalOffice?.mailing?.address1).toBe('9 Readable St');
  expect(record.facts.status).toEqual({ code: 'GOOD', delinquentSince: null, dissolvedOn: null });
  const again = await server.get(`${ENTITIES}/${company}`, {
    'if-none-match': answer.headers.get('etag') ?? '',
  });
  expect(again.status).toBe(304);
});

test.each([
  [`${ENTITIES}/20109999999`, 404],
  [`${ENTITIES}/1`, 400],
  [`${ENTITIES}/20101000001?asOf=2026-02-30`, 400],
  [`${ENTITIES}/20101000001?asOf=9999-01-01`, 400],
  [`${ENTITIES}/20101000001?asOf=1999-01-01`, 404],
  [`${ENTITIES}/20109999999/filings`, 404],
  ['/open-api/v1/filings/20269999999', 404],
  ['/open-api/v1/filings/20269999999/document', 404],
  [`${ENTITIES}?limit=101`, 400],
  [`${ENTITIES}?formedFrom=yesterday`, 400],
  [`${ENTITIES}?q=%00`, 400],
  [`${ENTITIES}?city=%00`, 400],
  [`${ENTITIES}?agent=a%00b`, 400],
  [`${ENTITIES}?q=readable+wren&after=20109999999`, 400],
  [`${ENTITIES}/%zz`, 400],
])('what cannot be read is a problem: %s', async (path, status) => {
  const answer = await server.get(path);
  const problem = (await answer.json()) as Schemas['Problem'];
  expect([answer.status, problem.status]).toEqual([status, status]);
  expect(problem.detail).toMatch(/\.$/);
});

test('the record as it stood on a day', async () => {
  const today = officeDay(server.registry.clock.now().toISOString());
  const record = await read<Schemas['Record']>(`${ENTITIES}/20101000001?asOf=${today}`);
  const present = await read<Schemas['Record']>(`${ENTITIES}/20101000001`);
  expect(record.facts).toEqual(present.facts);
});

test('the filings of an entity, part by part, and each document', async () => {
  const first = await server.get(`${ENTITIES}/${DAIRY}/filings?limit=20`);
  const { filings } = (await first.json()) as { filings: Schemas['Filing'][] };
  expect(filings).toHaveLength(20);
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const rest = await read<{ filings: Schemas['Filing'][] }>(next);
  expect(new Set([...filings, ...rest.filings].map(({ number }) => number)).size).toBe(24);
  const [one] = filings;
  expect(await read(`/open-api/v1/filings/${one?.number}`)).toEqual(one);
  const document = await server.get(one?.document ?? '');
  expect(document.headers.get('content-type')).toBe('application/pdf');
  expect((await document.text()).slice(0, 5)).toBe('%PDF-');
});

test('entities by each filter, and by all of them', async () => {
  const record = await read<Schemas['Record']>(`${ENTITIES}/${company}`);
  const { person } = record.facts.registeredAgent ?? {};
  const filters = {
    q: 'readable wren',
    type: 'DLLC',
    status: 'GOOD',
    city: record.facts.principalOffice?.street.city.toUpperCase() ?? '',
    agent: `${person?.firstName} ${person?.lastName}`,
    formedFrom: record.formedOn,
    formedTo: record.formedOn,
  };
  for (const [name, value] of Object.entries(filters))
    expect(await followed(`${ENTITIES}?${new URLSearchParams({ [name]: value }).toString()}`)).toContain(
      company,
    );
  expect(await found(new URLSearchParams(filters).toString())).toEqual([company]);
  expect(await found(new URLSearchParams({ ...filters, city: 'Nowhere' }).toString())).toEqual([]);
  expect(await found('q=no+such+name+anywhere')).toEqual([]);
});

test('whoever follows the links finds each entity once, in however small parts', async () => {
  const large = await followed(`${ENTITIES}?limit=100`);
  const small = await followed(`${ENTITIES}?limit=17`);
  expect(small).toEqual(large);
  expect(new Set(small).size).toBe(small.length);
  const [words, piecemeal] = [await found('q=llc&limit=100'), await followed(`${ENTITIES}?q=llc&limit=9`)];
  expect(piecemeal.slice(0, words.length)).toEqual(words);
});
