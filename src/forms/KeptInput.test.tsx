import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { managementRules } from '#rules';
import { RadioGroup } from '../controls/fields/RadioGroup';
import { controlCleared } from '../session/control-slice';
import { startApp } from '../app/testing/start-app';
import { submitCompleted } from './form-slice';
import { FormPage } from './FormPage';
import { inputDropped } from './kept-input-slice';

const MEMBERS = { value: 'MBR', label: 'Members' };

function Pages() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const to = (path: string) => () => void navigate(path);
  return (
    <>
      <button onClick={to('/first')}>First</button>
      <button onClick={to('/second')}>Second</button>
      {pathname === '/first' && (
        <FormPage
          title="First"
          rules={managementRules}
          initialValues={{ managedBy: '', hasOneMember: '' }}
          onSubmit={jest.fn()}
          inputKey="first"
        >
          <RadioGroup name="managedBy" options={[MEMBERS]} />
        </FormPage>
      )}
    </>
  );
}

const show = async () => {
  window.history.replaceState(null, '', '/first');
  const { store } = await startApp();
  render(
    <Provider store={store}>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </Provider>,
  );
  const user = userEvent.setup();
  const go = (name: string) => user.click(screen.getByRole('button', { name }));
  const members = () => screen.getByRole('radio', { name: 'Members' });
  await user.click(members());
  return { store, go, members };
};

it('has what was entered when the page is opened again, although the rules would refuse it', async () => {
  const { go, members } = await show();
  await go('Second');
  await go('First');
  expect(members()).toBeChecked();
});

it.each([
  ['the page was submitted', submitCompleted],
  ['the change was canceled', inputDropped],
])('forgets it when %s', async (_why, event) => {
  const { store, go, members } = await show();
  act(() => void store.dispatch(event()));
  await go('Second');
  await go('First');
  expect(members()).not.toBeChecked();
});

it('forgets it when the filing ends', async () => {
  const { store, go, members } = await show();
  await go('Second');
  act(() => void store.dispatch(controlCleared()));
  await go('First');
  expect(members()).not.toBeChecked();
});

it('keeps it in no storage of the browser', async () => {
  const { go } = await show();
  await go('Second');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('MBR');
});
