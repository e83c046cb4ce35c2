import { sql } from 'kysely';
import { fileAndPay, letDaysPass } from '../testing/filing-on-record';
import { registryOfTests } from '../testing/registry-of-tests';
import { toldChanges } from '../testing/told-changes';
import { runNotices } from './notices';

const registry = registryOfTests();
const db = () => registry().db;
const now = () => registry().clock.now();
const { readAll, notices, recipients, begin, follows, companyOf, moved } = toldChanges(registry);

/** Undoes what a reader has written, at its end. */
const killing = {
  start: async () => {
    await sql`create or replace function kill() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`.execute(
      db(),
    );
    await sql`create trigger kill before update on notice_reader for each row execute function kill()`.execute(
      db(),
    );
  },
  stop: () => sql`drop trigger kill on notice_reader`.execute(db()),
};

test('a change with many followers is told in portions, to each once, wherever the reader is ended', async () => {
  const company = await companyOf('Told Swift LLC', '', ['owner@sample.example']);
  await begin();
  for (let number = 0; number < 23; number += 1) await follows(`bank${number}@sample.example`, company);
  await fileAndPay(registry(), await moved('3 New St', company, '', ['x@sample.example']));
  await fileAndPay(registry(), await moved('2 New St', company, '', ['x@sample.example']));
  for (let run = 0; run < 40; run += 1) {
    // Every third time the server is killed when everything is written and nothing is committed.
    const isKilled = run % 3 === 1;
    if (isKilled) await killing.start();
    await runNotices(registry(), { page: 2, messages: 5 }).catch((error: Error) =>
      expect(error.message).toBe('killed'),
    );
    if (isKilled) await killing.stop();
  }
  const all = await recipients();
  // The contact of the formation is one before the first change, and no more before the second.
  expect(all).toHaveLength(2 * 23 + 1);
  expect(new Set(all).size).toBe(24);
});

test('from the sixth message of a day on, a follower gets one the day after, with a line an entity', async () => {
  const [one, other] = [
    await companyOf('Told Stork LLC', '', ['a@sample.example']),
    await companyOf('Told Raven LLC', '', ['a@sample.example']),
  ];
  await begin();
  await follows('many@sample.example', one);
  await follows('many@sample.example', other);
  for (let number = 0; number < 6; number += 1)
    await fileAndPay(registry(), await moved(`${number} Busy St`, one, '', ['a@sample.example']));
  await fileAndPay(registry(), await moved('2 Busy St', other, '', ['a@sample.example']));
  await readAll();
  const own = async () => (await notices()).filter(({ to }) => to === 'many@sample.example');
  expect(await own()).toHaveLength(5);
  await letDaysPass(registry(), 1);
  await letDaysPass(registry(), 1);
  const digest = (await own()).slice(5);
  expect(digest).toHaveLength(1);
  expect(digest[0]?.text).toContain('Told Stork LLC: a filing was recorded\n');
  expect(digest[0]?.text).toContain('Told Raven LLC: a filing was recorded\n');
});

test('a change that cannot be told keeps nobody from the next one, and is told once it can be', async () => {
  const [broken, sound] = [
    await companyOf('Told Rail LLC', '', ['rail@sample.example']),
    await companyOf('Told Teal LLC', '', ['teal@sample.example']),
  ];
  await begin();
  await sql`create function refuse_rail() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
    db(),
  );
  await sql`create trigger refuse_rail before insert on outbox for each row
    when (new.payload->>'to' = 'rail@sample.example') execute function refuse_rail()`.execute(db());
  await fileAndPay(registry(), await moved('1 Rail St', broken, '', ['x@sample.example']));
  await fileAndPay(registry(), await moved('1 Teal St', sound, '', ['x@sample.example']));
  await readAll();
  expect(await recipients()).toEqual(['teal@sample.example']);
  await sql`drop trigger refuse_rail on outbox`.execute(db());
  await readAll();
  expect(await recipients()).toEqual(['teal@sample.example']);
  await registry().clock.moveTo(new Date(now().getTime() + 2 * 3_600_000));
  await readAll();
  expect(await recipients()).toEqual(['rail@sample.example', 'teal@sample.example']);
});
