import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { within } from '../../within';
import type { DocumentName, DocumentOutput } from '../documents';
import type { DrawingAnswer, DrawingTask } from './messages';

/** Memory of one thread: several times what the largest document takes. */
const MEMORY_MEGABYTES = 256;

/** A thread that draws one document at a time. */
export interface DrawingThread {
  /**
   * @throws TookTooLong after `milliseconds`; whatever the drawing throws; an error where the thread ended. Only after an error that the
   *   drawing threw is the thread of any further use (`isUsable`).
   */
  draw(task: DrawingTask, milliseconds: number): Promise<DocumentOutput<DocumentName>>;
  isUsable(): boolean;
  end(): Promise<void>;
}

/** The thread's file: built next to the server's, or its source, which tsx reads. */
function startWorker(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MEGABYTES };
  const built = join(__dirname, 'document-worker.js');
  if (existsSync(built)) return new Worker(built, { resourceLimits });
  return new Worker(join(__dirname, 'worker.ts'), { resourceLimits, execArgv: ['--require', 'tsx/cjs'] });
}

/** Buffers arrive as plain bytes. */
const asBuffer = (output: DocumentOutput<DocumentName>): DocumentOutput<DocumentName> =>
  'contents' in output
    ? { ...output, contents: Buffer.from(output.contents) }
    : Buffer.from(output.buffer, output.byteOffset, output.byteLength);

/** Starts a thread, which does not keep the process alive. */
export function startDrawingThread(): DrawingThread {
  const worker = startWorker();
  worker.unref();
  let isUsable = true;
  let settle: { resolve(answer: DrawingAnswer): void; reject(error: Error): void } | undefined;
  worker.on('message', (answer: DrawingAnswer) => settle?.resolve(answer));
  // Its memory is used up, or its file cannot be read.
  worker.on('error', (error: Error) => settle?.reject(error));
  worker.on('exit', () => {
    isUsable = false;
    settle?.reject(new Error('The thread that draws documents has ended.'));
  });
  const end = async () => {
    isUsable = false;
    await worker.terminate();
  };
  return {
    async draw(task, milliseconds) {
      const answered = new Promise<DrawingAnswer>((resolve, reject) => {
        settle = { resolve, reject };
      });
      worker.postMessage(task);
      const answer = await within(milliseconds, answered).catch(async (error: unknown) => {
        await end();
        throw error;
      });
      if (answer.kind === 'failed') throw answer.error;
      return asBuffer(answer.output);
    },
    isUsable: () => isUsable,
    end,
  };
}
