import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The specification of an older commit; the rule book needs nothing else of the project. */
const SPECIFIED = ['features', 'rules', 'package.json', 'tsconfig.json'];
/** It is read by the tools of today and told in the words of today, so that a new word for a value is no change of the rules. */
const TOOLS = ['scripts', 'step-definitions/words/vocabulary'];
const COPY = 'reports/earlier';

/** A tag or commit that does not exist, or that cannot be read. */
export class UnreadableCommit extends Error {}

/** The whole name of a commit. */
function commitOf(name) {
  const { status, stdout } = spawnSync(
    'git',
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0)
    throw new UnreadableCommit(
      `No tag and no commit is called "${name}". \`git tag\` and \`git log\` list them.`,
    );
  return stdout.trim();
}

/**
 * The specification at a tag or commit.
 * @throws {UnreadableCommit}
 */
export function earlierSnapshot(name) {
  const commit = commitOf(name);
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  try {
    const packed = execFileSync('git', ['archive', commit, ...SPECIFIED], { maxBuffer: 500_000_000 });
    execFileSync('tar', ['-x', '-C', COPY], { input: packed });
    for (const tool of TOOLS) cpSync(tool, join(COPY, tool), { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, ['scripts/docs/snapshot.mjs', 'snapshot.json'], {
      cwd: COPY,
      encoding: 'utf8',
    });
    if (status !== 0)
      throw new UnreadableCommit(
        `What "${name}" specifies cannot be read by the tools of today:\n${stderr.slice(-2000)}`,
      );
    return JSON.parse(readFileSync(join(COPY, 'snapshot.json'), 'utf8'));
  } catch (error) {
    if (error instanceof UnreadableCommit) throw error;
    throw new UnreadableCommit(`"${name}" cannot be read: ${error.message}`);
  } finally {
    rmSync(COPY, { recursive: true, force: true });
  }
}
