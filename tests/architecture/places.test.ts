import { readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Rule {
  name: string;
}
const { forbidden } = jest.requireActual<{ forbidden: Rule[] }>('../../.dependency-cruiser.cjs');

const PROJECT = join(__dirname, '../..');
const hasCode = (folder: string) =>
  readdirSync(folder, { recursive: true }).some((name) => /(?<!\.test)\.tsx?$/.test(String(name)));

/** The folders with code of a place, apart from those that only tests use. */
const foldersIn = (place: string) =>
  readdirSync(join(PROJECT, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name)
    .filter((name) => hasCode(join(PROJECT, place, name)));

/** The floors of the phrase book with several nouns; of the others each is a room of its own. */
const FLOORS = foldersIn('step-definitions')
  .map((floor) => `step-definitions/${floor}`)
  .filter((floor) => floor !== 'step-definitions/forms' && foldersIn(floor).length > 0);

it.each(['server', 'server/filing', 'src/filing', 'step-definitions', ...FLOORS])(
  'gives every folder of %s its place in the order',
  (place) => {
    const rules = forbidden.map(({ name }) => name);
    expect(foldersIn(place).filter((folder) => !rules.includes(`${place}-${folder}-looks-down`))).toEqual([]);
  },
);
