import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ok } from '../../app/testing/start-app';
import { answer, closesApps, decidedFiling, openReview } from '../review/testing/open-review';
import PendingRejectPage from './PendingRejectPage';
import RejectConfirmPage from './RejectConfirmPage';
import { rejectionEdited, rejectionOpened } from './rejection-slice';

closesApps();

const REJECT = '/business/admin/pendingreject/20101001100/20261001100';
const CONFIRM = '/business/admin/rejectconfirm/20101001100/20261001100';

async function opens(path: string, entered?: string) {
  const { store, does } = await openReview({
    pendingFiling: answer(decidedFiling('rejected', 'admin')),
    rejectReasons: ok({ rejectReasons: [] }),
  });
  await does(rejectionOpened());
  if (entered !== undefined) await does(rejectionEdited({ chosenIds: [], additionalText: entered }));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/business/admin/pendingreject/*" element={<PendingRejectPage />} />
          <Route path="/business/admin/rejectconfirm/*" element={<RejectConfirmPage />} />
          <Route path="/business/admin/pendingreview/*" element="The decided filing" />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
}

it.each([REJECT, CONFIRM])('leads from %s of a filing that is decided to what was decided', async (path) => {
  await opens(path);
  expect(screen.getByText('The decided filing')).toBeVisible();
});

it('keeps what was written for a filing that somebody else has decided', async () => {
  await opens(REJECT, 'Call us.');
  expect(screen.getByRole('textbox')).toHaveValue('Call us.');
});
