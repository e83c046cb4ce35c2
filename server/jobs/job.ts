import type { Registry } from '../context';
import type { OutboxKind, OutboxPayloads } from './outbox-payloads';

/** What a job leaves behind: nothing more to do, or the same again at that instant of the registry's clock. */
export type JobResult = void | { again: Date };

/** How one kind of work is done. Jobs may run more than once; each must see for itself what is still to do. */
export interface Job<K extends OutboxKind> {
  /** `Infinity` for what must never be given up. */
  maxAttempts: number;
  run(registry: Registry, payload: OutboxPayloads[K], outboxId: string): Promise<JobResult>;
}

export type Jobs = { [K in OutboxKind]: Job<K> };
