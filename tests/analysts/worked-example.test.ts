import { SHORT_RUN_FLAGS } from '../../scripts/lib/short-run-flags.mjs';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { carryOut, workedExamples } from './worked-example';

const ROOT = join(__dirname, '../..');
const DOCUMENT = readFileSync(join(ROOT, 'docs/writing-features.md'), 'utf8');
/** Files that the features at rules level, the proof of the tables and the model of the flows read, and that no example changes. */
const READ = [
  'docs/decisions',
  'scripts',
  'tests/setup',
  'cucumber.json',
  'jest.config.cjs',
  'package.json',
  'tsconfig.json',
  '.prettierrc.json',
];
/** What examples change. */
const CHANGED = [
  'api',
  'features',
  'rules',
  'server/content',
  'server/documents',
  'src',
  'step-definitions',
  'tests/model',
];
const PUT_BACK = [...CHANGED, 'reports'];
const MINUTES = 60_000;
/** The filing type that an example adds. */
const ADDED_FILING = 'withdraw';

/** What is run by the commands of package.json that the document uses. */
const PROGRAMS: Record<string, string[]> = {
  language: ['scripts/language.mjs'],
  'new:filing': ['scripts/new-filing.mjs'],
  'new:step': ['scripts/new-step.mjs'],
  spec: ['scripts/spec.mjs'],
  'spec:check': ['scripts/spec-check.mjs'],
  'spec:lint': ['scripts/spec-lint.mjs'],
  'spec:tables': ['scripts/spec-tables.mjs'],
  'tables:export': ['scripts/tables-export.mjs'],
  'tables:import': ['scripts/tables-import.mjs'],
};

const run = (folder: string, command: string): { isGreen: boolean; output: string } => {
  const [, script = '', rest = ''] = /^npm run (\S+)(?: -- (.*))?$/.exec(command) ?? [];
  const args = Array.from(rest.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? '');
  const program = PROGRAMS[script];
  if (!program) throw new Error(`The worked examples know no command "${command}".`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [...SHORT_RUN_FLAGS, ...program, ...args], {
    cwd: folder,
    encoding: 'utf8',
    // What the other filings and texts are like is proved by levels of their own.
    env: { ...process.env, MODEL_FILINGS: ADDED_FILING, NOTICED_TEXTS: `rules/filings/${ADDED_FILING}/` },
  });
  return { isGreen: status === 0, output: stdout + stderr };
};

let folder = '';
const copy = (part: string) => cpSync(join(ROOT, part), join(folder, part), { recursive: true });
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'worked-example-'));
  READ.forEach(copy);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Each example begins with the project as it is.
beforeEach(() => {
  for (const part of PUT_BACK) rmSync(join(folder, part), { recursive: true, force: true });
  CHANGED.forEach(copy);
});

const examples = workedExamples(DOCUMENT);

it('teaches an example, a row, a spreadsheet, a rule, a filing type and a step', () => {
  expect(examples.map(({ name }) => name)).toEqual([
    'An example',
    'A row',
    'A table in a spreadsheet',
    'A rule',
    'A filing type',
    'A step',
  ]);
});

it.each(examples)(
  '$name goes as docs/writing-features.md says',
  ({ actions }) => {
    for (const action of actions) {
      if (action.kind === 'change') {
        // Files that are restored before the next example.
        expect(PUT_BACK.some((part) => action.file.startsWith(`${part}/`))).toBe(true);
        carryOut(folder, action.file, action.lines);
        continue;
      }
      const { isGreen, output } = run(folder, action.command);
      const missing = action.shows.filter((line) => !output.includes(line));
      // The whole output is compared, so that a failure shows it.
      expect({ isGreen, missing, output }).toEqual({ isGreen: action.isGreen, missing: [], output });
    }
  },
  10 * MINUTES,
);
