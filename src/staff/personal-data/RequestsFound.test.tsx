import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { wholeStore } from '../../app/testing/whole-store';
import { RequestsFound } from './RequestsFound';
import { requestsMissed, requestsWanted } from './requests-slice';

it('leaves focus on the heading when the button of another try goes with its press', async () => {
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
  act(() => void store.dispatch(requestsMissed('Error retrieving requests')));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
