import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { withTimeLimit } from '../../with-time-limit';
import { CannotBeDrawn } from '../cannot-be-drawn';
import type { DrawingSettings } from '../demonstration';
import type { DocumentName, DocumentOutput } from '../documents';
import type { DrawingTask, FromThread } from './messages';

/** Memory of one thread: several times what the largest document takes. */
const MEMORY_MEGABYTES = 256;
/** Longest that a thread takes to read its files. */
const START_MILLISECONDS = 20_000;

/** A thread that draws one document at a time. */
export interface DrawingThread {
  /**
   * @throws CannotBeDrawn, and whatever else the drawing throws; TimeLimitExceeded after `milliseconds`, and an error where the thread ended by itself: then it is of no
   *   further use (`isUsable`)
   */
  draw(task: DrawingTask, milliseconds: number): Promise<DocumentOutput<DocumentName>>;
  isUsable(): boolean;
  end(): Promise<void>;
}

/** The thread's file: built next to the server's, or its source, which tsx reads. */
function startWorker(workerData: DrawingSettings): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MEGABYTES };
  const built = join(__dirname, 'document-worker.js');
  if (existsSync(built)) return new Worker(built, { resourceLimits, workerData });
  return new Worker(join(__dirname, 'worker.ts'), {
    resourceLimits,
    workerData,
    execArgv: ['--require', 'tsx/cjs'],
  });
}

/** Buffers arrive as plain bytes. */
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const withBuffers = (output: DocumentOutput<DocumentName>): DocumentOutput<DocumentName> => {
  if (output instanceof Uint8Array) return asBuffer(output);
  return 'contents' in output ? { ...output, contents: asBuffer(output.contents) } : output;
};

/** Starts a thread, which does not keep the process alive. */
export function startDrawingThread(settings: DrawingSettings): DrawingThread {
  const worker = startWorker(settings);
  worker.unref();
  let isUsable = true;
  let waiting: { resolve(message: FromThread): void; reject(error: Error): void } | undefined;
  const nextMessage = () =>
    new Promise<FromThread>((resolve, reject) => {
      waiting = { resolve, reject };
    });
  worker.on('message', (message: FromThread) => waiting?.resolve(message));
  // Its memory is used up, or its file cannot be read.
  worker.on('error', (error: Error) => waiting?.reject(error));
  worker.on('exit', () => {
    isUsable = false;
    waiting?.reject(new Error('The thread that draws documents has ended.'));
  });
  const end = async () => {
    isUsable = false;
    await worker.terminate();
  };
  const endAndThrow = async (error: unknown) => {
    await end();
    throw error;
  };
  // Only drawing counts as drawing: a busy machine may take longer to start a thread.
  const ready = withTimeLimit(START_MILLISECONDS, nextMessage()).catch(endAndThrow);
  ready.catch(() => undefined);
  return {
    async draw(task, milliseconds) {
      await ready;
      const reply = nextMessage();
      worker.postMessage(task);
      const answer = await withTimeLimit(milliseconds, reply).catch(endAndThrow);
      if (answer.kind === 'drawn') return withBuffers(answer.output);
      if (answer.kind === 'cannotBeDrawn') throw new CannotBeDrawn(answer.character);
      throw answer.kind === 'failed' ? answer.error : new Error('The thread answered nothing.');
    },
    isUsable: () => isUsable,
    end,
  };
}
