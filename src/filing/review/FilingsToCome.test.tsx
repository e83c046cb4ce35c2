import { act, screen } from '@testing-library/react';
import { initialFiling, withEntitySummary, type Coming, type FilingProblem } from '#rules';
import { paymentHandOffNoted } from '../../session/control-slice';
import { sampleSummary } from '../testing/start-filing';
import { renderStep } from '../testing/render-step';
import { filingRefreshed } from '../wizard/draft-slice';
import { paymentRefused } from '../wizard/payment-slice';
import ReviewPage from './ReviewPage';

const delayed = (document: string): Coming => ({
  code: 'delayed',
  on: '2099-07-02T05:59:00.000Z',
  transactionType: 'CHG_ENT_ADR',
  document,
  facts: ['principalOffice'],
});
const untold = (document: string): FilingProblem => ({
  step: 'filingreview',
  path: `recordValues.coming.${document}`,
  code: 'recordChanged',
  message: `Document ${document} is to be read about.`,
});
const begun = (coming: Coming[]) =>
  withEntitySummary(
    initialFiling({ filingType: 'chgpoa', submissionKey: '7e1f4a52-3f0b-4d0e-9a37-6a0a4a9d3c13' }),
    { ...sampleSummary(), coming },
  );

const FIRST = '20261000004';
const SECOND = '20261000005';
const box = () => screen.findByRole('checkbox', { name: /I have read this/ });

it('tells of a filing that a refused payment has brought up once, at the box that confirms it', async () => {
  const { store, user } = renderStep(<ReviewPage />, begun([delayed(FIRST)]));
  await user.click(await box());
  act(() => {
    // The rest of the filing is checked no more.
    store.dispatch(paymentHandOffNoted());
    store.dispatch(filingRefreshed({ filing: begun([delayed(FIRST), delayed(SECOND)]) }));
    store.dispatch(paymentRefused({ problems: [untold(SECOND)] }));
  });
  expect(await box()).not.toBeChecked();
  expect(await box()).toHaveFocus();
  expect(await box()).toHaveAccessibleDescription(/Document 20261000005 is to be read about/);
  expect(screen.queryByText(/Something has changed/)).not.toBeInTheDocument();
  await user.click(await box());
  expect(await box()).toBeChecked();
  expect(screen.queryByText(/is to be read about/)).not.toBeInTheDocument();
});

it('leaves the focus to what else has changed', async () => {
  const fee: FilingProblem = { path: 'fee', code: 'feeChanged', message: 'The fee is now $40.' };
  const { store } = renderStep(<ReviewPage />, begun([delayed(FIRST)]));
  await box();
  act(() => {
    store.dispatch(paymentRefused({ problems: [untold(FIRST), fee] }));
  });
  const changes = (await screen.findByText('The fee is now $40.')).closest('.usa-alert');
  expect(changes).toHaveFocus();
  expect(changes).not.toHaveTextContent(/is to be read about/);
  expect(await box()).toHaveAccessibleDescription(/is to be read about/);
});

it('tells of one that the review does not list with what else has changed', async () => {
  const { store } = renderStep(<ReviewPage />, begun([delayed(FIRST)]));
  await box();
  act(() => {
    store.dispatch(paymentRefused({ problems: [untold(SECOND)] }));
  });
  const told = (await screen.findByText(/Something has changed/)).closest('.usa-alert');
  expect(told).toHaveTextContent('Document 20261000005 is to be read about.');
});
