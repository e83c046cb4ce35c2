import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const git = (args, cwd) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const linesOf = (text) => text.split('\n').filter((line) => line.trim() !== '');

/** The lines of a file as a commit has it; none where the commit deleted it. */
function linesAt(commit, path, cwd) {
  try {
    return linesOf(git(['show', `${commit}:${path}`], cwd));
  } catch {
    return [];
  }
}

const keyOf = (line) => line.split('\t')[0];

/**
 * Lines of a file, committed or not, that some earlier version on the main line lacked; a list that may only become shorter has none. A
 * line that was added is reported for every later version that still has it, and so is one that was removed and came back. Empty where
 * there is no history, as in a copy of the sources.
 * @param {string} path from the folder of the project
 * @param {{ cwd?: string, catalog?: string }} [options] `cwd` is the folder of the project. `catalog` is a file whose lines begin with
 * the keys that the list's lines begin with: a line may come together with its key, since nothing older could have had it.
 */
export function linesAddedLater(path, { cwd = process.cwd(), catalog } = {}) {
  try {
    const commits = linesOf(git(['log', '--first-parent', '--format=%H', '--', path], cwd));
    const versions = commits.map((commit) => ({
      lines: new Set(linesAt(commit, path, cwd)),
      keys: catalog && new Set(linesAt(commit, catalog, cwd).map(keyOf)),
    }));
    const lacks = (line) => (version) =>
      !version.lines.has(line) && (version.keys === undefined || version.keys.has(keyOf(line)));
    return linesOf(readFileSync(`${cwd}/${path}`, 'utf8')).filter((line) => versions.some(lacks(line)));
  } catch {
    return [];
  }
}
