import { emptyFiling } from '../filing/empty-filing';
import { approvalBody } from './pending/approval';
import { lockExpiryVerdict, reviewVerdict } from './pending/pending-decision';
import type { PendingFiling } from './pending/pending-filing';
import { INITIAL_QUEUE_VIEW, lockedByText, paginateQueue } from './pending/pending-queue';
import { pendingReviewPath } from './pending/review-address';
import type { PiiEntry } from './personal-data/pii-entry';
import { piiEntryRules } from './personal-data/pii-entry';
import type { PiiVerdict } from './personal-data/pii-verdict';
import { piiVerdictProblems } from './personal-data/pii-verdict';
import type { RejectionValues } from './pending/rejection';
import { rejectionRules } from './pending/rejection';
import { leaseOf } from './pending/review-lock';

const CONTEXT = { filing: emptyFiling(), now: '2026-11-20T16:00:00Z' };
const NOW = CONTEXT.now;
const JUNK: unknown[] = [null, undefined, 7, 'text', [], {}, { reasons: 'all' }, { reasons: [null, 3] }];

it.each(JUNK)('answers %j in the place of a form with problems, never with an exception', (junk) => {
  expect(rejectionRules.problems(junk as RejectionValues, CONTEXT)).not.toEqual([]);
  expect(piiEntryRules.problems(junk as PiiEntry, CONTEXT)).not.toEqual([]);
});

it('asks for the filers whatever mode was sent', () => {
  const problems = piiEntryRules.problems({ mode: 'X' } as unknown as PiiEntry, CONTEXT);
  expect(problems.map(({ path }) => path)).toContain('mode');
  expect(problems.map(({ path }) => path)).toContain('filer.nameValues.name.firstName');
});

it('takes a verdict that says nothing as one that knows nothing', () => {
  expect(piiVerdictProblems({} as PiiVerdict).map(({ path }) => path)).toEqual([
    'entityId',
    'piiDocId',
    'removalDocId',
  ]);
  expect(new Set(piiVerdictProblems({} as PiiVerdict).map(({ code }) => code))).toEqual(
    new Set(['notVerified']),
  );
});

describe('the lease of a lock', () => {
  it.each([
    ['2026-11-20T15:55:01Z', 'live'],
    ['2026-11-20T15:55:00Z', 'expired'],
    // A clock that runs ahead renews nothing for longer than the lease.
    ['2026-11-20T16:00:30Z', 'live'],
    ['yesterday', 'expired'],
    ['', 'expired'],
    ['1970-01-01T00:00:00Z', 'expired'],
  ] as const)('of %s is %s', (renewedAt, lease) => {
    expect(leaseOf({ userId: 'a', renewedAt }, NOW)).toBe(lease);
  });

  it('leaves a live lock alone when the office looks for ended ones', () => {
    const live = { state: 'locked', lock: { userId: 'a', renewedAt: NOW } } as const;
    expect(lockExpiryVerdict(live, NOW)).toEqual({ next: 'locked', effects: [], refusal: null });
  });

  it('does not make somebody the holder by an empty name', () => {
    const verdict = reviewVerdict(
      { state: 'unlocked', lock: null },
      { event: 'approve', userId: '', isAdmin: true, now: NOW },
    );
    expect(verdict.refusal).toBe('notLocked');
  });
});

describe('the queue', () => {
  const filing = (known: Partial<PendingFiling>): PendingFiling => ({
    mstrTransId: '',
    transactionId: '',
    transSeqId: '1',
    transactionDescription: '',
    entityName: '',
    email: '',
    receivedDateString: '',
    lockUserId: '',
    deactivateIds: [],
    ...known,
  });

  const received = (receivedAt: string, sequence = '1') => ({ receivedAt, sequence });
  const sequences = (filings: ReturnType<typeof received>[]) => filings.map(({ sequence }) => sequence);

  it('leaves what it was given as it is', () => {
    const given = [received('2026-11-20T20:00:00Z', '10'), received('2026-11-20T20:00:00Z', '9')];
    expect(sequences(paginateQueue(given, INITIAL_QUEUE_VIEW).filings)).toEqual(['9', '10']);
    expect(sequences(given)).toEqual(['10', '9']);
  });

  it('orders what was received at no readable time by its number', () => {
    const given = [received('soon', '3'), received('', '1'), received('later', '2')];
    expect(sequences(paginateQueue(given, INITIAL_QUEUE_VIEW).filings)).toEqual(['1', '2', '3']);
  });

  it('shows nothing of an empty queue, on its first page', () => {
    expect(paginateQueue([], { page: 5, order: 'newest' })).toEqual({ filings: [], page: 1, pageCount: 0 });
  });

  it('says who holds a lock of which nobody knows the time', () => {
    expect(lockedByText({ lockUserId: 'kim', lockedSince: 'soon' }, '')).toBe('kim');
  });

  it('escapes what stands in an address', () => {
    expect(pendingReviewPath({ mstrTransId: 'a/b', transactionId: '?' })).toBe(
      '/business/admin/pendingreview/a%2Fb/%3F',
    );
  });

  it('approves with the public attachments that are left out, and nothing else of the filing changed', () => {
    const open = (id: string) => ({ id, isPrivate: false });
    const given = filing({ entityName: 'Cedar LLC' });
    expect(
      approvalBody(given, [open('x'), open('y'), { id: 'p', isPrivate: true }], ['y', 'p', 'z'], 'staff'),
    ).toEqual({
      filing: { ...given, deactivateIds: ['y'] },
      adminUserId: 'staff',
    });
  });
});
