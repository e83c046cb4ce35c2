import { code, http, noResponse, ok, type Answers } from '../../app/testing/start-app';
import { userSignedOff } from '../../session/slice';
import { reviewLeft, reviewOpened } from '../review/review-slice';
import {
  NUMBERS,
  QUEUE,
  lockedByOther,
  decidedFiling,
  answer,
  refused,
  openReview,
  openAndProcess,
  closesApps,
} from '../review/testing/open-review';
import { rejectionConfirmed, rejectionEdited, rejectionOpened, rejectionSubmitted } from './rejection-slice';

closesApps();

const REASONS = [
  { id: 'A', code: 'A', order: 1, group: 'Affidavit', shortReason: 'Not signed', longReason: 'Not signed.' },
].map((reason) => ({ ...reason, selected: false }));

describe('A rejection', () => {
  const writes = async (answers: Answers = {}) => {
    const app = await openAndProcess({ rejectReasons: ok({ rejectReasons: REASONS }), ...answers });
    await app.does(rejectionOpened());
    await app.does(rejectionEdited({ chosenIds: ['A'], additionalText: 'Call us.' }));
    return app;
  };

  it('goes to its confirmation under the numbers of the filing', async () => {
    const { does, visited } = await writes();
    await does(rejectionSubmitted());
    expect(visited).toEqual([`/business/admin/rejectconfirm/${NUMBERS.masterId}/${NUMBERS.transId}`]);
  });

  it('sends the reasons and is confirmed in the queue; nothing of it stays', async () => {
    const { does, inputsOf, visited } = await writes({
      rejectFiling: answer(decidedFiling('rejected', 'admin')),
    });
    await does(rejectionConfirmed());
    expect(inputsOf('rejectFiling')).toMatchObject([
      {
        body: {
          filing: { transSeqId: '7', version: 2 },
          rejectReasons: [
            { id: 'A', longReason: 'Not signed.' },
            { id: '', longReason: 'Call us.' },
          ],
        },
      },
    ]);
    expect(visited).toEqual([QUEUE]);
    expect(sessionStorage.getItem('rejection')).toBeNull();
  });

  it.each([
    ['500', code(500), 'Error rejecting filing.'],
    ['409', refused(lockedByOther()), 'Error rejecting filing. Status: 409'],
    [
      '409 and a sentence',
      code(409, { message: 'Changed.' }),
      'Error rejecting filing. Status: 409 Changed.',
    ],
    [
      '422',
      code(422, { message: 'One of the reasons is no longer offered. Choose again.' }),
      'Error rejecting filing. Status: 422 One of the reasons is no longer offered. Choose again.',
    ],
    [
      'the error 422',
      http(422, { problems: [{ path: 'reasons', code: 'required', message: 'Choose one.' }] }),
      'Error rejecting filing. Status: 422 Choose one.',
    ],
    ['nothing', noResponse, 'Error rejecting filing.'],
  ])('that is answered with %s is reported and keeps what was written', async (_, refusal, message) => {
    const { does, store } = await writes({ rejectFiling: refusal });
    await does(rejectionConfirmed());
    expect(store.getState().form.message).toBe(message);
    expect(sessionStorage.getItem('rejection')).toContain('Call us.');
  });

  it('whose answer is lost is confirmed as soon as the filing is seen as rejected by this user', async () => {
    const { does, becomes, visited } = await writes({ rejectFiling: noResponse });
    becomes(decidedFiling('rejected', 'admin'));
    await does(rejectionConfirmed());
    expect(visited).toEqual([QUEUE]);
  });

  it('survives the loss of its page', async () => {
    const { does, store } = await writes();
    await does(reviewLeft());
    await does(reviewOpened(NUMBERS));
    await does(rejectionOpened());
    expect(store.getState().rejection).toMatchObject({
      status: 'ready',
      chosenIds: ['A'],
      additionalText: 'Call us.',
    });
  });

  it('is not shown with another filing or to another user', async () => {
    for (const kept of [
      { transactionId: '1', userId: 'admin' },
      { transactionId: NUMBERS.transId, userId: 'b' },
    ]) {
      sessionStorage.setItem('rejection', JSON.stringify({ ...kept, chosenIds: ['A'], additionalText: 'x' }));
      const { does, store } = await openReview({ rejectReasons: ok({ rejectReasons: REASONS }) });
      await does(rejectionOpened());
      expect(store.getState().rejection).toMatchObject({ chosenIds: [], additionalText: '' });
    }
  });

  it('stays when the sign-on ends during the work, and goes when its user logs out', async () => {
    const { does } = await writes();
    await does(userSignedOff());
    expect(sessionStorage.getItem('rejection')).toContain('Call us.');
    await does(reviewLeft());
    await does(userSignedOff());
    expect(sessionStorage.getItem('rejection')).toBeNull();
  });

  it('can do without the reasons of the office', async () => {
    const { store } = await writes({ rejectReasons: http(500) });
    expect(store.getState().rejection).toMatchObject({ status: 'failed', additionalText: 'Call us.' });
  });
});
