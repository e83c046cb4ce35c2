import type {
  PendingAction,
  PendingEffect,
  PendingRefusal,
  PendingState,
  ReviewLock,
  ReviewVerdict,
  StaffRole,
} from '#rules';
import { approvalBody, lapseVerdict, pendingActions, reviewVerdict } from '#rules';
import type { PendingDriver, PendingWish } from '../parts/pending';
import { samplePending } from './sample-pending';

const NOW = '2026-11-20T16:00:00Z';
const USERS: Record<StaffRole, { userId: string; isAdmin: boolean }> = {
  holder: { userId: 'holder', isAdmin: true },
  otherAdmin: { userId: 'colleague', isAdmin: true },
  nobody: { userId: 'holder', isAdmin: false },
};

/** Filings under review, judged by their table. */
export class RulesPending implements PendingDriver {
  private current: PendingState = 'unlocked';
  private lock: ReviewLock | null = null;
  private verdict: ReviewVerdict | undefined;
  private attached: string[] = [];
  private excluded: readonly string[] = [];

  stand(state: PendingState): void {
    this.current = state;
    this.lock = state === 'locked' ? { userId: USERS.holder.userId, renewedAt: NOW } : null;
  }

  renewed(secondsAgo: number): void {
    const renewedAt = new Date(Date.parse(NOW) - secondsAgo * 1000).toISOString();
    this.lock = { userId: USERS.holder.userId, renewedAt };
  }

  want(who: StaffRole, event: PendingWish): void {
    this.follow(reviewVerdict({ state: this.current, lock: this.lock }, { event, ...USERS[who], now: NOW }));
  }

  sweep(): void {
    this.follow(lapseVerdict({ state: this.current, lock: this.lock }, NOW));
  }

  state(): PendingState {
    return this.current;
  }

  deeds(): readonly PendingEffect[] {
    return this.verdict?.effects ?? [];
  }

  refusal(): PendingRefusal | null {
    return this.verdict?.refusal ?? null;
  }

  offered(who: StaffRole): PendingAction[] {
    return pendingActions(this.current, who);
  }

  attach(names: string[]): void {
    this.attached = names;
  }

  approveWithout(names: string[]): void {
    const attachments = this.attached.map((id) => ({ id }));
    this.excluded = approvalBody(samplePending({}), attachments, names, 'holder').filing.deactivateIds;
  }

  leftOut(): string[] {
    return [...this.excluded];
  }

  private follow(verdict: ReviewVerdict): void {
    this.verdict = verdict;
    this.current = verdict.next;
  }
}
