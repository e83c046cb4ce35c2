import { act, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { PATHS, pendingReviewPath } from '#rules';
import { waitForSagas } from '../app/testing/start-app';
import { startStaffArea } from '../app/testing/start-staff-area';
import { queueShown } from './queue/queue-slice';
import StaffArea from './StaffArea';

const FILING = { mstrTransId: '20101001100', transactionId: '20261001100' };

async function linksOf(path: string): Promise<(string | null)[]> {
  const { store } = await startStaffArea({});
  store.dispatch(queueShown({ page: 3, order: 'newest' }));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route element={<StaffArea />}>
            <Route path="*" element={<p>The page</p>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  await act(() => waitForSagas());
  expect(screen.getByText('The page')).toBeInTheDocument();
  const links = screen.queryByRole('navigation', { name: 'Staff' });
  return links
    ? within(links)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    : [];
}

it.each([
  [
    'the review of a filing',
    pendingReviewPath(FILING),
    [PATHS.adminHome, `${PATHS.pendingQueue}?page=3&order=newest`],
  ],
  ['the queue', PATHS.pendingQueue, [PATHS.adminHome]],
  ['the staff home page', PATHS.adminHome, []],
])('leads back from %s to what it was reached from, to the queue as it was left', async (_, path, links) => {
  expect(await linksOf(path)).toEqual(links);
});
