import { readContract } from '../contract/contract';
import { openTestRegistry, type TestRegistry } from '../testing/open-test-registry';
import { pageQueryAnswerer } from './page-answers';

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

const ask = async (path: string) => pageQueryAnswerer(open.registry, await readContract())(path);

test('a page brings along what is the same for everybody', async () => {
  expect(await ask('/common-db-api/heartBeat')).toEqual({ apiData: { code: 200 } });
  expect(await ask('/common-db-api/env')).toMatchObject({
    apiData: { code: 200, env: expect.any(String) as unknown },
  });
  expect(await ask('/business-api/content/intro?transTyp=ARTORG_LLC&entityType=DLLC')).toMatchObject({
    apiData: { content: expect.stringContaining('<p>') as unknown },
  });
});

test('a page of an entity brings its record along, which is public', async () => {
  expect(await ask('/business-api/entity/summary?entityId=20101000001&transTyp=CHG_ENT_ADR')).toMatchObject({
    apiData: { code: 200, entitySummary: { entityId: '20101000001' } },
  });
  expect(await ask('/business-api/entity/summary?entityId=20999999999&transTyp=CHG_ENT_ADR')).toEqual({
    apiData: { code: 404 },
  });
});

test('what can be filed for an entity and what was filed belong to its record', async () => {
  expect(await ask('/business-api/entity/20101000001/forms')).toMatchObject({
    apiData: { code: 200, forms: expect.arrayContaining([]) as unknown },
  });
  expect(await ask('/business-api/entity/20101000001/filings?page=1')).toMatchObject({
    apiData: { code: 200, filings: [] },
  });
  expect(await ask('/business-api/entity/20999999999/forms')).toEqual({ apiData: { code: 404 } });
});

test.each([
  '/business-api/file/receipt',
  '/business-api/entity/find?name=aspen',
  '/business-api/entity/20101000001/good-standing/details',
  '/business-api/entity/20101000001/forms/more',
  '/business-api/about',
  '/user-manager-api/secure/search/user-id',
  '/nowhere',
])('and nothing else: %s', async (path) => {
  await expect(ask(path)).rejects.toThrow('No page may embed');
});
