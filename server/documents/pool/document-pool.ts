import type { BoundedQueue, QueueLimits } from '../../bounded-queue';
import { boundedQueue } from '../../bounded-queue';
import type { DocumentInput, DocumentName, DocumentOutput } from '../documents';
import type { DrawingThread } from './drawing-thread';
import type { DrawingTask } from './messages';

/** Draws documents without holding up anything else that the server does. */
export interface Documents {
  /**
   * @throws HttpFailure 503 where too many are waited for; TimeLimitExceeded
   */
  draw<Name extends DocumentName>(name: Name, ...input: DocumentInput<Name>): Promise<DocumentOutput<Name>>;
  /** The same threads, for what one caller asks for: no caller takes them all. */
  of(caller: string): Documents;
  close(): Promise<void>;
}

export interface PoolLimits extends QueueLimits {
  /** The longest time for one document; a thread that takes longer is ended and replaced. */
  drawingMilliseconds: number;
}

/** Waiting and drawing together are shorter than the longest answer (`ANSWER_MILLISECONDS`). One caller leaves a thread to the others. */
const LIMITS: PoolLimits = {
  atOnce: 2,
  waiting: 16,
  waitingMilliseconds: 4_000,
  ofCaller: { atOnce: 1, waiting: 4 },
  drawingMilliseconds: 4_500,
};

/** A pool of a few threads, each of which is started when it is first needed. */
export function createDocumentPool(
  start: () => DrawingThread,
  { drawingMilliseconds, ...limits }: PoolLimits = LIMITS,
): Documents {
  const queue: BoundedQueue = boundedQueue(limits);
  const idle: DrawingThread[] = [];
  const threads = new Set<DrawingThread>();

  const idleThread = (): DrawingThread => {
    const ready = idle.pop();
    if (ready?.isUsable()) return ready;
    if (ready !== undefined) threads.delete(ready);
    const started = start();
    threads.add(started);
    return started;
  };
  const giveBack = (thread: DrawingThread) => {
    if (thread.isUsable()) idle.push(thread);
    else threads.delete(thread);
  };

  const documentsOf = (caller?: string): Documents => ({
    draw: <Name extends DocumentName>(name: Name, ...input: DocumentInput<Name>) =>
      queue.run(async () => {
        const thread = idleThread();
        try {
          const output = await thread.draw({ name, input } as DrawingTask, drawingMilliseconds);
          // The output of the thread belongs to the document of this name.
          return output as DocumentOutput<Name>;
        } finally {
          giveBack(thread);
        }
      }, caller),
    of: documentsOf,
    async close() {
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  });
  return documentsOf();
}
