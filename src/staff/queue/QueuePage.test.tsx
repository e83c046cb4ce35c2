import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { wholeStore } from '../../app/testing/whole-store';
import { userSignedOn } from '../../session/slice';
import QueuePage from './QueuePage';
import {
  decisionConfirmed,
  lateDecisionTold,
  queueAnswered,
  queueMissed,
  type LateDecision,
  type QueuedFiling,
} from './queue-slice';
import { errorMessage } from '../../../tests/setup/error-message';

const filing = (transSeqId: string, rest: Partial<QueuedFiling> = {}): QueuedFiling => ({
  mstrTransId: `2010100000${transSeqId}`,
  transactionId: `2026100000${transSeqId}`,
  transSeqId,
  transactionDescription: 'Articles of Reinstatement',
  entityName: `Aspen ${transSeqId} LLC`,
  email: 'filer@example.com',
  receivedDateString: '11/20/2026 09:00 AM',
  lockUserId: '',
  deactivateIds: [],
  state: 'unlocked',
  version: 1,
  ...rest,
});

function show(...pendingFilings: QueuedFiling[]) {
  const store = wholeStore();
  store.dispatch(
    userSignedOn({
      userId: 'kim',
      name: 'Kim',
      roles: ['BIZ_FRAUD'],
      mustChangePassword: false,
      tokenEndsAt: '',
    }),
  );
  const answers = (...filings: QueuedFiling[]) =>
    act(
      () => void store.dispatch(queueAnswered({ count: filings.length, page: 1, pendingFilings: filings })),
    );
  const router = createMemoryRouter(
    [
      { path: '/queue', element: <QueuePage /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ['/queue'] },
  );
  const confirmed = () => store.getState().queue.confirmation;
  store.dispatch(decisionConfirmed('Filing processed successfully.'));
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  answers(...pendingFilings);
  return { store, answers, router, confirmed };
}

const link = (name: RegExp) => screen.getByRole('link', { name });

it('says the success of the page before once, with focus, and no more when it is left', async () => {
  const { answers, router, confirmed } = show(filing('1'));
  const message = screen.getByText('Filing processed successfully.').closest('.usa-alert');
  expect(message).toHaveFocus();
  link(/Aspen 1/).focus();
  answers(filing('1'), filing('2'));
  expect(message).not.toHaveFocus();
  expect(message).toBeVisible();
  await act(() => router.navigate('/elsewhere'));
  expect(confirmed()).toBe('');
});

describe('a decision whose review was left before it was answered', () => {
  const late = (kind: LateDecision['kind'], message: string): LateDecision => ({
    kind,
    message,
    filing: filing('9'),
  });
  const tells = ({ store }: ReturnType<typeof show>, told: LateDecision) =>
    act(() => void store.dispatch(lateDecisionTold(told)));

  it('is told with its filing and takes no focus, until a page that told it from its beginning is left', async () => {
    const shown = show(filing('1'));
    link(/Aspen 1/).focus();
    await tells(shown, late('success', 'Filing processed successfully.'));
    expect(screen.getByText('Articles of Reinstatement for Aspen 9 LLC')).toBeVisible();
    expect(link(/Aspen 1/)).toHaveFocus();
    expect(screen.queryByRole('link', { name: /review of Aspen 9/ })).toBeNull();
    // It may have come while the page was on its way out.
    await act(() => shown.router.navigate('/elsewhere'));
    await act(() => shown.router.navigate('/queue'));
    expect(screen.getByText('Articles of Reinstatement for Aspen 9 LLC')).toBeVisible();
    await act(() => shown.router.navigate('/elsewhere'));
    expect(shown.store.getState().queue.lateDecisions).toEqual([]);
  });

  it('and failed is an error that leads to its review', async () => {
    const shown = show(filing('1'));
    await tells(shown, late('error', 'Error approving filing.'));
    expect(errorMessage()).toHaveTextContent('Error approving filing.');
    expect(link(/Open the review of Aspen 9 LLC again/)).toHaveAttribute(
      'href',
      '/business/admin/pendingreview/20101000009/20261000009',
    );
  });
});

it('opens the review by a press anywhere in the row, but not where text is being marked', async () => {
  const { router } = show(filing('1'));
  const cell = screen.getByRole('cell', { name: 'filer@example.com' });
  const marked = jest.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection);
  await userEvent.click(cell);
  expect(router.state.location.pathname).toBe('/queue');
  marked.mockRestore();
  await userEvent.click(cell);
  expect(router.state.location.pathname).toBe('/business/admin/pendingreview/20101000001/20261000001');
});

it('says of each lock whose it is', () => {
  show(
    filing('1', { lockUserId: 'kim', lockedSince: '2026-11-20T16:05:00Z' }),
    filing('2', { lockUserId: 'lee', lockedSince: '2026-11-20T16:05:00Z', lockHasExpired: true }),
  );
  const [, first, second] = screen.getAllByRole('row');
  expect(within(first as HTMLElement).getByText('You since 11/20/2026 09:05 AM')).toBeVisible();
  expect(within(second as HTMLElement).getByText('lee (expired) since 11/20/2026 09:05 AM')).toBeVisible();
});

it('keeps focus with its row, and moves it to the next one when the row goes', () => {
  const { answers } = show(filing('1'), filing('2'), filing('3'));
  link(/Aspen 2/).focus();
  answers(filing('2'), filing('3'));
  expect(link(/Aspen 2/)).toHaveFocus();
  answers(filing('1'), filing('3'));
  expect(link(/Aspen 1/)).toHaveFocus();
});

it('keeps the rows, says that they are old and offers another try when the queue cannot be asked for again', () => {
  const { store } = show(filing('1'));
  act(() => void store.dispatch(queueMissed('Error retrieving pending filings')));
  expect(errorMessage()).toHaveTextContent('Error retrieving pending filings');
  expect(link(/Aspen 1/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('leaves focus on the heading when the button of another try goes with its press', async () => {
  const { store, answers } = show();
  act(() => void store.dispatch(queueMissed('Error retrieving pending filings')));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  answers(filing('1'));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
