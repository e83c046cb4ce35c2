import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linesAddedLast } from '../../scripts/lib/earlier-versions.mjs';

const LIST = 'list.tsv';

/** A folder with the history of a list: a commit for each of its versions. */
function historyOf(...versions: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'history-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: folder,
    });
  const write = (text: string) => writeFileSync(join(folder, LIST), text);
  git('init', '-q');
  for (const version of versions) {
    write(version);
    git('add', LIST);
    git('commit', '-q', '--no-verify', '-m', 'Change the list');
  }
  return { folder, write };
}

it.each([
  ['nothing where the list became shorter', ['id\na\nb\n', 'id\na\n'], []],
  ['what the last change added', ['id\na\n', 'id\na\nb\n'], ['b']],
  ['nothing of the change before', ['id\n', 'id\na\n', 'id\n'], []],
  ['nothing of the first version', ['id\na\n'], []],
])('tells of a list that may only become shorter %s', (_, versions, expected) => {
  expect(linesAddedLast(LIST, historyOf(...versions).folder)).toEqual(expected);
});

it('tells what is not committed yet', () => {
  const { folder, write } = historyOf('id\na\nb\n', 'id\na\n');
  write('id\na\nc\n');
  expect(linesAddedLast(LIST, folder)).toEqual(['c']);
});

it('tells nothing where there is no history', () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-history-'));
  writeFileSync(join(folder, LIST), 'id\na\n');
  expect(linesAddedLast(LIST, folder)).toEqual([]);
});
