import { ok, waitForSagas } from '../../../app/testing/start-app';
import { unsavedInputChanged } from '../../../session/control-slice';
import type { Coming, Filing } from '#rules';
import { llc, DRAFT_REFERENCE, onRecord, openAddressChange, startFiling } from '../../testing/start-filing';
import { filingChanged, stepEntered, stepSubmitted } from '../draft-slice';
import { paymentRequested } from '../payment-slice';

beforeEach(() => sessionStorage.clear());

const elsewhere = llc({ email: 'entered-in-another-tab@example.com' });

const comesToTheFront = async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  await waitForSagas();
};
const keptFiling = async () => {
  const app = await startFiling({
    saveFiling: ok({ refId: DRAFT_REFERENCE }),
    getFiling: ok({ filing: JSON.stringify(elsewhere) }),
  });
  app.store.dispatch(stepSubmitted({ step: 'intro', filing: llc() }));
  await waitForSagas();
  return app;
};

it('shows what another tab has saved, without saving it again', async () => {
  const { draft, inputsOf } = await keptFiling();
  await comesToTheFront();
  expect(draft().filing.email).toBe('entered-in-another-tab@example.com');
  expect(inputsOf('getFiling')).toEqual([{ body: { refId: DRAFT_REFERENCE } }]);
  expect(inputsOf('saveFiling')).toHaveLength(1);
});

it('leaves alone what is being entered here', async () => {
  const { store, draft, inputsOf } = await keptFiling();
  store.dispatch(unsavedInputChanged(true));
  await comesToTheFront();
  expect(draft().filing.email).toBe('');
  expect(inputsOf('getFiling')).toEqual([]);
});

it('asks nothing before the filing was kept', async () => {
  const { inputsOf } = await startFiling();
  await comesToTheFront();
  expect(inputsOf('getFiling')).toEqual([]);
});

const COMING: Coming = {
  code: 'delayed',
  on: '2027-07-02T05:59:00.000Z',
  transactionType: 'CHG_ENT_ADR',
  document: '20261000004',
  facts: ['principalOffice'],
};

/** A change of address, on whose entity something has come to be filed since it was begun. */
async function changeOfAddress(more: object = {}) {
  const app = await openAddressChange({
    ...onRecord(),
    saveFiling: ok({ refId: DRAFT_REFERENCE, version: 1 }),
  });
  const { store, draft, answers } = app;
  store.dispatch(filingChanged(draft().filing));
  await waitForSagas();
  const { recordValues, ...filing } = draft().filing;
  const renewed = {
    ...filing,
    recordValues: recordValues && { ...recordValues, coming: [COMING] },
  } as Filing;
  answers.set('getFiling', [ok({ filing: JSON.stringify(renewed), version: 1, ...more })]);
  return { ...app, coming: () => draft().filing.recordValues?.coming };
}

it('shows on the review what has come to be filed on the entity since, and on no other page', async () => {
  const { enter, coming, inputsOf } = await changeOfAddress();
  await enter('effectivedate');
  expect(inputsOf('getFiling')).toEqual([]);
  await enter('filingreview');
  expect(coming()).toEqual([COMING]);
  expect(inputsOf('saveFiling')).toHaveLength(1);
});

it('reads it once the page before the review is saved', async () => {
  const { enter, coming, store, inputsOf } = await changeOfAddress();
  store.dispatch(unsavedInputChanged(true));
  await enter('filingreview');
  expect(inputsOf('getFiling')).toEqual([]);
  store.dispatch(unsavedInputChanged(false));
  await waitForSagas();
  expect(coming()).toEqual([COMING]);
});

it('keeps what its filer was told when a payment was refused', async () => {
  const problems = [{ path: 'fee', code: 'feeChanged', message: 'The fee has changed.' }];
  const { enter, store } = await changeOfAddress({ problems });
  await enter('filingreview');
  expect(store.getState().payment).toMatchObject({ status: 'refused', problems });
});

it('reads a formation no second time for its review', async () => {
  const { enter, inputsOf } = await keptFiling();
  await enter('filingreview');
  expect(inputsOf('getFiling')).toEqual([]);
});

it('lets an answer go that arrives after the filer has chosen to pay', async () => {
  const { coming, store, inputsOf } = await changeOfAddress();
  const before = coming();
  store.dispatch(stepEntered({ filingType: 'chgpoa', step: 'filingreview', query: {} }));
  store.dispatch(paymentRequested({ fee: 10, confirmed: [] }));
  await waitForSagas();
  expect(inputsOf('getFiling')).toHaveLength(1);
  expect(coming()).toEqual(before);
});
