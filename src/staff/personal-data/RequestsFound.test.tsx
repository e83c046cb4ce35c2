import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { wholeStore } from '../../app/testing/whole-store';
import { RequestsFound } from './RequestsFound';
import { requestsAnswered, requestsMissed, requestsWanted } from './requests-slice';

const shown = () => {
  const store = wholeStore();
  const askAgain = () => store.dispatch(requestsWanted({ search: '', page: 1 }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <h1 tabIndex={-1}>PII requests</h1>
        <RequestsFound onPage={askAgain} onRetry={askAgain} />
      </MemoryRouter>
    </Provider>,
  );
  return store;
};

it('leaves focus on the heading when the button of another try goes with its press', async () => {
  const store = shown();
  act(() => void store.dispatch(requestsMissed('Error retrieving requests')));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('names who entered a request as the sign-on provider calls them', () => {
  const store = shown();
  const request = {
    entityId: '20101000002',
    entityName: 'Birch LLC',
    piiDocId: '20101000020',
    removalDocId: '20101000021',
    dateTime: '2026-11-20T16:00:00Z',
    filers: ['Sam Tester'],
  };
  const requests = [
    { ...request, id: '2', userId: '4f1c', userName: 'Jordan Okafor' },
    { ...request, id: '1', userId: 'admin' },
  ];
  act(() => void store.dispatch(requestsAnswered({ count: 2, page: 1, requests })));
  expect(screen.getAllByText(/ by /).map(({ textContent }) => textContent?.split(' by ')[1])).toEqual([
    'Jordan Okafor',
    'admin',
  ]);
});
