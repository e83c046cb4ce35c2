import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linesAddedLater } from '../../scripts/lib/earlier-versions.mjs';

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
  return { folder, write, git };
}

it.each([
  ['nothing where the list became shorter', ['id\na\nb\n', 'id\na\n'], []],
  ['what the last change added', ['id\na\n', 'id\na\nb\n'], ['b']],
  ['what an earlier change added', ['id\na\nb\n', 'id\na\nb\nc\n', 'id\nb\nc\n', 'id\nc\n'], ['c']],
  ['what came back', ['id\na\nb\n', 'id\na\n', 'id\na\nb\n', 'id\nb\n'], ['b']],
  ['nothing of what was added and is gone', ['id\n', 'id\na\n', 'id\n'], []],
  ['nothing of the first version', ['id\na\n'], []],
])('tells of a list that may only become shorter %s', (_, versions, expected) => {
  expect(linesAddedLater(LIST, { cwd: historyOf(...versions).folder })).toEqual(expected);
});

it('tells what is not committed yet', () => {
  const { folder, write } = historyOf('id\na\nb\n', 'id\na\n');
  write('id\na\nc\n');
  expect(linesAddedLater(LIST, { cwd: folder })).toEqual(['c']);
});

it('tells all of a list that was deleted and made again', () => {
  const { folder, write, git } = historyOf('id\na\n');
  git('rm', '-q', LIST);
  git('commit', '-q', '--no-verify', '-m', 'Delete the list');
  write('id\na\n');
  expect(linesAddedLater(LIST, { cwd: folder })).toEqual(['id', 'a']);
});

it('tells nothing where there is no history', () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-history-'));
  writeFileSync(join(folder, LIST), 'id\na\n');
  expect(linesAddedLater(LIST, { cwd: folder })).toEqual([]);
});

it('lets a line come together with its key', () => {
  const { folder, write, git } = historyOf('id\na\n');
  const catalog = 'catalog.tsv';
  writeFileSync(join(folder, catalog), 'id\na\n');
  git('add', catalog);
  git('commit', '-q', '--no-verify', '-m', 'Add the catalog');
  write('id\na\nnew\n');
  writeFileSync(join(folder, catalog), 'id\na\nnew\n');
  git('commit', '-q', '--no-verify', '-a', '-m', 'Add a key and its line');
  expect(linesAddedLater(LIST, { cwd: folder, catalog })).toEqual([]);
});

it('tells a line whose key the catalog had before', () => {
  const { folder, write, git } = historyOf('id\na\n');
  const catalog = 'catalog.tsv';
  writeFileSync(join(folder, catalog), 'id\na\nold\n');
  write('id\na\nb\n');
  git('add', '.');
  git('commit', '-q', '--no-verify', '-m', 'Add the catalog');
  write('id\na\nb\nold\n');
  expect(linesAddedLater(LIST, { cwd: folder, catalog })).toEqual(['old']);
});
