import { LOCK_HEARTBEAT_SECONDS } from '#rules';
import { healthy, waitForSagas, type ok } from '../../app/testing/start-app';
import { startStaffArea } from '../../app/testing/start-staff-area';
import { idleCheckRequested } from '../../session/slice';
import {
  cancelChosen,
  lookRequested,
  processChosen,
  reviewLeft,
  reviewOpened,
  reviewResumed,
} from './review-slice';
import {
  NUMBERS,
  QUEUE,
  lockedByMe,
  lockedByOther,
  unlocked,
  decidedFiling,
  answer,
  refused,
  apps,
  openReview,
  openAndProcess,
  closesApps,
} from './testing/open-review';

closesApps();

describe('The lock', () => {
  it('is taken by Process, and the tab remembers it for a reload', async () => {
    const { review, inputsOf } = await openAndProcess();
    expect(inputsOf('transactionLock')).toEqual([{ query: { transSeqId: '7', userId: 'admin' } }]);
    expect(review()).toMatchObject({ isWorking: true, work: 'none', filing: { lockUserId: 'admin' } });
    expect(sessionStorage.getItem('processing')).toBe(NUMBERS.transId);
  });

  it('of somebody else is told with the filing as it is now', async () => {
    const { review } = await openAndProcess({ transactionLock: refused(lockedByOther()) });
    expect(review()).toMatchObject({
      message:
        'Another administrator is processing this filing. You can process it once that lock has ended.',
      filing: { lockUserId: 'reviewer' },
      isWorking: false,
    });
  });

  it('is kept over a reload', async () => {
    sessionStorage.setItem('processing', NUMBERS.transId);
    const { inputsOf, review } = await openReview({
      pendingFiling: answer(lockedByMe()),
      transactionLock: answer(lockedByMe()),
    });
    expect(inputsOf('transactionLock')).toHaveLength(1);
    expect(review()).toMatchObject({ notice: 'none', filing: { lockUserId: 'admin' } });
  });

  it('is taken again after a reload, if it is free', async () => {
    sessionStorage.setItem('processing', NUMBERS.transId);
    const { review, inputsOf } = await openReview({
      pendingFiling: answer(unlocked()),
      transactionLock: answer(lockedByMe(4)),
    });
    expect(inputsOf('transactionLock')).toHaveLength(1);
    expect(review()).toMatchObject({ notice: 'none', filing: { lockUserId: 'admin' } });
  });

  it('is not taken by a page that has not processed the filing', async () => {
    const { inputsOf } = await openReview();
    expect(inputsOf('transactionLock')).toEqual([]);
  });

  it('that somebody else took during a reload is told', async () => {
    sessionStorage.setItem('processing', NUMBERS.transId);
    const { review } = await openReview({ pendingFiling: answer(lockedByOther()) });
    expect(review().notice).toBe('takenOver');
  });

  it.each([
    ['has ended', unlocked(), 'lockEnded'],
    ['was taken over', lockedByOther(), 'takenOver'],
    ['ended with an approval by somebody else', decidedFiling('approved', 'reviewer'), 'approved'],
    ['ended with a rejection by somebody else', decidedFiling('rejected', 'reviewer'), 'rejected'],
  ])('that %s is noticed by the next look', async (_, now, notice) => {
    const { review, does, becomes } = await openAndProcess();
    becomes(now);
    await does(lookRequested());
    expect(review().notice).toBe(notice);
  });

  it('is no longer missed once the filing is processed again', async () => {
    const { review, does, becomes, answers } = await openAndProcess();
    becomes(unlocked());
    await does(lookRequested());
    answers.set('transactionLock', [answer(lockedByMe(4))]);
    await does(processChosen());
    expect(review().notice).toBe('none');
  });

  it('is not lost by an answer that is older than what is known', async () => {
    const { review, does, becomes } = await openAndProcess();
    becomes(unlocked(1));
    await does(lookRequested());
    expect(review()).toMatchObject({ notice: 'none', filing: { lockUserId: 'admin' } });
  });

  it('whose lease has ended unnoticed is renewed by the next look', async () => {
    const { does, becomes, inputsOf } = await openAndProcess();
    becomes({ ...lockedByMe(), lockHasExpired: true });
    await does(lookRequested());
    expect(inputsOf('transactionLock')).toHaveLength(2);
  });

  it('is renewed every minute, and looked at every few seconds, as long as the page is open', async () => {
    const app = await startStaffArea({
      pendingFiling: answer(lockedByMe()),
      transactionLock: answer(lockedByMe()),
    });
    apps.push(app);
    jest.useFakeTimers();
    app.store.dispatch(reviewOpened(NUMBERS));
    await jest.advanceTimersByTimeAsync(LOCK_HEARTBEAT_SECONDS * 1000 - 1000);
    expect(app.inputsOf('pendingFiling').length).toBeGreaterThan(LOCK_HEARTBEAT_SECONDS / 5);
    expect(app.inputsOf('transactionLock')).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(5000);
    // By the version that was seen: a lock that was released since is not taken again.
    expect(app.inputsOf('transactionLock')).toEqual([
      { query: { transSeqId: '7', userId: 'admin', version: '2' } },
    ]);
    app.store.dispatch(reviewLeft());
    const before = app.inputsOf('pendingFiling').length;
    await jest.advanceTimersByTimeAsync(LOCK_HEARTBEAT_SECONDS * 1000);
    expect(app.inputsOf('pendingFiling')).toHaveLength(before);
  });

  it('is released by Cancel, once, on the way to the queue', async () => {
    const { does, inputsOf, visited } = await openAndProcess();
    await does(cancelChosen());
    await does(reviewLeft());
    expect(inputsOf('releaseTransactionLock')).toEqual([{ query: { transSeqId: '7' } }]);
    expect(visited).toEqual([QUEUE]);
    expect(sessionStorage.getItem('processing')).toBeNull();
  });

  it('is released when the pages of the filing are left', async () => {
    const { does, inputsOf, review } = await openAndProcess();
    await does(reviewLeft());
    expect(inputsOf('releaseTransactionLock')).toHaveLength(1);
    expect(review().numbers).toBeNull();
  });

  it('is released when the page is closed, and taken again when the browser brings it back', async () => {
    const { does, inputsOf, becomes, answers, review } = await openAndProcess();
    window.dispatchEvent(new Event('pagehide'));
    await waitForSagas();
    expect(inputsOf('releaseTransactionLock')).toEqual([{ query: { transSeqId: '7', closed: 'Y' } }]);
    becomes(unlocked());
    answers.set('transactionLock', [answer(lockedByMe(4))]);
    await does(reviewResumed());
    expect(review()).toMatchObject({ notice: 'none', filing: { lockUserId: 'admin', version: 4 } });
  });

  it('is released when the session times out, while the registry still knows who gives it up', async () => {
    const { does, tokensWith, answers, store } = await openAndProcess();
    const environment = healthy.environment as ReturnType<typeof ok>;
    const serverTimeStamp = new Date(Date.now() + 3 * 60 * 60_000).toISOString();
    answers.set('environment', [{ ...environment, data: { ...environment.data, serverTimeStamp } } as never]);
    await does(idleCheckRequested());
    expect(store.getState().session).toMatchObject({ idle: 'timedOut', user: null });
    await does(reviewLeft());
    expect(tokensWith('releaseTransactionLock')).toEqual(['first token']);
  });

  it('of somebody else is never released', async () => {
    const { does, inputsOf } = await openReview({ pendingFiling: answer(lockedByOther()) });
    await does(reviewLeft());
    expect(inputsOf('releaseTransactionLock')).toEqual([]);
  });

  it('stays as long as another tab of the same user has the filing open', async () => {
    const { does, inputsOf } = await openAndProcess();
    const other = new BroadcastChannel('review:admin:7');
    other.postMessage({ kind: 'here', from: 'another tab' });
    await waitForSagas();
    await does(reviewLeft());
    other.close();
    expect(inputsOf('releaseTransactionLock')).toEqual([]);
  });
});
