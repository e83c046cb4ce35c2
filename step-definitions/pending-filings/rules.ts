import type {
  PendingAction,
  PendingEffect,
  PendingRefusal,
  PendingState,
  ReviewLock,
  ReviewVerdict,
  StaffRole,
} from '#rules';
import { approvalBody, lockExpiryVerdict, pendingActions, reviewVerdict } from '#rules';
import type { PendingFilingsDriver, ReviewCommand } from './driver';
import { PENDING_FILINGS_ACTIONS } from './driver';
import { levelDriver } from '../levels/level-driver';
import { samplePending } from '../samples/pending-filing';

const NOW = '2026-11-20T16:00:00Z';
const USERS: Record<StaffRole, { userId: string; isAdmin: boolean }> = {
  holder: { userId: 'holder', isAdmin: true },
  otherAdmin: { userId: 'colleague', isAdmin: true },
  nobody: { userId: 'holder', isAdmin: false },
};

/** Filings under review, judged by their table. */
export class RulesPendingFilingsDriver extends levelDriver<PendingFilingsDriver>(
  'rules',
  PENDING_FILINGS_ACTIONS,
) {
  private currentState: PendingState = 'unlocked';
  private lock: ReviewLock | null = null;
  private verdict: ReviewVerdict | undefined;
  private attachmentNames: string[] = [];
  private excluded: readonly string[] = [];

  override setState(state: PendingState): void {
    this.currentState = state;
    this.lock = state === 'locked' ? { userId: USERS.holder.userId, renewedAt: NOW } : null;
  }

  override setSecondsSinceHeartbeat(secondsAgo: number): void {
    const renewedAt = new Date(Date.parse(NOW) - secondsAgo * 1000).toISOString();
    this.lock = { userId: USERS.holder.userId, renewedAt };
  }

  override command(who: StaffRole, event: ReviewCommand): void {
    this.applyVerdict(
      reviewVerdict({ state: this.currentState, lock: this.lock }, { event, ...USERS[who], now: NOW }),
    );
  }

  override releaseExpiredLocks(): void {
    this.applyVerdict(lockExpiryVerdict({ state: this.currentState, lock: this.lock }, NOW));
  }

  override state(): PendingState {
    return this.currentState;
  }

  override effects(): readonly PendingEffect[] {
    return this.verdict?.effects ?? [];
  }

  override refusal(): PendingRefusal | null {
    return this.verdict?.refusal ?? null;
  }

  override actionsOffered(who: StaffRole): PendingAction[] {
    return pendingActions(this.currentState, who);
  }

  override setAttachments(names: string[]): void {
    this.attachmentNames = names;
  }

  override approveWithout(names: string[]): void {
    const attachments = this.attachmentNames.map((id) => ({ id }));
    this.excluded = approvalBody(samplePending({}), attachments, names, 'holder').filing.deactivateIds;
  }

  override attachmentsLeftOut(): string[] {
    return [...this.excluded];
  }

  private applyVerdict(verdict: ReviewVerdict): void {
    this.verdict = verdict;
    this.currentState = verdict.next;
  }
}
