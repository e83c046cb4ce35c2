import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { code, waitForSagas } from '../../app/testing/start-app';
import { queueShown } from '../queue/queue-slice';
import ReviewArea from './ReviewArea';
import { closesApps, NUMBERS, openReview, QUEUE } from './testing/open-review';

closesApps();

it('a review that cannot be shown leads back to the part of the queue that it was opened from', async () => {
  const { store } = await openReview({ pendingFiling: code(404) });
  store.dispatch(queueShown({ page: 3, order: 'newest' }));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[`/review/${NUMBERS.masterId}/${NUMBERS.transId}`]}>
        <Routes>
          <Route path="review/:masterId/:transId" element={<ReviewArea />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  await act(() => waitForSagas());
  expect(screen.getByRole('link', { name: 'Return to the pending queue' })).toHaveAttribute(
    'href',
    `${QUEUE}?page=3&order=newest`,
  );
});
