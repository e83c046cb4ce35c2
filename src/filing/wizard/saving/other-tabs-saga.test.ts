import { ok, waitForSagas } from '../../../app/testing/start-app';
import { unsavedInputChanged } from '../../../session/control-slice';
import { stepSubmitted } from '../draft-slice';
import { llc, DRAFT_REFERENCE, startFiling } from '../../testing/start-filing';

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
