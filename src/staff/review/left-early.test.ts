import { code, noResponse, ok, waitForSagas } from '../../app/testing/start-app';
import { rejectionConfirmed, rejectionEdited } from '../rejection/rejection-slice';
import { formClosed } from '../../forms/form-slice';
import {
  approvalConfirmed,
  cancelChosen,
  documentsRequested,
  privateFileChosen,
  processChosen,
  reviewLeft,
  reviewOpened,
} from './review-slice';
import {
  NUMBERS,
  PROCESSED,
  QUEUE,
  answer,
  closesApps,
  decidedFiling,
  lockedByMe,
  lockedByOther,
  openAndProcess,
  openReview,
  refused,
  unlocked,
} from './testing/open-review';

closesApps();

type Answer = ReturnType<typeof ok>;

/** An answer that the test releases. */
function lateAnswer() {
  let come: (late: Answer) => void = () => undefined;
  const answered = new Promise<Answer>((resolve) => (come = resolve));
  const comes = async (late: Answer | typeof noResponse) => {
    come(late as Answer);
    await waitForSagas();
  };
  return { answered, comes };
}

const OTHER = { masterId: '20101001200', transId: '20261001200' };
const other = (known: object) => ({
  ...known,
  mstrTransId: OTHER.masterId,
  transactionId: OTHER.transId,
  transSeqId: '8',
  entityName: 'Other LLC',
});
const otherFiling = answer(other(unlocked(1)));

describe('A decision whose review is left before the registry has answered', () => {
  const APPROVED = answer(decidedFiling('approved', 'admin'));

  async function approvesAndLeaves(lookUp?: object) {
    const late = lateAnswer();
    const app = await openAndProcess({ approveFiling: late.answered });
    app.store.dispatch(approvalConfirmed());
    await app.does(reviewLeft());
    if (lookUp) app.becomes(lookUp);
    return { ...app, ...late, told: () => app.store.getState().queue.lateDecisions };
  }

  it('goes on, keeps the lock that it needs, and is told on the next page of the queue without leading there', async () => {
    const { comes, told, visited, inputsOf } = await approvesAndLeaves();
    expect(inputsOf('releaseTransactionLock')).toEqual([]);
    await comes(APPROVED);
    expect(told()).toMatchObject([
      { kind: 'success', message: PROCESSED, filing: { entityName: 'Juniper Freight LLC' } },
    ]);
    expect(visited).toEqual([]);
    expect(inputsOf('releaseTransactionLock')).toEqual([]);
  });

  it('and is refused is told with the filing, and the lock is given up then', async () => {
    const { comes, told, inputsOf, visited } = await approvesAndLeaves();
    await comes(code(500, { pendingFiling: lockedByMe() }));
    expect(told()).toMatchObject([
      { kind: 'error', message: 'Error approving filing.', filing: { entityName: 'Juniper Freight LLC' } },
    ]);
    expect(inputsOf('releaseTransactionLock')).toEqual([{ query: { transSeqId: '7' } }]);
    expect(visited).toEqual([]);
  });

  it('and whose answer is lost is told as the registry then says of the filing', async () => {
    const approved = await approvesAndLeaves(decidedFiling('approved', 'admin'));
    await approved.comes(noResponse);
    expect(approved.told()).toMatchObject([{ kind: 'success', message: PROCESSED }]);
    const unknown = await approvesAndLeaves(lockedByMe());
    await unknown.comes(noResponse);
    expect(unknown.told()).toMatchObject([{ kind: 'error', message: 'Error approving filing.' }]);
  });

  it('and is a rejection goes on as well', async () => {
    const late = lateAnswer();
    const { does, store, inputsOf, visited } = await openAndProcess({
      rejectFiling: late.answered,
      rejectReasons: code(500),
    });
    await does(rejectionEdited({ chosenIds: [], additionalText: 'Call us.' }));
    store.dispatch(rejectionConfirmed());
    store.dispatch(formClosed());
    await does(reviewLeft());
    expect(inputsOf('releaseTransactionLock')).toEqual([]);
    await late.comes(answer(decidedFiling('rejected', 'admin')));
    expect(store.getState().queue.lateDecisions).toMatchObject([{ kind: 'success', message: PROCESSED }]);
    expect(sessionStorage.getItem('rejection')).toBeNull();
    expect(visited).toEqual([]);
  });

  it('says nothing of itself at the review of another filing, where another decision can be made', async () => {
    const late = lateAnswer();
    const app = await openAndProcess({ approveFiling: late.answered });
    app.store.dispatch(approvalConfirmed());
    await app.does(reviewLeft());
    app.answers.set('pendingFiling', [otherFiling]);
    await app.does(reviewOpened(OTHER));
    app.answers.set('approveFiling', [refused(other(lockedByOther()))]);
    await app.does(approvalConfirmed());
    expect(app.inputsOf('approveFiling')).toHaveLength(2);
    await late.comes(refused(lockedByOther(9)));
    expect(app.review()).toMatchObject({ filing: { entityName: 'Other LLC', version: 4 } });
    expect(app.visited).toEqual([]);
  });

  it('leads to the queue after all where the same filing is open again', async () => {
    const { does, comes, visited, told } = await approvesAndLeaves(lockedByMe());
    await does(reviewOpened(NUMBERS));
    await comes(APPROVED);
    expect(visited).toEqual([QUEUE]);
    expect(told()).toEqual([]);
  });

  it('is not overtaken by Cancel, which gives the lock up without one', async () => {
    const late = lateAnswer();
    const { store, does, inputsOf, visited } = await openAndProcess({ approveFiling: late.answered });
    store.dispatch(approvalConfirmed());
    await does(cancelChosen());
    await does(reviewLeft());
    expect(visited).toEqual([QUEUE]);
    expect(inputsOf('releaseTransactionLock')).toEqual([]);
    await late.comes(APPROVED);
    expect(store.getState().queue.lateDecisions).toHaveLength(1);
  });

  it('is the only one of its filing: a rejection that follows from the open review is not sent', async () => {
    const late = lateAnswer();
    const { store, does, inputsOf } = await openAndProcess({
      approveFiling: late.answered,
      rejectReasons: code(500),
    });
    await does(rejectionEdited({ chosenIds: [], additionalText: 'Call us.' }));
    store.dispatch(approvalConfirmed());
    await does(rejectionConfirmed());
    expect(inputsOf('rejectFiling')).toEqual([]);
    await late.comes(APPROVED);
  });
});

