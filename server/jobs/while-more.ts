import type { Registry } from '../context';
import type { JobResult } from '../outbox/job-result';

/** How long a job goes on by real time before others of its lane have their turn. */
const TURN_MILLISECONDS = 2_000;

/** Runs a job batch after batch, each in a transaction of its own, as long as there is more to do and its turn lasts. */
export const whileMore =
  (runBatch: (registry: Registry) => Promise<JobResult>) =>
  async (registry: Registry): Promise<JobResult> => {
    const ends = performance.now() + TURN_MILLISECONDS;
    for (;;) {
      const result = await runBatch(registry);
      const isMore = result && result.again <= registry.clock.now();
      if (!isMore || performance.now() > ends) return result;
    }
  };
