/** @jest-environment jest-fixed-jsdom */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const WRITE_HOME = `
  import { homePage } from './scripts/docs/home-page.mjs';
  import { readFeatures } from './scripts/lib/features.mjs';
  process.stdout.write(homePage(readFeatures()).text);`;

/** What the overview finds: its kind, name and the line that says why. */
const found = (words: string): string[] => {
  const box = document.getElementById('search') as HTMLInputElement;
  box.value = words;
  box.dispatchEvent(new Event('input'));
  return [...document.querySelectorAll('#everything .entry:not([hidden])')].map((entry) =>
    (entry.textContent ?? '').replace(/\s+/g, ' ').trim(),
  );
};

beforeAll(() => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', WRITE_HOME], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 20_000_000,
  });
  if (!stdout) throw new Error(stderr);
  document.documentElement.innerHTML = stdout;
  new Function(readFileSync(join(ROOT, 'scripts/docs/assets/filter.js'), 'utf8'))();
}, 60_000);

it.each([
  ['a number of a row', '75 fee', /^Row 3 Fee of a filing in dollars: 75/],
  ['the condition of a row in business words', 'periodic report fee dollars', /^Row 2 .*periodic report$/],
  ['a sentence of a scenario', 'late fee', /^Scenario .*late/i],
  ['a message of a form', 'characters entered', /^Form .* Invalid characters entered/],
  ['a paragraph of the law', '7-90-601', /^Feature .*7-90-601/],
  ['a requirement', 'W9-money', /^Requirement W9-money/],
])('finds %s', (_, words, expected) => {
  expect(found(words)).toContainEqual(expect.stringMatching(expected));
});

it('shows nothing where no word is looked for, and says how many it shows', () => {
  expect(found('no such words at all')).toEqual([]);
  expect(document.getElementById('search-count')?.textContent).toMatch(/^0 of \d+ shown$/);
  found('');
  expect(document.getElementById('everything')?.hidden).toBe(true);
});
