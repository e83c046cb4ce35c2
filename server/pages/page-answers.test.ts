import { readContract } from '../http/contract';
import { openTestRegistry, type TestRegistry } from '../testing/open-test-registry';
import { answerPath } from './page-answers';

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

const ask = async (path: string) => answerPath(open.registry, await readContract())(path);

test('a page brings along what is the same for everybody', async () => {
  expect(await ask('/common-db-api/heartBeat')).toEqual({ apiData: { code: 200 } });
  expect(await ask('/common-db-api/env')).toMatchObject({
    apiData: { code: 200, env: expect.any(String) as unknown },
  });
  expect(await ask('/business-api/content/intro?transTyp=ARTORG_LLC&entityType=DLLC')).toMatchObject({
    apiData: { content: expect.stringContaining('<p>') as unknown },
  });
});

test.each([
  '/business-api/entity/summary?entityId=20101000001&transTyp=CHG_ENT_ADR',
  '/business-api/about',
  '/user-manager-api/secure/search/user-id',
  '/nowhere',
])('and nothing else: %s', async (path) => {
  await expect(ask(path)).rejects.toThrow('No page may bring along');
});
