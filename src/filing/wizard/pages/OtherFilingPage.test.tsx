import { act, screen } from '@testing-library/react';
import type { StepName } from '#rules';
import { renderStep } from '../../testing/render-step';
import { llc, openAddressChange } from '../../testing/start-filing';
import { waitForSagas } from '../../../app/testing/start-app';
import { draftSaved, filingRestored, stepEntered } from '../draft-slice';
import { newFilingChosen, otherFilingContinued } from '../entry/entity-entry-slice';
import OtherFilingPage from './OtherFilingPage';

beforeEach(() => sessionStorage.clear());

/** A change of address in which something was entered, and the page of a formation opened in its window. */
async function opensFormation(step: StepName = 'intro') {
  const app = await openAddressChange();
  const { store, draft } = app;
  store.dispatch(draftSaved({ refId: 'reference-of-the-draft-0001', filing: draft().filing }));
  const page = { filingType: 'llc' as const, step, query: {} };
  store.dispatch(stepEntered(page));
  await waitForSagas();
  return { ...app, page };
}

it.each(['intro', 'management'] as const)(
  'asks on the %s of another filing, and leaves the one in progress',
  async (step) => {
    const { entry, draft, visited } = await opensFormation(step);
    expect(entry().status).toBe('asking');
    expect(draft().filing.filingType).toBe('chgpoa');
    expect(visited).toEqual([]);
  },
);

it('continues the filing in progress where something is missing in it, in the place of the page', async () => {
  const { store, entries } = await opensFormation();
  store.dispatch(otherFilingContinued());
  await waitForSagas();
  expect(entries).toMatchObject([{ path: '/business/filing/chgpoa/principalofficeaddress', replace: true }]);
});

it('begins the other one when the filer wants it', async () => {
  const { store, draft, entry, page } = await opensFormation();
  store.dispatch(newFilingChosen(page));
  await waitForSagas();
  expect(entry().status).toBe('idle');
  expect(draft()).toMatchObject({ refId: '', filing: { filingType: 'llc' } });
});

it('keeps the filing in progress where the other one cannot be begun', async () => {
  const { store, draft, entry } = await opensFormation();
  const query = { entityId: 'no-number', transTyp: 'AMD_LLC' };
  store.dispatch(newFilingChosen({ filingType: 'amend', step: 'intro', query }));
  await waitForSagas();
  expect(entry().refused?.reason).toBe('unknownEntity');
  expect(draft().filing.filingType).toBe('chgpoa');
});

it.each([
  ['an introduction', 'intro', true],
  ['a later step', 'management', false],
] as const)('on %s says what is in progress, and what can be done', async (_, step, canBegin) => {
  const { store, user, actions } = renderStep(<OtherFilingPage type="dpc" step={step} />);
  const entityNameValues = { ...llc().entityNameValues, name: 'Aspen Trail LLC' };
  act(() => void store.dispatch(filingRestored({ refId: 'a', filing: llc({ entityNameValues }) })));
  expect(screen.getByText(/Articles of Organization.* for Aspen Trail LLC/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Begin the new filing instead' }) !== null).toBe(canBegin);
  await user.click(screen.getByRole('button', { name: 'Continue the filing in progress' }));
  expect(actions).toContainEqual(otherFilingContinued());
});
