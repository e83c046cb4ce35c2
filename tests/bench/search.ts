import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { STATUS_GROUPS, wordsOf } from '#rules';
import { percentile } from '../../scripts/lib/percentiles.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { openDatabase, type Connection } from '../../server/database/connection';
import { migrate } from '../../server/database/migrate';
import { findByWords } from '../../server/entities/find-by-words';
import { generateEntities } from '../../server/sample-data/generate';
import { pick, type Random, seededRandom } from '../../server/sample-data/random';
import { underOtherNames } from './name-like-words';
import { type Search, standingFor, wrongSearches } from './plain-scan';
import { endWith, load, say, withoutLimits } from './registry';

const LIMIT_P99_MS = 500;
const SEARCHES = 2_000;
const AT_ONCE = 4;
const SHOWN = 5;
/** How many searches are compared with a scan of all names, which takes seconds. */
const COMPARED = 80;
const SAMPLES = 2_000;
/** One of so many entities had another name before. */
const RENAMED = 20;

/** Texts that were too much for a search once. */
const HARD = [
  '5 Star',
  '5 in 1',
  'co the ma',
  'A & B',
  'a b c d e f g h',
  's',
  'The',
  'LLC',
  'The LLC',
  'Cooperative',
  'co',
  'Colorado',
  'Colorado Services',
  'serv colo mana cons',
  'Zyzzyva Quux',
  'Zyzzyva 5 in 1',
  'xqzwk vbnjhg plmokn wsxedc rfvtgb yhnujm ikolpp qazwsx',
  'in to for one',
  '1',
  'm s c d',
  'Delinquent',
  'Delinquent May 1, 2012',
  '1 2012',
  'Dissolved Denver',
  '\u201cRocky Mountain Home\u201d',
  'Colorodo Servises',
  'Montain Constuction Managment Consultng',
];
/** How often each of them is asked for, with each status and without. */
const ROUNDS = 10;

/** A word as people type it: whole, begun, or with a slip. */
function typed(random: Random, word: string): string {
  const kind = random();
  const place = Math.floor(random() * word.length);
  if (kind < 0.5) return word;
  if (kind < 0.8) return word.slice(0, 1 + place);
  return word.slice(0, place) + pick(random, [...'aeinorst']) + word.slice(place + 1);
}

/** Words of names on record, of several names at times, and short ones. */
function* searches(names: readonly string[]): Generator<Search> {
  const random = seededRandom(48);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const text of HARD) for (const group of [undefined, ...STATUS_GROUPS]) yield { text, group };
  for (;;) {
    const words = Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(random, names))
      .flatMap((name, _, all) => wordsOf((random() < 0.5 ? all[0] : name) ?? ''))
      .filter(() => random() < 0.4);
    if (words.length === 0) continue;
    const text = words
      .map((word) => typed(random, word))
      .join(' ')
      .slice(0, 250);
    yield { text, group: random() < 0.5 ? undefined : pick(random, STATUS_GROUPS) };
  }
}

interface Figure extends Search {
  milliseconds: number;
  outcome: string;
}

async function measure(db: Connection['db'], names: readonly string[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  const source = searches(names);
  const ask = async () => {
    while (figures.length < SEARCHES) {
      const search = source.next().value as Search;
      const started = performance.now();
      const outcome = await findByWords(db, search.text, standingFor(search)).then(
        ({ entities, isClose, isCut }) =>
          `${entities.length}${isCut ? ', cut' : ''}${isClose ? ', close' : ''}`,
        () => '503',
      );
      figures.push({ ...search, outcome, milliseconds: performance.now() - started });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return figures;
}

const line = ({ text, group, outcome, milliseconds }: Figure) =>
  `  ${milliseconds.toFixed(0).padStart(6)} ms  ${text} (${group ?? 'any status'}): ${outcome}`;

const at = (figures: readonly Figure[], percent: number): number =>
  percentile(
    figures.map(({ milliseconds }) => milliseconds),
    percent,
  );
const shown = (figures: readonly Figure[]): string =>
  [50, 95, 99, 100].map((percent) => `p${percent} ${at(figures, percent).toFixed(0)} ms`).join(', ');

function tell(figures: readonly Figure[]): boolean {
  const slowestFirst = [...figures].sort((one, other) => other.milliseconds - one.milliseconds);
  const refused = figures.filter(({ outcome }) => outcome === '503');
  say(`The slowest of ${figures.length} searches, ${AT_ONCE} at once:`);
  slowestFirst.slice(0, SHOWN * 4).forEach((figure) => say(line(figure)));
  say('Answered with 503:');
  refused.slice(0, SHOWN).forEach((figure) => say(line(figure)));
  say('Each of the hard ones, with every status and without:');
  for (const hard of HARD) {
    const of = figures.filter(({ text }) => text === hard);
    if (of.length > 0) say(`  ${hard}: ${shown(of)}`);
  }
  say(`All: ${shown(figures)}; ${refused.length} answered with 503 (limits: p99 ${LIMIT_P99_MS} ms, none)`);
  return refused.length === 0 && at(figures, 99) <= LIMIT_P99_MS;
}

/** Compares searches of each kind with what a scan finds. */
async function isRight(connection: Connection, figures: readonly Figure[]): Promise<boolean> {
  const distinct = [...new Map(figures.map((figure) => [`${figure.text} ${figure.group}`, figure])).values()];
  const hard = distinct.splice(0, HARD.length * (1 + STATUS_GROUPS.length));
  const compared = [...hard.filter((_, index) => index % 3 === 0), ...distinct].slice(0, COMPARED);
  const wrong: string[] = [];
  await withoutLimits(connection, async (session) => {
    wrong.push(...(await wrongSearches(connection.db, session, compared)));
  });
  say(`Of ${compared.length} searches ${wrong.length} find something else than a scan of all names:`);
  wrong.forEach(say);
  return wrong.length === 0;
}

async function fill(connection: Connection, size: number): Promise<void> {
  const { db } = connection;
  await migrate(db);
  if (await db.selectFrom('entity').select('entity_id').limit(1).executeTakeFirst()) return;
  await load(connection, {
    size,
    entities: underOtherNames(generateEntities(size)),
    // A name of a neighbor that it gave up.
    finish: (session) =>
      sql`insert into former_name
          select entity_id, split_part(neighbor, ',', 1)
          from (select entity_id, lead(name) over (order by entity_id) as neighbor from entity) as each
          where neighbor is not null and hashtext(entity_id) % ${sql.lit(RENAMED)} = 0`.execute(session),
  });
}

async function main(): Promise<boolean | undefined> {
  const { values } = parseArgs({
    options: { size: { type: 'string', default: '100000' }, url: { type: 'string' } },
  });
  const postgres = values.url === undefined ? await startPostgres() : undefined;
  const databaseUrl = values.url ?? postgres?.url;
  if (databaseUrl === undefined) return undefined;
  const connection = await openDatabase(
    { databaseUrl, databaseConnections: AT_ONCE, dataDirectory: '' },
    (error) => say(error.message),
  );
  try {
    const { db } = connection;
    await fill(connection, Number(values.size));
    const names: string[] = [];
    await withoutLimits(connection, async (session) => {
      const rows = await sql<{ name: string }>`
        select name from entity order by hashtext(entity_id) limit ${sql.lit(SAMPLES)}`.execute(session);
      names.push(...rows.rows.map(({ name }) => name));
    });
    const figures = await measure(db, names);
    const isQuick = tell(figures);
    return (await isRight(connection, figures)) && isQuick;
  } finally {
    await connection.close();
    await postgres?.stop();
  }
}

endWith(main());
