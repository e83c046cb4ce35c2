import type { Registry } from '../context';
import type { JobResult } from '../outbox/job-result';
import type { OutboxKind, OutboxPayloads } from '../outbox/outbox-payloads';

/**
 * Each lane has workers of its own, so that no lane waits for another: payments and records do not wait for a slow mail server, nor mail
 * for a cleanup. What tells of changes has two: a mail server that answers nothing keeps nobody from reading on. Files of the whole record
 * take minutes, and begin at midnight, when reports become late.
 */
export const LANES = ['record', 'mail', 'telling', 'notices', 'upkeep', 'files'] as const;
export type Lane = (typeof LANES)[number];

/** How one kind of job is run. A job may run more than once, so each must check what is left to do. */
export interface Job<K extends OutboxKind> {
  lane: Lane;
  /** `Infinity` for a job that is tried forever. */
  maxAttempts: number;
  run(registry: Registry, payload: OutboxPayloads[K], outboxId: string): Promise<JobResult>;
}

export type Jobs = { [K in OutboxKind]: Job<K> };
