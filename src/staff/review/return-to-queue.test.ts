import { code, ok, waitForSagas } from '../../app/testing/start-app';
import { queueShown } from '../queue/queue-slice';
import { rejectionConfirmed, rejectionEdited } from '../rejection/rejection-slice';
import { approvalConfirmed, cancelChosen } from './review-slice';
import { closesApps, openAndProcess, openReview, PROCESSED, QUEUE } from './testing/open-review';

closesApps();

const CAME_FROM = { page: 3, order: 'newest' } as const;

describe('the part of the queue that a filing was opened from is shown again', () => {
  it('after Cancel', async () => {
    const { does, visited } = await openAndProcess();
    await does(queueShown(CAME_FROM));
    await does(cancelChosen());
    expect(visited).toEqual([`${QUEUE}?page=3&order=newest`]);
  });

  it('after an approval, with its success', async () => {
    const { does, visited, store } = await openAndProcess({ approveFiling: ok() });
    await does(queueShown(CAME_FROM));
    await does(approvalConfirmed());
    expect(visited).toEqual([`${QUEUE}?page=3&order=newest`]);
    expect(store.getState().queue.confirmation).toBe(PROCESSED);
  });

  it('after a rejection, with its success', async () => {
    const { does, visited, store } = await openAndProcess({ rejectFiling: ok(), rejectReasons: code(500) });
    await does(queueShown(CAME_FROM));
    await does(rejectionEdited({ chosenIds: [], additionalText: 'Call us.' }));
    await does(rejectionConfirmed());
    await waitForSagas();
    expect(visited).toEqual([`${QUEUE}?page=3&order=newest`]);
    expect(store.getState().queue.confirmation).toBe(PROCESSED);
  });
});

it('a review that cannot be shown knows it after a reload, for the link back', async () => {
  sessionStorage.setItem('queueView', JSON.stringify(CAME_FROM));
  const { review, store } = await openReview({ pendingFiling: code(404) });
  expect(review().status).toBe('failed');
  expect(store.getState().queue.lastView).toEqual(CAME_FROM);
});

it('whoever came from nowhere, or from what cannot be read, finds the queue as it opens', async () => {
  sessionStorage.setItem('queueView', '{"page":"third"}');
  const { does, visited } = await openAndProcess();
  await does(cancelChosen());
  expect(visited).toEqual([QUEUE]);
});