it('a rejection whose page is left for another page of the filing leads to the queue, or says there why not', async () => {
  const late = lateAnswer();
  const { store, does, review } = await openAndProcess({
    rejectFiling: late.answered,
    rejectReasons: code(500),
  });
  await does(rejectionEdited({ chosenIds: [], additionalText: 'Call us.' }));
  store.dispatch(rejectionConfirmed());
  await does(formClosed());
  await late.comes(code(500, { pendingFiling: lockedByMe() }));
  expect(review()).toMatchObject({ message: 'Error rejecting filing.', work: 'none' });
  expect(store.getState().queue.lateDecisions).toEqual([]);
});

describe('The lock of a review that is left before Process was answered', () => {
  async function processesAndLeaves() {
    const late = lateAnswer();
    const app = await openReview({ transactionLock: late.answered, releaseTransactionLock: ok() });
    app.store.dispatch(processChosen());
    await app.does(reviewLeft());
    return { ...app, ...late };
  }

  it('is given up once it is known to be taken, and not before', async () => {
    const { comes, inputsOf, review } = await processesAndLeaves();
    expect(inputsOf('releaseTransactionLock')).toEqual([]);
    await comes(answer(lockedByMe()));
    expect(inputsOf('releaseTransactionLock')).toEqual([{ query: { transSeqId: '7' } }]);
    expect(review().filing).toBeNull();
    expect(sessionStorage.getItem('processing')).toBeNull();
  });

  it('is left to whoever else has it', async () => {
    const { comes, inputsOf } = await processesAndLeaves();
    await comes(refused(lockedByOther()));
    expect(inputsOf('releaseTransactionLock')).toEqual([]);
  });

  it('is kept where the same filing is open again', async () => {
    const { does, comes, inputsOf } = await processesAndLeaves();
    await does(reviewOpened(NUMBERS));
    await comes(answer(lockedByMe()));
    expect(inputsOf('releaseTransactionLock')).toEqual([]);
  });

  it('is not shown at the review of another filing, where Process can be pressed', async () => {
    const { does, comes, answers, review, inputsOf } = await processesAndLeaves();
    answers.set('pendingFiling', [otherFiling]);
    await does(reviewOpened(OTHER));
    answers.set('transactionLock', [refused(other(lockedByOther()))]);
    await does(processChosen());
    expect(inputsOf('transactionLock')).toHaveLength(2);
    await comes(answer(lockedByMe()));
    expect(review().filing).toMatchObject({ entityName: 'Other LLC' });
  });
});

describe('What was asked for one filing', () => {
  const AFFIDAVIT = {
    id: 'a',
    fileName: 'affidavit.pdf',
    fileData: 'JVBERi0=',
    mimeType: 'application/pdf',
    isPrivate: true,
    clientLocation: '',
  };

  it('is not shown at the review of another one: neither its documents nor a private file', async () => {
    const late = lateAnswer();
    const app = await openReview({ pendingFilingPdf: late.answered });
    app.store.dispatch(documentsRequested());
    app.store.dispatch(privateFileChosen({ id: 'a', fileName: 'affidavit.pdf', how: 'show' }));
    await app.does(reviewLeft());
    app.answers.set('pendingFiling', [otherFiling]);
    await app.does(reviewOpened(OTHER));
    await late.comes(ok({ pdf: 'JVBERi0=', attachments: [AFFIDAVIT] }));
    expect(app.review()).toMatchObject({
      documents: { status: 'none' },
      shownFile: null,
      seenFile: '',
      isFetchingFile: false,
    });
  });

  it('keeps nobody from asking for a file of the next one', async () => {
    const late = lateAnswer();
    const app = await openReview({ pendingFilingPdf: late.answered });
    app.store.dispatch(privateFileChosen({ id: 'a', fileName: 'affidavit.pdf', how: 'show' }));
    await app.does(reviewLeft());
    app.answers.set('pendingFiling', [otherFiling]);
    await app.does(reviewOpened(OTHER));
    app.answers.set('pendingFilingPdf', [ok({ attachments: [{ ...AFFIDAVIT, id: 'b' }] })]);
    await app.does(privateFileChosen({ id: 'b', fileName: 'affidavit.pdf', how: 'show' }));
    expect(app.review()).toMatchObject({ shownFile: { id: 'b' }, isFetchingFile: false });
    await late.comes(ok({ attachments: [AFFIDAVIT] }));
    expect(app.review().shownFile).toMatchObject({ id: 'b' });
  });
});

it('a Cancel that waits for its lock leads nowhere once its review is left by another way', async () => {
  const late = lateAnswer();
  const { store, does, visited, answers, review } = await openAndProcess({
    releaseTransactionLock: late.answered,
  });
  store.dispatch(cancelChosen());
  await does(reviewLeft());
  answers.set('pendingFiling', [otherFiling]);
  await does(reviewOpened(OTHER));
  await late.comes(ok());
  expect(visited).toEqual([]);
  expect(review().filing).toMatchObject({ entityName: 'Other LLC' });
});
