import { spawnSync } from 'node:child_process';
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
