import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Place of the start time among the fields of /proc/{pid}/stat that follow the command's closing bracket. */
const START_TIME_FIELD = 19;

/** When a process started, in words that only serve to be compared; null when the system does not say. */
export function processStartTime(pid: number): string | null {
  try {
    if (existsSync('/proc/self/stat')) {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_TIME_FIELD];
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return ticks === undefined ? null : `${boot} ${ticks}`;
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}
