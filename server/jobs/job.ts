import type { Registry } from '../context';
import type { OutboxKind, OutboxPayloads } from './outbox-payloads';

/** The result of a job: done, or to be run again at that instant of the registry's clock. */
export type JobResult = void | { again: Date };

/** How one kind of job is run. A job may run more than once, so each must check what is still to do. */
export interface Job<K extends OutboxKind> {
  /** `Infinity` for a job that is tried for ever. */
  maxAttempts: number;
  run(registry: Registry, payload: OutboxPayloads[K], outboxId: string): Promise<JobResult>;
}

export type Jobs = { [K in OutboxKind]: Job<K> };
