import { officeMidnight } from '#rules';
import type { Input } from '../contract/operation';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { contentOperations } from './content';

const LATE = '20101000061';
const ON_TIME = '20101000060';

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

const feeTold = async (entityId: string) => {
  const input = { query: { transTyp: 'REPORT', entityId } } as Input<'introContent'>;
  const { apiData } = await contentOperations.introContent(open.registry, input);
  return /The fee is <strong>(.*?)<\/strong>/.exec('content' in apiData ? (apiData.content ?? '') : '')?.[1];
};

test.each([
  ['an entity whose report is late', LATE, '$75.00'],
  ['one whose report is due this month', ON_TIME, '$25.00'],
  ['one that is not on record', '20109999999', '$25.00'],
])('the introduction of a report tells the fee of %s', async (_entity, entityId, fee) => {
  expect(await feeTold(entityId)).toBe(fee);
});

test('it is told again when the due day has passed', async () => {
  const { report_due: due } = await open.registry.db
    .selectFrom('entity')
    .select('report_due')
    .where('entity_id', '=', ON_TIME)
    .executeTakeFirstOrThrow();
  await open.registry.clock.moveTo(new Date(officeMidnight(due ?? '') + 36 * 3_600_000));
  expect(await feeTold(ON_TIME)).toBe('$75.00');
  await open.registry.clock.moveTo(null);
});
