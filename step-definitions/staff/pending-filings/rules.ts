import type {
  LockEndReason,
  PendingAction,
  PendingEffect,
  PendingRefusal,
  PendingState,
  ReviewLock,
  PendingNotice,
  ReviewVerdict,
  StaffRole,
} from '#rules';
import {
  approvalBody,
  approvalNotice,
  AUDIT_ACTIONS,
  auditActionOf,
  decisionRows,
  leaseOf,
  lockExpiryVerdict,
  pendingActions,
  renewedAtWhenClosed,
  reviewLockText,
  pendingNotice,
  pendingNoticeText,
  reviewVerdict,
} from '#rules';
import type { FollowUpState, PendingFilingsDriver } from './driver';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import { officeInstant } from '../../words/vocabulary/office-instant';
import { samplePending } from '../../samples/pending-filing';
import type { ReviewCommand } from '../../words/vocabulary/staff';

const NOW = '2026-11-20T16:00:00Z';
const USERS: Record<StaffRole, { userId: string; isAdmin: boolean }> = {
  holder: { userId: 'holder', isAdmin: true },
  otherAdmin: { userId: 'colleague', isAdmin: true },
  nobody: { userId: 'holder', isAdmin: false },
};

const NAMES: Readonly<Record<string, string>> = { holder: 'Kim Reyes', colleague: 'Ana Ortiz' };

/** Filings under review, judged by their table. */
export class RulesPendingFilingsDriver extends levelDriver<PendingFilingsDriver>() {
  private currentState: PendingState = 'unlocked';
  private lock: ReviewLock | null = null;
  private verdict: ReviewVerdict | undefined;
  private attachmentNames: string[] = [];
  private requestedEffect: string | undefined;
  private isPageClosed = false;
  private followUp: { mail: FollowUpState; refund: FollowUpState } = { mail: 'done', refund: 'done' };
  private decidedBy = '';
  private areNamesKnown = true;
  private lockEnd: LockEndReason | null = null;
  private excluded: readonly string[] | undefined;
  /** Whether each reader of an open review held the lock when it was opened. */
  private readonly held = new Map<StaffRole, boolean>();

  override setState(state: PendingState): void {
    this.currentState = state;
    this.lock = state === 'locked' ? { userId: USERS.holder.userId, renewedAt: NOW } : null;
  }

  override setSecondsSinceHeartbeat(secondsAgo: number): void {
    const renewedAt = new Date(Date.parse(NOW) - secondsAgo * 1000).toISOString();
    this.lock = { userId: USERS.holder.userId, renewedAt };
  }

  override setSecondsSinceClosed(secondsAgo: number): void {
    const closedAt = new Date(Date.parse(NOW) - secondsAgo * 1000).toISOString();
    this.lock = { userId: USERS.holder.userId, renewedAt: renewedAtWhenClosed(closedAt) };
    this.isPageClosed = true;
  }

  override setRequestedEffect(time: string): void {
    this.requestedEffect = officeInstant(time);
  }

  override approvalNotice(time: string): string {
    return approvalNotice(this.requestedEffect, officeInstant(time));
  }

  override command(who: StaffRole, event: ReviewCommand): void {
    const verdict = reviewVerdict(
      { state: this.currentState, lock: this.lock },
      { event, ...USERS[who], now: NOW },
    );
    this.applyVerdict(verdict);
    if (verdict.refusal === null && (event === 'approve' || event === 'reject'))
      this.decidedBy = USERS[who].userId;
    // The lock that ends here is the holder's own.
    if (USERS[who].userId === USERS.holder.userId) this.lockEnd = null;
    if (verdict.effects.includes('endLockSoon')) this.isPageClosed = true;
    if (verdict.effects.includes('renewLock')) this.isPageClosed = false;
    if (verdict.effects.includes('takeLock')) this.lock = { userId: USERS[who].userId, renewedAt: NOW };
  }

  override releaseExpiredLocks(): void {
    this.lockEnd = this.isPageClosed ? 'closed' : 'expired';
    this.applyVerdict(lockExpiryVerdict({ state: this.currentState, lock: this.lock }, NOW));
  }

  override state(): PendingState {
    return this.currentState;
  }

