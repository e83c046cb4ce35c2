import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Places among the fields of /proc/{pid}/stat that follow the command's closing bracket. */
const STATE_FIELD = 0;
const START_TIME_FIELD = 19;

/** A process that has ended, but that its parent has not reaped; in a container without an init process it may stay so for good. */
const hasEnded = (state = ''): boolean => /^[ZX]/.test(state);

/** Other threads outlive the first one by a moment, and may be writing still. */
const hasThreads = (pid: number): boolean => readdirSync(`/proc/${pid}/task`).length > 1;

function fromProc(pid: number): string | null {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields[START_TIME_FIELD];
  if (ticks === undefined || (hasEnded(fields[STATE_FIELD]) && !hasThreads(pid))) return null;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${ticks}`;
}

function fromPs(pid: number): string | null {
  const [state, ...start] = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
    encoding: 'utf8',
  })
    .trim()
    .split(/\s+/);
  return hasEnded(state) ? null : start.join(' ');
}

/**
 * When a process started, as text that is only compared; null for a process that has ended, and where the system gives no
 * start time.
 */
export function processStartTime(pid: number): string | null {
  try {
    return existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid);
  } catch {
    return null;
  }
}
