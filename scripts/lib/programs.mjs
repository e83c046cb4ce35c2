import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const asks = (command, args) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The path of a program: on the PATH, or where Debian puts programs for administrators. Undefined where it is not installed. */
export function program(name) {
  try {
    return asks('which', [name]);
  } catch {
    const path = `/usr/sbin/${name}`;
    return existsSync(path) ? path : undefined;
  }
}

/** Services refuse to run as root; then they run as this account. */
export function serviceAccount() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) => Number(asks('id', [flag, name])));
      return { uid, gid };
    } catch {
      // Try the next account.
    }
  }
  return {};
}
