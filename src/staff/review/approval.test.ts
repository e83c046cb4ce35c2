import { englishOf } from '#rules';
import { code, http, noResponse, ok, waitForSagas } from '../../app/testing/start-app';
import {
  approvalConfirmed,
  attachmentExcluded,
  documentsRequested,
  lookRequested,
  reviewLeft,
  reviewOpened,
} from './review-slice';
import {
  QUEUE,
  PROCESSED,
  lockedByMe,
  lockedByOther,
  decidedFiling,
  answer,
  refused,
  openReview,
  openAndProcess,
  closesApps,
} from './testing/open-review';

closesApps();

describe('An approval', () => {
  const DOCUMENTS = ok({
    pdf: 'JVBERi0=',
    attachments: ['letter', 'map', 'affidavit'].map((id) => ({
      id,
      fileName: `${id}.pdf`,
      fileData: '',
      mimeType: 'application/pdf',
      isPrivate: id === 'affidavit',
      clientLocation: '',
    })),
  });

  it('sends the filing as it was seen and what is left out, and is confirmed in the queue', async () => {
    const { does, inputsOf, visited, store } = await openAndProcess({
      pendingFilingPdf: DOCUMENTS,
      approveFiling: answer(decidedFiling('approved', 'admin')),
    });
    await does(documentsRequested());
    await does(attachmentExcluded({ id: 'map', isExcluded: true }));
    await does(attachmentExcluded({ id: 'affidavit', isExcluded: true }));
    await does(approvalConfirmed());
    expect(inputsOf('approveFiling')).toMatchObject([
      { body: { adminUserId: 'admin', filing: { transSeqId: '7', version: 2, deactivateIds: ['map'] } } },
    ]);
    expect(visited).toEqual([QUEUE]);
    expect(store.getState().queue.confirmation).toBe(PROCESSED);
    await does(reviewLeft());
    expect(inputsOf('releaseTransactionLock')).toEqual([]);
  });

  it('is sent once, however often it is confirmed', async () => {
    const late = new Promise<ReturnType<typeof ok>>((resolve) =>
      setTimeout(() => resolve(answer(decidedFiling('approved', 'admin'))), 5),
    );
    const { store, inputsOf } = await openAndProcess({ approveFiling: late });
    store.dispatch(approvalConfirmed());
    store.dispatch(approvalConfirmed());
    await waitForSagas();
    expect(inputsOf('approveFiling')).toHaveLength(1);
  });

  it.each([
    ['500', code(500), 'Error approving filing.'],
    ['404', code(404), 'Error approving filing. Status: 404'],
    ['the error 403', http(403), 'Error approving filing. Status: 403'],
    ['nothing', noResponse, 'Error approving filing.'],
  ])('that is answered with %s is reported, and can be tried again', async (_, refusal, message) => {
    const { does, review } = await openAndProcess({ approveFiling: refusal });
    await does(approvalConfirmed());
    expect(englishOf(review().message)).toBe(message);
    expect(review()).toMatchObject({ work: 'none' });
  });

  it('that is refused for something new on record says what it was', async () => {
    const message = 'Another filing has changed the record meanwhile.';
    const { does, review } = await openAndProcess({
      approveFiling: code(409, { message, pendingFiling: lockedByMe() }),
    });
    await does(approvalConfirmed());
    expect(review()).toMatchObject({
      message: `Error approving filing. Status: 409 ${message}`,
      work: 'none',
    });
  });

  it('that came too late tells who took the filing over', async () => {
    const { does, review, visited } = await openAndProcess({ approveFiling: refused(lockedByOther()) });
    await does(approvalConfirmed());
    expect(englishOf(review().message)).toBe('Error approving filing. Status: 409');
    expect(review()).toMatchObject({
      notice: 'takenOver',
      filing: { lockUserId: 'reviewer' },
    });
    expect(visited).toEqual([]);
  });

  it('that came after a decision tells that decision, and no error beside it', async () => {
    const { does, review } = await openAndProcess({
      approveFiling: refused(decidedFiling('rejected', 'admin')),
    });
    await does(approvalConfirmed());
    expect(review()).toMatchObject({ message: '', notice: 'rejected', work: 'none' });
  });

  it('whose answer is lost is confirmed as soon as the filing is seen as approved by this user', async () => {
    const { does, becomes, visited, store } = await openAndProcess({ approveFiling: noResponse });
    becomes(decidedFiling('approved', 'admin'));
    await does(approvalConfirmed());
    expect(visited).toEqual([QUEUE]);
    expect(store.getState().queue.confirmation).toBe(PROCESSED);
  });

  it('whose answer is lost is not confirmed by the rejection of somebody else', async () => {
    const { does, becomes, visited, review } = await openAndProcess({ approveFiling: noResponse });
    becomes(decidedFiling('rejected', 'reviewer'));
    await does(approvalConfirmed());
    expect(visited).toEqual([]);
    expect(review().notice).toBe('rejected');
  });

  it('that is repeated after a lost answer succeeds when the registry says that it is done', async () => {
    const { does, visited } = await openAndProcess({
      approveFiling: refused(decidedFiling('approved', 'admin')),
    });
    await does(approvalConfirmed());
    expect(visited).toEqual([QUEUE]);
  });
});

