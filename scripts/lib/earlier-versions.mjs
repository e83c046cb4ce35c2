import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const git = (args, cwd) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const linesOf = (text) => text.split('\n').filter((line) => line.trim() !== '');

/**
 * Lines of a file that its last change added: those that are not committed yet, or else those of the commit that changed it last. A list
 * that may only become shorter has none. Nothing where there is no history to ask, as in a copy of the sources.
 * @param {string} path from the folder of the project
 * @param {string} [cwd] the folder of the project
 */
export function linesAddedLast(path, cwd = process.cwd()) {
  try {
    const [last, before] = linesOf(git(['log', '--first-parent', '-n', '2', '--format=%H', '--', path], cwd));
    const versions = [last, before].map(
      (commit) => commit && linesOf(git(['show', `${commit}:${path}`], cwd)),
    );
    const now = linesOf(readFileSync(`${cwd}/${path}`, 'utf8'));
    const added = (list, earlier) => (earlier ? list.filter((line) => !earlier.includes(line)) : []);
    return [...new Set([...added(now, versions[0]), ...added(versions[0] ?? [], versions[1])])];
  } catch {
    return [];
  }
}
