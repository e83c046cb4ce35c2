import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { code, waitForSagas, type Answers } from '../../app/testing/start-app';
import PendingReviewPage from './PendingReviewPage';
import { lookRequested } from './review-slice';
import { closesApps, lockedByOther, openAndProcess, openReview, QUEUE, refused } from './testing/open-review';

closesApps();

type Review = Awaited<ReturnType<typeof openReview>>;

const show = ({ store }: Review) =>
  render(
    <Provider store={store}>
      <MemoryRouter>
        <main>
          <PendingReviewPage />
        </main>
      </MemoryRouter>
    </Provider>,
  );
const button = (name: string) => screen.getByRole('button', { name });
const presses = async (name: string) => {
  await userEvent.click(button(name));
  await act(() => waitForSagas());
};
const decision = () => screen.getByRole('heading', { name: 'Decision' });
const opens = async (open: (answers: Answers) => Promise<Review>, answers: Answers = {}) => {
  const app = await open({ pendingFilingPdf: code(404), ...answers });
  show(app);
  await act(() => waitForSagas());
  return app;
};

describe('the focus after the lock was lost', () => {
  it('is at the decision for whoever pressed Process too late', async () => {
    await opens(openReview, { transactionLock: refused(lockedByOther()) });
    await presses('Process');
    expect(screen.queryByRole('button', { name: 'Process' })).toBeNull();
    expect(decision()).toHaveFocus();
  });

  it('is at the decision when Process goes from under it', async () => {
    const { becomes, does } = await opens(openReview);
    button('Process').focus();
    becomes(lockedByOther());
    await act(() => does(lookRequested()));
    expect(decision()).toHaveFocus();
  });

  it('is at the decision after an approval that came too late', async () => {
    await opens(openAndProcess, { approveFiling: refused(lockedByOther()) });
    await presses('Approve');
    await presses('Approve filing');
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(decision()).toHaveFocus();
  });

  it('is at the decision when the question before an approval goes', async () => {
    const { becomes, does } = await opens(openAndProcess);
    await presses('Approve');
    becomes(lockedByOther());
    await act(() => does(lookRequested()));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(decision()).toHaveFocus();
  });

  it('stays where it is when another button has gone', async () => {
    const { becomes, does } = await opens(openReview);
    button('Cancel').focus();
    becomes(lockedByOther());
    await act(() => does(lookRequested()));
    expect(button('Cancel')).toHaveFocus();
  });
});

const DECIDED = {
  state: 'rejected',
  decidedBy: 'admin',
  decision: {
    reasons: ['The photo ID has expired.', 'The photo ID has expired.'],
    leftOut: [],
    mail: { to: 'filer@sample.example', subject: 'Rejected', state: 'done' },
  },
} as const;

it('leads back from a decided filing, of which there is nothing to cancel, and tells each reason', async () => {
  const { becomes, does } = await opens(openReview);
  expect(screen.queryByRole('link', { name: /Back/ })).not.toBeInTheDocument();
  becomes(DECIDED);
  await act(() => does(lookRequested()));
  expect(screen.getAllByText('The photo ID has expired.')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Back/ })).toHaveAttribute('href', QUEUE);
});
