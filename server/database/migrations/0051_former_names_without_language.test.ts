import { sql } from 'kysely';
import { openTestRegistry, type TestRegistry } from '../../testing/open-test-registry';
import { formerNamesWithoutLanguage } from './0051_former_names_without_language';

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

test('former names lose their statutory language, each stays once, and the present name is none', async () => {
  const { db } = open.registry;
  const names = [
    'Wombat, Ledger LLC, Delinquent May 1, 2020',
    'Wombat, Ledger LLC, dissolved June 30, 2021',
    'Numbat LLC',
    'Numbat LLC, Delinquent May 1, 2020',
    'Quokka LLC, Reinstated May 1, 2020',
    'Aspen Ledger LLC, Delinquent May 1, 2020',
  ];
  await sql`insert into former_name select '20101000001', unnest(${names}::text[])`.execute(db);
  await formerNamesWithoutLanguage.up(db);
  const rows = await db
    .selectFrom('former_name')
    .select('name')
    .where('entity_id', '=', '20101000001')
    .execute();
  expect(rows.map(({ name }) => name).sort()).toEqual([
    'Numbat LLC',
    'Quokka LLC, Reinstated May 1, 2020',
    'Wombat, Ledger LLC',
  ]);
});
