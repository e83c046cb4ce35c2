import { readFileSync } from 'node:fs';

/** Ticks of the kernel's clock a second, on every Linux that Node runs on. */
const TICKS = 100;
const LOOK_MILLISECONDS = 250;

/** Seconds of processor time that a process has used: they say the same on a busy machine. */
export function processorSeconds(pid: number | undefined): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = after.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Megabytes of memory that a process holds. */
export const residentMegabytes = (pid: number | undefined): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Looks at the memory of a process again and again. @returns the most of each quarter of the time, to see whether it grows */
export function watchMemory(pid: number | undefined): () => number[] {
  const looks: number[] = [];
  const timer = setInterval(() => looks.push(residentMegabytes(pid)), LOOK_MILLISECONDS);
  return () => {
    clearInterval(timer);
    const quarter = Math.ceil(looks.length / 4);
    return [0, 1, 2, 3].map((place) => Math.max(...looks.slice(place * quarter, (place + 1) * quarter)));
  };
}
