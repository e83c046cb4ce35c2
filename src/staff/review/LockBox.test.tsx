import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { code } from '../../app/testing/start-app';
import { LockBox } from './LockBox';
import { approvalConfirmed } from './review-slice';
import { closesApps, openAndProcess } from './testing/open-review';
import { errorMessage, queryErrorMessage } from '../../../tests/setup/error-message';

closesApps();

it('says why a command was refused on the page that asked for it, and not on the next one', async () => {
  const { store, does } = await openAndProcess({ approveFiling: code(500) });
  const show = () =>
    render(
      <Provider store={store}>
        <LockBox />
      </Provider>,
    );
  const page = show();
  await act(() => does(approvalConfirmed()));
  expect(errorMessage()).toHaveTextContent('Error approving filing.');
  page.unmount();
  show();
  expect(queryErrorMessage()).toBeNull();
});
