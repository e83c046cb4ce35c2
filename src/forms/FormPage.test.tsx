import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { changePasswordRules } from '#rules';
import { wholeStore } from '../app/testing/whole-store';
import { PasswordField } from '../controls/fields/PasswordField';
import { errorMessage, queryErrorMessage } from '../../tests/setup/error-message';
import { FormPage } from './FormPage';
import { refusalOutdated, submitRefused } from './form-slice';

/** The form, filled in, and the store whose refusals it shows. */
function showForm() {
  const store = wholeStore();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <FormPage
          title="Change password"
          rules={changePasswordRules}
          initialValues={{ password: 'wrong', newPassword: '', retypedPassword: '' }}
          onSubmit={() => undefined}
          primaryAction="Change password"
        >
          <PasswordField name="password" autoComplete="current-password" />
        </FormPage>
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

it('says nothing of an earlier submit next to what is wrong with the entry as it is now', async () => {
  const store = showForm();
  act(() => void store.dispatch(submitRefused({ message: 'It does not match.' })));
  expect(errorMessage()).toHaveTextContent('It does not match.');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('There is a problem', { exact: false })).toBeVisible();
  expect(screen.queryByText(/It does not match/)).toBeNull();
  expect(queryErrorMessage()).toBeNull();
});

it('brings what was refused into view, once each time, where the button is far below it', async () => {
  const shown: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    shown.push(this.textContent);
  };
  const store = showForm();
  for (const message of ['It does not match.', 'It does not match.']) {
    act(() => void store.dispatch(submitRefused({ message })));
    act(() => void store.dispatch(refusalOutdated()));
  }
  expect(shown).toEqual(['Error - It does not match.', 'Error - It does not match.']);
});
