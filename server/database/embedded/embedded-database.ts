import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerMessage, ToWorker, WorkerSettings } from './messages';
import { WireStream } from './wire-stream';

/** A running embedded database. */
export interface EmbeddedDatabase {
  /** Rejected when the database cannot be opened. */
  ready: Promise<void>;
  /** A connection, once the database is ready; there may be one at a time. */
  connect(): WireStream;
  close(): Promise<void>;
}

/** The worker's file: built next to the server's, or its source, which tsx reads. */
function startWorker(settings: WorkerSettings): Worker {
  const built = join(__dirname, 'database-worker.js');
  if (existsSync(built)) return new Worker(built, { workerData: settings });
  return new Worker(join(__dirname, 'worker.ts'), {
    workerData: settings,
    execArgv: ['--require', 'tsx/cjs'],
  });
}

/**
 * Starts the embedded database in its worker.
 *
 * @param onFailure called once when the database has failed for good
 */
export function startEmbedded(settings: WorkerSettings, onFailure: (error: Error) => void): EmbeddedDatabase {
  const worker = startWorker(settings);
  const send = (message: ToWorker) => worker.postMessage(message);
  const listeners: Record<WorkerMessage['kind'], (message: WorkerMessage) => void> = {
    ready: () => undefined,
    closed: () => undefined,
    bytes: () => undefined,
    failed: () => undefined,
  };
  worker.on('message', (message: WorkerMessage) => listeners[message.kind](message));

  let fail = onFailure;
  const failed = (error: Error) => {
    onFailure(error);
    if (fail !== onFailure) fail(error);
  };
  const ready = new Promise<void>((resolve, reject) => {
    let onTrouble: (error: Error) => void = reject;
    listeners.ready = () => {
      onTrouble = failed;
      resolve();
    };
    listeners.failed = (message) => onTrouble(failure(message));
    worker.on('error', (error) => onTrouble(error));
  });
  const isReady = ready.then(
    () => true,
    () => false,
  );

  return {
    ready,
    connect: () =>
      new WireStream({
        send: (bytes) => send({ kind: 'bytes', bytes }),
        receive(onBytes, onConnectionFailure) {
          fail = onConnectionFailure;
          listeners.bytes = (message) => {
            if (message.kind === 'bytes') onBytes(message.bytes);
          };
        },
      }),
    async close() {
      if (await isReady) {
        await new Promise<void>((resolve) => {
          listeners.closed = () => resolve();
          send({ kind: 'close' });
        });
      }
      await worker.terminate();
    },
  };
}

const failure = (message: WorkerMessage): Error =>
  new Error(`The embedded database failed: ${message.kind === 'failed' ? message.message : message.kind}`);
