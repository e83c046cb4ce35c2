import type { Registry } from '../context';
import type { OutboxKind, OutboxPayloads } from './outbox-payloads';

/** The result of a job: done, or to be run again at that instant of the registry's clock. */
export type JobResult = void | { again: Date };

/**
 * Jobs of one lane are done by workers of their own, so that none waits for those of another: money and the record not for a mail
 * server that does not answer, and mail not for a cleanup.
 */
export const LANES = ['record', 'mail', 'upkeep'] as const;
export type Lane = (typeof LANES)[number];

/** How one kind of job is run. A job may run more than once, so each must check what is still to do. */
export interface Job<K extends OutboxKind> {
  lane: Lane;
  /** `Infinity` for a job that is tried forever. */
  maxAttempts: number;
  run(registry: Registry, payload: OutboxPayloads[K], outboxId: string): Promise<JobResult>;
}

export type Jobs = { [K in OutboxKind]: Job<K> };
