import type { PendingFiling, QueueOrder, QueueView } from '#rules';
import {
  decisionTimeText,
  WAITING_AGES,
  entriesOfFile,
  INITIAL_QUEUE_VIEW,
  pendingReviewPath,
  QUEUE_COLUMNS,
  paginateQueue,
  queueSummary,
} from '#rules';
import { lookUp } from '../../words/vocabulary/look-up';
import type { PendingQueueDriver } from './driver';
import { READER_ID } from './driver';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import { samplePending, type SamplePending } from '../../samples/pending-filing';

const COLUMNS = Object.fromEntries(QUEUE_COLUMNS.map(({ label, text }) => [label, text]));

/** The queue, ordered and divided by the rule book. */
export class RulesPendingQueueDriver extends levelDriver<PendingQueueDriver>() {
  private filings: SamplePending[] = [];
  private view: QueueView = INITIAL_QUEUE_VIEW;
  private decisionHours: number | null = null;
  private saved: { entries: number; more: boolean } | undefined;
  private openedPath: string | undefined;

  override setFilings(filings: Partial<PendingFiling>[]): void {
    this.filings = filings.map((known, place) => samplePending({ transSeqId: String(place + 1), ...known }));
  }

  override setDecisionTime(hours: number | null): void {
    this.decisionHours = hours;
  }

  override waitingAges(): string[] {
    return Object.values(WAITING_AGES);
  }

  override decisionTime(): string {
    return decisionTimeText(this.decisionHours);
  }

  override saveAuditLog(count: number): void {
    const { entries, more } = entriesOfFile(Array.from({ length: count }, String), false);
    this.saved = { entries: entries.length, more };
  }

  override savedAuditLog(): { entries: number; more: boolean } {
    return checked(this.saved);
  }

  override openQueue(): void {
    this.view = INITIAL_QUEUE_VIEW;
  }

  override columns(): string[] {
    return QUEUE_COLUMNS.map(({ label }) => label);
  }

  override setOrder(order: QueueOrder): void {
    this.view = { ...INITIAL_QUEUE_VIEW, order };
  }

  override showPart(page: number): void {
    this.view = { ...this.view, page };
  }

  override partCount(): number {
    return this.shown().pageCount;
  }

  override cellsOf(column: string): string[] {
    const text = lookUp('column of the queue', COLUMNS, column);
    return this.shown().filings.map((filing) => text(filing, READER_ID));
  }

  override chooseFiling(entityName: string): void {
    const filing = this.filings.find((one) => one.entityName === entityName);
    if (!filing) throw new Error(`No pending filing of "${entityName}" was given.`);
    this.openedPath = pendingReviewPath(filing);
  }

  override reviewPath(): string {
    return checked(this.openedPath);
  }

  override homeMessage(): string {
    return queueSummary(this.filings.length);
  }

  private shown() {
    return paginateQueue(this.filings, this.view);
  }
}
