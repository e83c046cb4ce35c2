import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 26 }).trim();
const lines = (text) => text.split('\n').filter(Boolean);

/** Where this branch left main; the commit before this one where it is main. */
function baseOfWork() {
  const head = git('rev-parse', 'HEAD');
  const base = git('merge-base', 'HEAD', 'main');
  return base === head && git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD~1') : base;
}

/**
 * The files that were added or changed since a commit, also those that are not committed yet.
 * @param {string} [since] where the branch left main unless it is given
 */
export function changedFiles(since = baseOfWork()) {
  const changed = lines(git('diff', '--name-only', '--diff-filter=d', since));
  const added = lines(git('ls-files', '--others', '--exclude-standard'));
  return [...new Set([...changed, ...added])].filter((file) => existsSync(file)).sort();
}
