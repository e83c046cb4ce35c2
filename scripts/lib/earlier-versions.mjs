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

/**
 * Lines of a file, committed or not, that some earlier version on the main line lacked; a list that may only become shorter has none. A
 * line that was added is reported for every later version that still has it, and so is one that was removed and came back. Empty where
 * there is no history, as in a copy of the sources.
 * @param {string} path from the folder of the project
 * @param {string} [cwd] the folder of the project
 */
export function linesAddedLater(path, cwd = process.cwd()) {
  try {
    const commits = linesOf(git(['log', '--first-parent', '--format=%H', '--', path], cwd));
    const versions = commits.map((commit) => new Set(linesAt(commit, path, cwd)));
    const now = linesOf(readFileSync(`${cwd}/${path}`, 'utf8'));
    return now.filter((line) => versions.some((version) => !version.has(line)));
  } catch {
    return [];
  }
}
