import type { PendingState, ReviewLock } from '#rules';

/** A filing under review. */
export interface MockPending {
  sequence: string;
  entityId: string;
  transactionId: string;
  name: string;
  receivedAt: string;
  reviewState: PendingState;
  lock: (ReviewLock & { takenAt: string }) | null;
  version: number;
  decision: MockDecision | null;
}

/** What the administrator has decided about a filing, and when. */
export interface MockDecision {
  /** ISO 8601 instant. */
  at: string;
  /** Attachments that an approval has left out of the record. */
  excludedIds: readonly string[];
  /** The lines of a rejection, as its filer reads them. */
  reasons: readonly string[];
}

const NAMES = ['Juniper Freight LLC', 'Cottonwood Bakery LLC', 'Larkspur Design LLC', 'Pinyon Tools LLC'];

/** A queue of two pages. */
export const samplePending = (): MockPending[] =>
  Array.from({ length: 12 }, (_, index) => ({
    sequence: String(index + 1),
    entityId: `2010100${String(1100 + index)}`,
    transactionId: `2026100${String(1100 + index)}`,
    name: NAMES[index % NAMES.length] ?? '',
    receivedAt: new Date(Date.UTC(2026, 9, 1 + index, 15)).toISOString(),
    reviewState: 'unlocked',
    lock: null,
    version: 1,
    decision: null,
  }));
