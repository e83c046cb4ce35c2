import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareRows, compareSnapshots, compareTexts } from '../../scripts/docs/changes.mjs';

const table = (headings: string[], ...rows: [string[], string][]) => ({
  name: 'Fee',
  headings,
  rows: rows.map(([cells, outcome]) => ({ cells, outcome })),
});

it('tells texts that came and went, those that stand twice by their number', () => {
  expect(compareTexts(['a', 'a', 'b'], ['a', 'c'])).toEqual({ added: ['c'], gone: ['a', 'b'] });
});

it('tells rows that came, went, or decide otherwise for the same condition', () => {
  const before = table(['filing'], [['report'], '25'], [['amendment'], '25'], [['-'], '10']);
  const after = table(
    ['filing', 'late'],
    [['report', '-'], '30'],
    [['report', 'yes'], '75'],
    [['-', '-'], '10'],
  );
  expect(compareRows(before, after)).toEqual([
    { condition: 'filing: report', before: '25', after: '30' },
    { condition: 'filing: report; late: yes', before: undefined, after: '75' },
    { condition: 'filing: amendment', before: '25', after: undefined },
  ]);
});

it('tells what examples and sentences a scenario gained and lost, and nothing of what is the same', () => {
  const at = (rows: string[], message: string) => ({
    rules: [{ path: 'a', name: 'A rule' }],
    scenarios: [{ path: 'a', name: 'One', lines: ['Given it'], rows }],
    tables: [table(['filing'], [['-'], '10'])],
    sentences: [{ name: 'Name', lines: [message] }],
  });
  expect(compareSnapshots(at(['n: 1'], 'Enter it.'), at(['n: 2'], 'Enter it.'))).toEqual({
    rules: { added: [], gone: [] },
    scenarios: {
      added: [],
      gone: [],
      changed: [
        {
          path: 'a',
          name: 'One',
          lines: { added: [], gone: [] },
          rows: { added: ['n: 2'], gone: ['n: 1'] },
        },
      ],
    },
    tables: [],
    sentences: [],
  });
  expect(compareSnapshots(at([], 'Old.'), at([], 'New.')).sentences).toEqual([
    { name: 'Name', added: ['New.'], gone: ['Old.'] },
  ]);
});

describe('an earlier commit', () => {
  const ROOT = join(__dirname, '../..');
  const SPECIFIED = ['features/additional-information', 'rules', 'package.json', 'tsconfig.json'];
  const TOOLS = ['scripts', 'step-definitions/words/vocabulary'];
  const FEATURE = 'features/additional-information/additional-information.feature';
  const FEES = 'rules/filings/amend/filing.ts';
  /** The clone that a pipeline makes may have one commit, so that this history is one of its own. */
  const project = mkdtempSync(join(tmpdir(), 'earlier-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Analyst', '-c', 'user.email=analyst@example.com', ...args], {
      cwd: project,
    });
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(join(project, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(project, file), text.replace(from, to));
  };

  beforeAll(() => {
    for (const part of [...SPECIFIED, ...TOOLS])
      cpSync(join(ROOT, part), join(project, part), { recursive: true });
    mkdirSync(join(project, 'reports'));
    symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
    git('init', '--quiet');
    git('add', ...SPECIFIED);
    git('commit', '--quiet', '--message', 'Specify');
    git('tag', 'v1.2');
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it('is read by the tools of today, and told by what it says differently', () => {
    edit(FEES, 'fees: [{ when: {}, then: 25 }]', 'fees: [{ when: {}, then: 30 }]');
    edit(FEATURE, 'The café stays open.', 'The café is closed.');
    const compared = execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `const [{ earlierSnapshot }, { snapshot }, { compareSnapshots }] = await Promise.all(
           ['earlier', 'snapshot', 'changes'].map((file) => import(\`\${process.cwd()}/scripts/docs/\${file}.mjs\`)));
         console.log(JSON.stringify(compareSnapshots(earlierSnapshot('v1.2'), snapshot())));`,
      ],
      { cwd: project, encoding: 'utf8' },
    );
    const { rules, scenarios, tables, sentences } = JSON.parse(compared);
    expect([rules, sentences]).toEqual([{ added: [], gone: [] }, []]);
    expect(tables).toEqual([
      {
        name: 'Fee of a filing in dollars',
        state: 'changed',
        rows: [expect.objectContaining({ before: '25', after: '30' })],
      },
    ]);
    expect(scenarios.changed).toEqual([
      expect.objectContaining({
        rows: {
          added: [expect.stringContaining('The café is closed.')],
          gone: [expect.stringContaining('The café stays open.')],
        },
      }),
    ]);
  }, 120_000);
});

it('names a commit that does not exist, and writes nothing', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/docs.mjs', '--since', 'no-such-tag'], {
    cwd: join(__dirname, '../..'),
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining('No tag and no commit is called "no-such-tag".'),
  ]);
}, 60_000);
