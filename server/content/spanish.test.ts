import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project-root';

const CONTENT = join(PROJECT_ROOT, 'server/content');
const FILES = readdirSync(CONTENT, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.md') && !path.startsWith('es'));

const read = (...path: string[]): string => readFileSync(join(CONTENT, ...path), 'utf8');
const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(String).sort();

/** The Spanish says in addition that documents are English. */
const HAS_ONE_POINT_MORE = 'before-you-start.md';

test('there are texts to compare', () => expect(FILES.length).toBeGreaterThan(25));

describe.each(FILES)('%s in Spanish', (path) => {
  const english = read(path);
  const spanish = read('es', path);

  test('has the headings and points of the English text', () => {
    expect(count(spanish, /^## /gm)).toBe(count(english, /^## /gm));
    expect(count(spanish, /^- /gm) - (path === HAS_ONE_POINT_MORE ? 1 : 0)).toBe(count(english, /^- /gm));
    expect(count(spanish, /\*\*/g)).toBe(count(english, /\*\*/g));
  });

  test('names the same figures and sections of the law', () => {
    for (const pattern of [/\{\{\w+\}\}/g, /7-\d+-[\d.]+\d/g])
      expect(found(spanish, pattern)).toEqual(found(english, pattern));
  });

  test('is not the English text', () => expect(spanish).not.toContain(english.slice(0, 40)));
});

test('no Spanish text is left without an English one', () => {
  const spanish = readdirSync(join(CONTENT, 'es'), { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.md'));
  expect(spanish.sort()).toEqual([...FILES].sort());
});
