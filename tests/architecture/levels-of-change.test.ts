import { importersOfFiles, reachedFrom } from '../../scripts/lib/import-graph.mjs';
import { LEVELS_OF_CHANGE, QUICK } from '../../scripts/lib/levels-of-change.mjs';
import { LEVELS } from '../../scripts/lib/levels.mjs';

const importers = importersOfFiles() as Map<string, Set<string>>;
const reach = (file: string) => reachedFrom([file], importers) as Map<string, number>;

it.each([
  ['its own test', 'rules/names/close-names.ts', 'rules/names/close-names.test.ts', 1],
  ['a control by the test of a page', 'src/controls/Dialog.tsx', 'src/controls/Dialog.test.tsx', 1],
])('a change reaches %s', (_, changed, test, distance) => {
  expect(reach(changed).get(test)).toBe(distance);
});

it('goes through the face of the rules to those alone who use what was changed', () => {
  const users = [...reach('rules/names/close-names.ts')].filter(([, distance]) => distance === 1);
  expect(users.map(([file]) => file)).toContain('server/entities/similar-names.ts');
  expect(importers.get('rules/names/close-names.ts')).not.toContain('rules/index.ts');
  expect(reach('rules/fees/late-report.ts').size).toBeLessThan(importers.size / 2);
});

it('knows levels by their names in the list of all levels', () => {
  const names = LEVELS.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining([...Object.keys(LEVELS_OF_CHANGE), ...QUICK]));
});
