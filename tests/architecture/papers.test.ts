import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

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

test('every decision that is cited is there', () => {
  const decisions = cited('decision');
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
