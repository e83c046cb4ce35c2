/** The embedded PostgreSQL. It computes synchronously, so it has a thread of its own. */
import { renameSync, rmSync } from 'node:fs';
import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { clusterState, UnusableCluster } from './cluster-state';
import { DurableFileSystem } from './durable-file-system';
import { memoryCluster } from './memory-cluster';
import type { WorkerMessage, ToWorker, WorkerSettings } from './messages';

/** PGlite's own parameters but for `-F`, which would turn fsync off. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on'],
];

/** First byte of the packet that opens a connection; every other message begins with a letter. */
const STARTUP = 0;

const simpleQuery = (sql: string): Uint8Array => {
  const message = Buffer.alloc(sql.length + 6);
  message.write('Q');
  message.writeUInt32BE(sql.length + 5, 1);
  message.write(sql, 5);
  return message;
};

const OPTIONS = { extensions: { pg_trgm }, startParams: START_PARAMETERS };

const openDirectory = (directory: string): Promise<PGlite> =>
  PGlite.create({ ...OPTIONS, fs: new DurableFileSystem(directory) });

/** Builds a new cluster under another name and then renames it, so that a crash leaves none or a complete one. */
async function createCluster(directory: string): Promise<void> {
  const unfinished = `${directory}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await (await openDirectory(unfinished)).close();
  renameSync(unfinished, directory);
}

/** Opens the cluster of a data directory, created where there is none. */
async function openCluster(directory: string): Promise<PGlite> {
  if (clusterState(directory) === 'none') await createCluster(directory);
  try {
    return await openDirectory(directory);
  } catch (error) {
    throw new UnusableCluster(directory, 'could not be opened, and may be damaged', error);
  }
}

async function start(): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('The embedded database runs in a worker thread.');
  const send = (message: WorkerMessage) => port.postMessage(message);
  const { clusterDirectory, clusterImage } = workerData as WorkerSettings;
  const database = await (clusterDirectory === undefined
    ? memoryCluster(OPTIONS, clusterImage)
    : openCluster(clusterDirectory));

  const answer = async (bytes: Uint8Array) => {
    if (bytes[0] === STARTUP) {
      // A new connection must not find transactions or locks of the last one.
      await database.execProtocolRaw(simpleQuery('rollback'));
      await database.execProtocolRaw(simpleQuery('discard all'));
    }
    send({ kind: 'bytes', bytes: await database.execProtocolRaw(bytes) });
  };
  const close = async () => {
    await database.close();
    send({ kind: 'closed' });
    port.close();
  };

  let work: Promise<void> = Promise.resolve();
  port.on('message', (message: ToWorker) => {
    work = work
      .then(() => (message.kind === 'close' ? close() : answer(message.bytes)))
      .catch((error: unknown) => send({ kind: 'failed', message: inspect(error) }));
  });
  send({ kind: 'ready' });
}

start().catch((error: unknown) => {
  const message = error instanceof UnusableCluster ? error.message : inspect(error);
  parentPort?.postMessage({ kind: 'failed', message } satisfies WorkerMessage);
});
