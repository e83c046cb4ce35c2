import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

const packagesOf = (folder) => {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  // The first one is the project itself, with its own version.
  return JSON.stringify(Object.entries(packages).filter(([name]) => name !== ''));
};

async function mustRun(command, args, cwd) {
  const { code, output } = await run(command, args, { quiet: true, cwd });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
}

/**
 * Build another version of the project in a folder of its own. It shares our packages where it needs the very same ones.
 * @param {string} commit any name that git knows it by
 * @returns {Promise<{ folder: string, title: string, migrations: string[], remove: () => void }>}
 */
export async function buildVersion(commit) {
  const id = git('rev-parse', '--verify', `${commit}^{commit}`);
  const parent = mkdtempSync(join(tmpdir(), 'registry-version-'));
  const folder = join(parent, 'version');
  const remove = () => {
    if (existsSync(folder)) git('worktree', 'remove', '--force', folder);
    rmSync(parent, { recursive: true, force: true });
  };
  try {
    git('worktree', 'add', '--quiet', '--detach', folder, id);
    if (packagesOf(folder) === packagesOf('.'))
      symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    else await mustRun('npm', ['ci', '--no-audit', '--no-fund'], folder);
    await mustRun(process.execPath, ['scripts/build.mjs'], folder);
  } catch (error) {
    remove();
    throw error;
  }
  const list = git('ls-tree', '--name-only', id, 'server/database/migrations/');
  const migrations = list
    .split('\n')
    .filter((file) => /\d{4}_\w+\.ts$/.test(file))
    .map((file) => file.replace(/^.*\/|\.ts$/g, ''));
  return { folder, title: git('log', '-1', '--format=%h %s', id), migrations, remove };
}
