import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { wholeStore } from '../app/testing/whole-store';
import { ClockForm } from './ClockForm';
import { developerRequestFailed } from './developer-slice';
import { errorSummary } from '../../tests/setup/error-summary';

const show = () => {
  const actions: UnknownAction[] = [];
  const recorder: Middleware = () => (next) => (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };
  const store = wholeStore(recorder);
  render(
    <Provider store={store}>
      <ClockForm />
    </Provider>,
  );
  const moves = () => actions.filter(({ type }) => type === 'developer/clockMoveRequested');
  return { user: userEvent.setup(), moves };
};
const box = () => screen.getByLabelText(/^Move the clock to/);

it.each(['', 'tomorrow', '2026-12-01', '2026-13-01T09:00:00Z', '2026-02-30T09:00:00Z'])(
  'refuses "%s", in a summary that leads to the field',
  async (typed) => {
    const { user, moves } = show();
    if (typed) await user.type(box(), typed);
    await user.click(screen.getByRole('button', { name: 'Move' }));
    const group = await errorSummary();
    // The problems are shown a moment before the submit has ended.
    await waitFor(() => expect(group).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Enter a date and time as 2026-12-01T09:00:00Z.' }));
    expect(box()).toHaveFocus();
    expect(moves()).toEqual([]);
  },
);

it.each([
  [' 2026-12-01T09:00:00Z ', '2026-12-01T09:00:00.000Z'],
  ['2026-12-01T09:00-07:00', '2026-12-01T16:00:00.000Z'],
])('moves the clock to "%s"', async (typed, now) => {
  const { user, moves } = show();
  await user.type(box(), typed);
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(moves()).toEqual([{ type: 'developer/clockMoveRequested', payload: { now } }]);
});

it('goes back to the real time', async () => {
  const { user, moves } = show();
  await user.click(screen.getByRole('button', { name: 'Back to the real time' }));
  expect(moves()).toEqual([{ type: 'developer/clockMoveRequested', payload: { now: null } }]);
});

it('does not ask twice while the clock is being moved', async () => {
  const { user, moves } = show();
  const back = screen.getByRole('button', { name: 'Back to the real time' });
  await user.click(back);
  await user.click(back);
  expect(moves()).toHaveLength(1);
});

it('does not seem to wait any more once the server has not answered', () => {
  const store = wholeStore();
  render(
    <Provider store={store}>
      <ClockForm />
    </Provider>,
  );
  expect(screen.getByText('Asking the server…')).toBeVisible();
  act(() => void store.dispatch(developerRequestFailed('The server did not answer.')));
  expect(screen.getByText('The server did not say its time.')).toBeVisible();
});
