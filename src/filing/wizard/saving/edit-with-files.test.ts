import { ok, waitForSagas } from '../../../app/testing/start-app';
import { DRAFT_REFERENCE, llc, startFiling } from '../../testing/start-filing';
import { editCanceled, editRequested, stepSubmitted } from '../draft-slice';

beforeEach(() => sessionStorage.clear());

const informed = (additionalInfo: string, additionalInfoAttachmentRadio: 'Y' | 'N') => {
  const { additionalInfoValues } = llc();
  return llc({
    additionalInfoValues: { ...additionalInfoValues, additionalInfo, additionalInfoAttachmentRadio },
  });
};

/** The filer has said from review that something is to be attached after all, and saved that. */
async function attachesAfterAll() {
  const app = await startFiling({ saveFiling: ok({ refId: DRAFT_REFERENCE }) });
  await app.enter('filingreview');
  app.store.dispatch(editRequested({ step: 'additionalinfo' }));
  await app.enter('additionalinfo');
  app.store.dispatch(stepSubmitted({ step: 'additionalinfo', filing: informed('A long text', 'Y') }));
  await waitForSagas();
  return app;
}

it('goes on with the files, as the same edit', async () => {
  const { store, visited, enter } = await attachesAfterAll();
  expect(visited.at(-1)).toBe('/business/filing/llc/attachments');
  await enter('attachments');
  expect(store.getState().control).toMatchObject({ edited: false, navigation: { redirected: true } });
  store.dispatch(stepSubmitted({ step: 'attachments', filing: informed('A long text', 'N') }));
  await waitForSagas();
  expect(visited.at(-1)).toBe('/business/filing/llc/filingreview');
  expect(store.getState().control).toMatchObject({ edited: true, navigation: { redirected: false } });
});

it('keeps the text where Cancel gives the files up', async () => {
  const { store, visited, enter, draft } = await attachesAfterAll();
  await enter('attachments');
  store.dispatch(editCanceled());
  await waitForSagas();
  expect(visited.at(-1)).toBe('/business/filing/llc/filingreview');
  expect(draft().filing).toEqual(informed('A long text', 'N'));
});