it.each([
  [
    '404',
    code(404),
    'There is no pending filing under these numbers. Open it from the list of pending filings.',
  ],
  ['the error 500', http(500), 'The filing could not be retrieved. Try again.'],
  ['nothing', noResponse, 'The filing could not be retrieved. Try again.'],
])('A filing that is answered with %s is reported', async (_, pendingFiling, message) => {
  const { review } = await openReview({ pendingFiling });
  expect(review()).toMatchObject({ status: 'failed', message });
});

it.each([
  { masterId: 'x', transId: '1' },
  { masterId: '20101000001', transId: 'y' },
])('An address whose numbers are none is answered as one of no filing: %o', async (numbers) => {
  const { does, review, inputsOf } = await openReview();
  await does(reviewOpened(numbers));
  expect(review()).toMatchObject({
    status: 'failed',
    message: 'There is no pending filing under these numbers. Open it from the list of pending filings.',
  });
  expect(inputsOf('pendingFiling')).toHaveLength(1);
});

it('keeps what is left out of the record over a reload, and not for somebody else', async () => {
  const mine = { pendingFiling: answer(lockedByMe()), transactionLock: answer(lockedByMe()) };
  const first = await openAndProcess();
  await first.does(attachmentExcluded({ id: 'map', isExcluded: true }));
  expect((await openReview(mine)).review().excludedIds).toEqual(['map']);
  const kept = sessionStorage.getItem('leftOut') ?? '';
  sessionStorage.setItem('leftOut', kept.replace('"admin"', '"reviewer"'));
  expect((await openReview(mine)).review().excludedIds).toEqual([]);
});

it('looks at a decided filing until its mail and its refund are on their way no more', async () => {
  const mail = { to: 'filer@example.com', subject: 'Rejected', state: 'done' };
  const decided = (state: string) => ({
    ...decidedFiling('rejected', 'admin'),
    decision: { leftOut: [], mail, refund: { amount: 10, state } },
  });
  const { does, becomes, inputsOf } = await openReview({ pendingFiling: answer(decided('queued')) });
  await does(lookRequested());
  becomes(decided('done'));
  await does(lookRequested());
  await does(lookRequested());
  expect(inputsOf('pendingFiling')).toHaveLength(3);
});

it('keeps showing a filing that cannot be asked for at the moment', async () => {
  const { review, does, answers } = await openReview();
  answers.set('pendingFiling', [noResponse]);
  await does(lookRequested());
  expect(review()).toMatchObject({ status: 'ready', isOutOfDate: true });
});

it.each([
  ['success', ok({ pdf: 'JVBERi0=', attachments: [] }), { status: 'ready', message: '' }],
  ['500', code(500), { status: 'failed', message: 'Error retrieving filing PDF' }],
  ['nothing', noResponse, { status: 'failed', message: 'Error retrieving filing PDF' }],
])('The documents are answered with %s', async (_, pendingFilingPdf, expected) => {
  const { review, does } = await openReview({ pendingFilingPdf });
  await does(documentsRequested());
  expect(review().documents).toMatchObject(expected);
});
