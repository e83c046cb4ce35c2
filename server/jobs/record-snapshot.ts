import { nextOfficeMidnight } from '#rules';
import type { Registry } from '../context';
import { isSnapshotDue, makeSnapshot } from '../open/snapshots/make-snapshot';
import type { JobResult } from '../outbox/job-result';

/** The longest time between two looks: what is withheld by day ends the snapshots from before, and another one is made. */
const LONGEST_PAUSE_MILLISECONDS = 600_000;

/** Makes a snapshot of the open record each night, on all replicas once, and another where something was withheld since. */
export async function runRecordSnapshot(registry: Registry): Promise<JobResult> {
  const now = registry.clock.now();
  if ((await isSnapshotDue(registry)) && !(await makeSnapshot(registry))) return { again: now };
  const midnight = nextOfficeMidnight(now.toISOString());
  return { again: new Date(Math.min(midnight, now.getTime() + LONGEST_PAUSE_MILLISECONDS)) };
}
