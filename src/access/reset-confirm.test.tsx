import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { startApp } from '../app/testing/start-app';
import ResetConfirmPage from './ResetConfirmPage';

const SENT = 'A temporary password has been emailed to you.';
const NOTHING_RESET = 'No password was reset in this window.';

/** The page at a place in the history of the window. */
async function openedAt(idx: number) {
  window.history.replaceState({ idx }, '');
  const { store } = await startApp();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ResetConfirmPage />
      </MemoryRouter>
    </Provider>,
  );
}

afterEach(() => window.history.replaceState(null, ''));

it('says after a reset that a password was mailed', async () => {
  await openedAt(1);
  expect(screen.getByText(SENT)).toBeInTheDocument();
});

it('says that nothing was reset where it is opened by its address', async () => {
  await openedAt(0);
  expect(screen.getByText(NOTHING_RESET)).toBeInTheDocument();
  expect(screen.queryByText(SENT)).toBeNull();
  expect(screen.getByRole('link', { name: 'Reset a password' })).toBeInTheDocument();
});
