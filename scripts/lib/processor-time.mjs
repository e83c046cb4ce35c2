import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Processor time of a running process in seconds, of all its threads; undefined where the system does not tell. */
export function processorSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}
