import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturedPapers, stationsIn } from '../../scripts/docs/pictures.mjs';

const read = (path: string) => readFileSync(path, 'utf8');
const DECISIONS = readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name));
const NUMBERS = DECISIONS.map((name) => name.slice(0, 4));
const READINGS = [...read('docs/readings.md').matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));

/** Every file in which somebody may cite a paper, with its text. */
const CITING = execFileSync(
  'git',
  ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.mts', '*.cjs', '*.md', '*.yaml', '*.feature'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '' && path !== 'tests/architecture/papers.test.ts')
  .map((path) => [path, read(path)] as const);

/** Numbers after a word, "readings 25 and 27" and "decisions 0014, 0018" included, with the file that cites them. */
const cited = (word: string) =>
  CITING.flatMap(([path, text]) =>
    [...text.matchAll(new RegExp(`\\b${word}s? (\\d+(?:(?:, | and )\\d+)*)`, 'gi'))].flatMap(
      ([, numbers = '']) => numbers.split(/, | and /).map((number) => ({ path, number })),
    ),
  );

test('readings are numbered without a gap', () => {
  expect(READINGS).toEqual(READINGS.map((_, index) => index + 1));
  expect(READINGS.length).toBeGreaterThan(0);
});

test('every reading that is cited is there', () => {
  const readings = cited('reading');
  expect(readings.length).toBeGreaterThan(100);
  expect(readings.filter(({ number }) => !READINGS.includes(Number(number)))).toEqual([]);
});

/** The words of a text that say what it is about, as stems, those inside of names in code included. */
const wordsOf = (text: string) =>
  new Set(
    [...text.replace(/([a-z])([A-Z])/g, '$1 $2').matchAll(/[A-Za-z]{4,}/g)].map(([word]) =>
      word.slice(0, 5).toLowerCase(),
    ),
  );

/** By number, the words that a reading has in common with few others. */
function ownWords(): ReadonlyMap<number, ReadonlySet<string>> {
  const FEW = 4;
  const readings = [...read('docs/readings.md').matchAll(/^(\d+)\. ([^]*?)(?=^\d+\. |^## |$(?![^]))/gm)].map(
    ([, number, text = '']) => [Number(number), wordsOf(text)] as const,
  );
  const isOwn = (word: string) => readings.filter(([, words]) => words.has(word)).length <= FEW;
  return new Map(readings.map(([number, words]) => [number, new Set([...words].filter(isOwn))]));
}

// Tells two of three wrong numbers, and says to a reader who follows the right one what to look for there.
test('what cites a reading shares a word with it that few readings have', () => {
  const own = ownWords();
  const strangers = CITING.filter(([path]) => path !== 'docs/readings.md').flatMap(([path, text]) => {
    const lines = text.split('\n');
    return lines.flatMap((line, index) =>
      [...line.matchAll(/\breadings? (\d+(?:(?:, | and )\d+)*)/gi)].flatMap(([citation, numbers = '']) => {
        const words = wordsOf([path, ...lines.slice(Math.max(0, index - 3), index + 6)].join(' '));
        const isShared = numbers
          .split(/, | and /)
          .some((number) => [...(own.get(Number(number)) ?? [])].some((word) => words.has(word)));
        return isShared ? [] : [`${path}:${index + 1}: ${citation}`];
      }),
    );
  });
  expect(strangers).toEqual([]);
});

test('every decision that is cited is there', () => {
  const decisions = [...cited('decision'), ...cited('see').filter(({ number }) => number.length === 4)];
  expect(decisions.length).toBeGreaterThan(10);
  expect(decisions.filter(({ number }) => !NUMBERS.includes(number))).toEqual([]);
});

test('the index of decisions has every decision by its title', () => {
  const index = read('docs/decisions/README.md');
  for (const name of DECISIONS) {
    const [title = ''] = read(`docs/decisions/${name}`).split('\n');
    expect(index.replace(/ +/g, ' ')).toContain(`](${name}) | ${title.replace(/^# \d{4}:? /, '')} |`);
  }
});

test('pictures are those that the code and the papers yield now (npm run docs draws them)', () => {
  for (const { text, pictured } of picturedPapers()) expect(text).toBe(pictured);
});

test('each station of a value is a file in which its name stands', () => {
  const stations = stationsIn(read('docs/architecture.md'));
  expect(stations.map(({ number }) => number)).toEqual(stations.map((_, index) => index + 1));
  expect(stations.length).toBeGreaterThan(20);
  expect(
    stations.filter(({ path, name }) => !existsSync(path) || !new RegExp(`\\b${name}\\b`).test(read(path))),
  ).toEqual([]);
});

/** What a text links to within the project, as paths from its root. */
const linkedFrom = (path: string, text: string) =>
  [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => ({ path, target: join(path, '..', target) }));

test('papers link to what is there', () => {
  const links = CITING.filter(
    ([path]) => path.endsWith('.md') && !path.startsWith('server/content/'),
  ).flatMap(([path, text]) => linkedFrom(path, text));
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ target }) => !existsSync(target))).toEqual([]);
});

test('the words of the glossary are those that features or rules use', () => {
  const words = [...read('docs/glossary.md').matchAll(/^\| ([a-z][a-z ,]+?) +\|/gm)].flatMap(
    ([, words = '']) => words.split(', '),
  );
  expect(words.length).toBeGreaterThan(40);
  const used = CITING.filter(([path]) => path.startsWith('features/') || /^rules\/.*\.ts$/.test(path))
    .map(([, text]) => text.toLowerCase())
    .join(' ');
  expect(words.filter((word) => !used.includes(word))).toEqual([]);
});
