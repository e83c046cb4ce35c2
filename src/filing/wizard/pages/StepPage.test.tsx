import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { managementRules } from '#rules';
import { http, ok, waitForSagas } from '../../../app/testing/start-app';
import { RadioGroup } from '../../../controls/fields/RadioGroup';
import { redirectedForEdit } from '../../../session/control-slice';
import { DRAFT_REFERENCE, startFiling } from '../../testing/start-filing';
import { StepPage } from './StepPage';
import { errorSummary } from '../../../../tests/setup/error-summary';
import { findErrorMessage } from '../../../../tests/setup/error-message';

beforeAll(() => {
  // jsdom has the element but not its methods.
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
beforeEach(() => sessionStorage.clear());

const show = async (
  answers: Parameters<typeof startFiling>[0] = { saveFiling: ok({ refId: DRAFT_REFERENCE }) },
) => {
  const app = await startFiling(answers, 'management');
  render(
    <Provider store={app.store}>
      <MemoryRouter>
        <StepPage rules={managementRules}>
          <RadioGroup
            name="managedBy"
            options={[
              { value: 'MBR', label: 'Members' },
              { value: 'MGR', label: 'Managers' },
            ]}
          />
          <RadioGroup
            name="hasOneMember"
            options={[
              { value: 'Y', label: 'Yes' },
              { value: 'N', label: 'No' },
            ]}
          />
        </StepPage>
      </MemoryRouter>
    </Provider>,
  );
  return { ...app, user: userEvent.setup() };
};
const choose = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('radio', { name: 'Members' }));
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
};

it('shows its place in the flow and its title', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Management & members');
  expect(screen.getByText('Step 4 of 11')).toBeVisible();
  expect(document.title).toBe('Management & members - Step 4 of 11 - Office');
});

it('shows nothing wrong before Next, then every problem with focus on the summary', async () => {
  const { user, visited } = await show();
  expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const summary = await errorSummary();
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent('Choose Managers or Members.Choose Yes or No.');
  expect(document.title).toMatch(/^Error: /);
  expect(visited).toEqual([]);
});

it('continues with Enter once the rules are kept', async () => {
  const { user, visited, draft } = await show();
  await choose(user);
  await user.keyboard('{Enter}');
  await waitForSagas();
  expect(draft().filing.managementValues).toEqual({ managedBy: 'MBR', hasOneMember: 'Y' });
  expect(visited).toEqual(['/business/filing/llc/formation']);
});

it('keeps the input and says so when the save fails', async () => {
  const { user } = await show({ saveFiling: http(500) });
  await choose(user);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await findErrorMessage()).toHaveTextContent(/try again/);
  expect(screen.getByRole('radio', { name: 'Members' })).toBeChecked();
});

it('reads Save changes while the step is edited from review, and Cancel leads back there', async () => {
  const { user, store, visited } = await show();
  act(() => void store.dispatch(redirectedForEdit({ previousPage: 'filingreview' })));
  expect(await screen.findByRole('button', { name: 'Save changes' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard these changes' }));
  await waitForSagas();
  expect(visited).toEqual(['/business/filing/llc/filingreview']);
});

it('asks before everything is lost', async () => {
  const { user, visited, draft } = await show();
  await user.click(screen.getByRole('button', { name: 'Delete this filing' }));
  const question = 'Are you sure that you want to Cancel? All of the information you entered will be lost.';
  expect(screen.getByRole('alertdialog')).toHaveTextContent(question);
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(draft().status).toBe('ready');
  await user.click(screen.getByRole('button', { name: 'Delete this filing' }));
  await user.click(screen.getByRole('button', { name: 'Yes please, cancel' }));
  await waitForSagas();
  expect(visited).toEqual(['/business/fileaform']);
  expect(draft().status).toBe('none');
});

it('notes unsaved input for the leave guard', async () => {
  const { user, store } = await show();
  expect(store.getState().control.hasUnsavedInput).toBe(false);
  await user.click(screen.getByRole('radio', { name: 'Managers' }));
  expect(store.getState().control.hasUnsavedInput).toBe(true);
});
