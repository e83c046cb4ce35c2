/** @jest-environment jest-fixed-jsdom */
import { readFileSync } from 'node:fs';
import { searchScript } from '../../scripts/docs/search-index.mjs';
import { homePage } from '../../scripts/docs/home-page.mjs';
import { readFeatures } from '../../scripts/lib/features.mjs';

/** What the overview finds: its kind, name and the line that says why. */
const found = (words: string): string[] => {
  const box = document.getElementById('search') as HTMLInputElement;
  box.value = words;
  box.dispatchEvent(new Event('input'));
  return [...document.querySelectorAll('#everything .entry')].map((entry) =>
    (entry.textContent ?? '').replace(/\s+/g, ' ').trim(),
  );
};

beforeAll(() => {
  const features = readFeatures();
  document.documentElement.innerHTML = homePage(features).text;
  for (const script of [searchScript(features), readFileSync('scripts/docs/assets/filter.js', 'utf8')])
    new Function(script)();
});

it.each([
  ['a number of a row', '75 fee', /^Row 7 Fee of a filing in dollars: 75/],
  ['the condition of a row in business words', 'periodic report fee dollars', /^Row 6 .*periodic report$/],
  ['a sentence of a scenario', 'late fee', /^Scenario .*late/i],
  ['a message of a form', 'characters entered', /^Form .*Invalid characters entered/],
  ['a paragraph of the law', '7-90-601', /^Law 7-90-601: A name is distinguishable/],
  ['a feature by the law that it names', '7-90-601', /^Feature .*7-90-601/],
  ['a reading', 'initial close names', /^Reading .*initial/],
  ['a requirement', 'W9-money', /^Requirement W9-money/],
])('finds %s', (_, words, expected) => {
  expect(found(words)).toContainEqual(expect.stringMatching(expected));
});

it('shows first what has the words as a whole', () => {
  const hits = found('75');
  const isWhole = (text: string) => /(?<!\d)75(?!\d)/.test(text);
  expect(hits.some((text) => /\d75/.test(text) && !isWhole(text))).toBe(true);
  expect(hits.slice(0, 3).every(isWhole)).toBe(true);
});

it('shows nothing where no word is looked for, and says how many it shows', () => {
  expect(found('no such words at all')).toEqual([]);
  expect(document.getElementById('search-count')?.textContent).toMatch(/^0 of \d+ shown$/);
  found('');
  expect(document.getElementById('everything')?.hidden).toBe(true);
});

it('shows the first of each kind where much is found, and says how much', () => {
  expect(found('the').length).toBeLessThan(700);
  expect(document.getElementById('search-count')?.textContent).toMatch(
    /^\d+ of \d+ found, the first 50 of each kind shown$/,
  );
});
