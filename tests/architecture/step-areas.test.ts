import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS_OF_STEP } from '../../src/app/step-areas';

const FOLDER = join(__dirname, '../../src/filing/steps');

/** The slices of areas that only some pages start, as their steps import them. */
const SLICE = /\/(attachments|payment|receipt)-slice'/g;

test('a step whose page uses the state of an area starts that area', () => {
  const used = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .flatMap((path) => {
      const source = readFileSync(join(FOLDER, path), 'utf8');
      return Array.from(
        source.matchAll(SLICE),
        ([, area = '']) => [path.split(/[\\/]/)[0] ?? '', area] as const,
      );
    });
  const started = new Map<string, readonly string[]>(Object.entries(AREAS_OF_STEP));
  expect(used.length).toBeGreaterThan(1);
  expect(used.filter(([step, area]) => !started.get(step)?.includes(area))).toEqual([]);
});
