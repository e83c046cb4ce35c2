/** The settings with which the database's worker is started. */
export interface WorkerSettings {
  /** Directory of the cluster; without it the database lives in memory. */
  clusterDirectory?: string;
  /** File that a database in memory is read from; written when it is not there. */
  clusterImage?: string;
}

/** Messages to the worker. `bytes` are whole messages of PostgreSQL's protocol. */
export type ToWorker = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'close' };

/** From the worker. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'closed' }
  | { kind: 'failed'; message: string };
