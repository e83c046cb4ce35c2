import type { PendingFiling, QueueColumn, QueueSort } from '#rules';
import { OPENING_SORT, pendingReviewPath, QUEUE_COLUMNS, queuePage, queueSummary } from '#rules';
import { lookUp } from '../vocabulary/look-up';
import type { QueueDriver } from './driver';
import { samplePending } from '../samples/pending-filing';

const COLUMNS: Record<string, QueueColumn> = Object.fromEntries(
  QUEUE_COLUMNS.map(({ key, label }) => [label, key]),
);

/** The queue, sorted and divided by the rule book. */
export class RulesQueue implements QueueDriver {
  private filings: PendingFiling[] = [];
  private order: QueueSort = OPENING_SORT;
  private part = 1;
  private place = '';

  hold(filings: Partial<PendingFiling>[]): void {
    this.filings = filings.map((known, place) => samplePending({ transSeqId: String(place + 1), ...known }));
  }

  open(): void {
    this.order = OPENING_SORT;
    this.part = 1;
  }

  columns(): string[] {
    return QUEUE_COLUMNS.map(({ label }) => label);
  }

  sort(column: string, direction: QueueSort['direction']): void {
    this.order = { column: lookUp('column of the queue', COLUMNS, column), direction };
  }

  showPart(part: number): void {
    this.part = part;
  }

  parts(): number {
    return this.shown().pageCount;
  }

  reads(column: string): string[] {
    const key = lookUp('column of the queue', COLUMNS, column);
    return this.shown().rows.map((filing) => filing[key]);
  }

  choose(entityName: string): void {
    const filing = this.filings.find((one) => one.entityName === entityName);
    if (!filing) throw new Error(`No pending filing of "${entityName}" was given.`);
    this.place = pendingReviewPath(filing);
  }

  reviewPlace(): string {
    return this.place;
  }

  summary(): string {
    return queueSummary(this.filings.length);
  }

  private shown() {
    return queuePage(this.filings, this.order, this.part);
  }
}
