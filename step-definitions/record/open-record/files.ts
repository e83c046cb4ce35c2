import { setTimeout as pause } from 'node:timers/promises';
import type { openComponents } from '#api';
import { englishOf, longDay, officeDay } from '#rules';
import type { ApiScenarioContext } from '../../scenario/context/api';
import type { FileTold } from './driver';

export type Snapshot = openComponents['schemas']['Snapshot'];

const PATIENCE_MILLISECONDS = 60_000;
const PAUSE_MILLISECONDS = 200;

/** Snapshots that are given out, newest first. */
export async function snapshotsOf({ baseUrl }: ApiScenarioContext): Promise<Snapshot[]> {
  const answer = await fetch(`${baseUrl}/open-api/v1/snapshots`);
  return ((await answer.json()) as { snapshots: Snapshot[] }).snapshots;
}

/**
 * The newest snapshot that satisfies a condition, once there is one.
 * @throws {Error} where none is made
 */
export async function awaitSnapshot(
  context: ApiScenarioContext,
  isWanted: (snapshot: Snapshot) => boolean = () => true,
): Promise<Snapshot> {
  const until = Date.now() + PATIENCE_MILLISECONDS;
  while (Date.now() < until) {
    const [newest] = await snapshotsOf(context);
    if (newest && isWanted(newest)) return newest;
    await pause(PAUSE_MILLISECONDS);
  }
  throw new Error('The office has made no files of the whole record.');
}

/** What the interface tells of the files of a snapshot. */
export const filesTold = ({ at, position, files }: Snapshot): FileTold[] =>
  files.map(({ format, bytes, sha256 }) => ({
    format: format.toUpperCase(),
    day: englishOf(longDay(officeDay(at))),
    size: bytes < 1_000 ? `${bytes} bytes` : `${(bytes / 1_000).toFixed(1)} kB`,
    position: String(position),
    sha256,
  }));
