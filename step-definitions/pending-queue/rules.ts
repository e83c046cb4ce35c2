import type { PendingFiling, QueueColumn, QueueSort } from '#rules';
import { INITIAL_QUEUE_SORT, pendingReviewPath, QUEUE_COLUMNS, queuePage, queueSummary } from '#rules';
import { lookUp } from '../vocabulary/look-up';
import type { PendingQueueDriver } from './driver';
import { PENDING_QUEUE_ACTIONS } from './driver';
import { levelDriver } from '../levels/level-driver';
import { samplePending } from '../samples/pending-filing';

const COLUMNS: Record<string, QueueColumn> = Object.fromEntries(
  QUEUE_COLUMNS.map(({ key, label }) => [label, key]),
);

/** The queue, sorted and divided by the rule book. */
export class RulesPendingQueueDriver extends levelDriver<PendingQueueDriver>('rules', PENDING_QUEUE_ACTIONS) {
  private filings: PendingFiling[] = [];
  private order: QueueSort = INITIAL_QUEUE_SORT;
  private part = 1;
  private openedPath = '';

  override setFilings(filings: Partial<PendingFiling>[]): void {
    this.filings = filings.map((known, place) => samplePending({ transSeqId: String(place + 1), ...known }));
  }

  override openQueue(): void {
    this.order = INITIAL_QUEUE_SORT;
    this.part = 1;
  }

  override columns(): string[] {
    return QUEUE_COLUMNS.map(({ label }) => label);
  }

  override sort(column: string, direction: QueueSort['direction']): void {
    this.order = { column: lookUp('column of the queue', COLUMNS, column), direction };
  }

  override showPart(part: number): void {
    this.part = part;
  }

  override partCount(): number {
    return this.shown().pageCount;
  }

  override cellsOf(column: string): string[] {
    const key = lookUp('column of the queue', COLUMNS, column);
    return this.shown().rows.map((filing) => filing[key]);
  }

  override chooseFiling(entityName: string): void {
    const filing = this.filings.find((one) => one.entityName === entityName);
    if (!filing) throw new Error(`No pending filing of "${entityName}" was given.`);
    this.openedPath = pendingReviewPath(filing);
  }

  override reviewPath(): string {
    return this.openedPath;
  }

  override homeMessage(): string {
    return queueSummary(this.filings.length);
  }

  private shown() {
    return queuePage(this.filings, this.order, this.part);
  }
}
