import type {
  PendingAction,
  PendingDeed,
  PendingRefusal,
  PendingState,
  ReviewLock,
  ReviewVerdict,
  StaffRole,
} from '#rules';
import { approvalBody, lapseVerdict, pendingActions, reviewVerdict } from '#rules';
import type { PendingFilingsDriver, PendingWish } from './driver';
import { PENDING_FILINGS_VERBS } from './driver';
import { levelDriver } from '../levels/level-driver';
import { samplePending } from '../samples/pending-filing';

const NOW = '2026-11-20T16:00:00Z';
const USERS: Record<StaffRole, { userId: string; isAdmin: boolean }> = {
  holder: { userId: 'holder', isAdmin: true },
  otherAdmin: { userId: 'colleague', isAdmin: true },
  nobody: { userId: 'holder', isAdmin: false },
};

/** Filings under review, judged by their table. */
export class RulesPendingFilings extends levelDriver<PendingFilingsDriver>('rules', PENDING_FILINGS_VERBS) {
  private current: PendingState = 'unlocked';
  private lock: ReviewLock | null = null;
  private verdict: ReviewVerdict | undefined;
  private attached: string[] = [];
  private excluded: readonly string[] = [];

  override setState(state: PendingState): void {
    this.current = state;
    this.lock = state === 'locked' ? { userId: USERS.holder.userId, renewedAt: NOW } : null;
  }

  override setSecondsSinceHeartbeat(secondsAgo: number): void {
    const renewedAt = new Date(Date.parse(NOW) - secondsAgo * 1000).toISOString();
    this.lock = { userId: USERS.holder.userId, renewedAt };
  }

  override command(who: StaffRole, event: PendingWish): void {
    this.follow(reviewVerdict({ state: this.current, lock: this.lock }, { event, ...USERS[who], now: NOW }));
  }

  override releaseExpiredLocks(): void {
    this.follow(lapseVerdict({ state: this.current, lock: this.lock }, NOW));
  }

  override state(): PendingState {
    return this.current;
  }

  override effects(): readonly PendingDeed[] {
    return this.verdict?.deeds ?? [];
  }

  override refusal(): PendingRefusal | null {
    return this.verdict?.refusal ?? null;
  }

  override actionsOffered(who: StaffRole): PendingAction[] {
    return pendingActions(this.current, who);
  }

  override setAttachments(names: string[]): void {
    this.attached = names;
  }

  override approveWithout(names: string[]): void {
    const attachments = this.attached.map((id) => ({ id }));
    this.excluded = approvalBody(samplePending({}), attachments, names, 'holder').filing.deactivateIds;
  }

  override attachmentsLeftOut(): string[] {
    return [...this.excluded];
  }

  private follow(verdict: ReviewVerdict): void {
    this.verdict = verdict;
    this.current = verdict.next;
  }
}