  override effects(): readonly PendingEffect[] {
    return checked(this.verdict).effects;
  }

  override refusal(): PendingRefusal | null {
    return checked(this.verdict).refusal;
  }

  override loggedAs(): string {
    const verdict = checked(this.verdict);
    return verdict.effects.includes('audit') ? AUDIT_ACTIONS[auditActionOf(verdict, this.lockEnd)] : '';
  }

  override setFollowUp(mail: FollowUpState, refund: FollowUpState): void {
    this.followUp = { mail, refund };
  }

  override decisionFact(label: string): string {
    const { mail, refund } = this.followUp;
    const at = (state: FollowUpState) => ({ state, ...(state === 'done' && { at: NOW }) });
    const isRejected = this.currentState === 'rejected';
    const rows = decisionRows({
      state: this.currentState,
      decidedBy: USERS.holder.userId,
      decidedByName: NAMES.holder,
      decidedAt: NOW,
      decision: {
        leftOut: this.excluded ?? [],
        ...(!isRejected && { effectiveAt: NOW }),
        mail: { ...at(mail), to: 'robin@example.com', subject: isRejected ? 'Rejected' : 'Accepted' },
        ...(isRejected && { refund: { ...at(refund), amount: 10 }, correctUntil: '2026-12-20T16:00:00Z' }),
      },
    });
    return rows.find((row) => row.label === label)?.value ?? '';
  }

  override actionsOffered(who: StaffRole): PendingAction[] {
    return pendingActions(this.currentState, who, this.lock ? leaseOf(this.lock, NOW) : 'live');
  }

  override setAttachments(names: string[]): void {
    this.attachmentNames = names;
  }

  override approveWithout(names: string[]): void {
    const attachments = this.attachmentNames.map((id) => ({ id, isPrivate: false }));
    this.excluded = approvalBody(samplePending({}), attachments, names, 'holder').filing.deactivateIds;
  }

  override attachmentsLeftOut(): string[] {
    return [...checked(this.excluded)];
  }

  override openReview(who: StaffRole): void {
    this.held.set(who, this.lock?.userId === USERS[who].userId);
  }

  override releaseElsewhere(): void {
    this.command('holder', 'cancel');
  }

  override notice(who: StaffRole): PendingNotice {
    const seenState = { state: this.currentState, lockUserId: this.lock?.userId ?? '' };
    return pendingNotice(seenState, this.held.get(who) ?? false, USERS[who].userId);
  }

  override forgetNames(): void {
    this.areNamesKnown = false;
  }

  override noticeText(who: StaffRole): string {
    const lockUserId = this.lock?.userId ?? '';
    const { userId } = USERS[who];
    const filing = {
      lockUserId,
      lockUserName: NAMES[lockUserId],
      ...(this.areNamesKnown && { decidedBy: this.decidedBy, decidedByName: NAMES[this.decidedBy] }),
    };
    return pendingNoticeText(this.notice(who), filing, userId);
  }

  override lockText(who: StaffRole): string {
    const lockUserId = this.lock?.userId ?? '';
    const lockHasExpired = this.lock !== null && leaseOf(this.lock, NOW) !== 'live';
    const facts = { lockUserId, lockUserName: NAMES[lockUserId], lockedSince: NOW, lockHasExpired };
    return reviewLockText(facts, USERS[who].userId);
  }

  override processedBy(who: StaffRole): StaffRole {
    const lockUserId = this.lock?.userId ?? '';
    const lockText = reviewLockText({ lockUserId, lockedSince: NOW }, USERS[who].userId);
    if (lockText.startsWith('You ')) return who;
    return lockText.startsWith('Nobody ') ? 'nobody' : who === 'holder' ? 'otherAdmin' : 'holder';
  }

  override mailed(): ('acceptance' | 'rejection')[] {
    const effects = this.effects();
    const mails: ('acceptance' | 'rejection')[] = [];
    if (effects.includes('sendAcceptance')) mails.push('acceptance');
    if (effects.includes('sendRejection')) mails.push('rejection');
    return mails;
  }

  private applyVerdict(verdict: ReviewVerdict): void {
    this.verdict = verdict;
    this.currentState = verdict.next;
    if (verdict.effects.includes('releaseLock')) this.lock = null;
  }
}
