import { sentence, term } from '#rules';
import { http, noResponse, ok, waitForSagas } from '../../../app/testing/start-app';
import { unsavedInputChanged } from '../../../session/control-slice';
import { DRAFT_REFERENCE, llc, startFiling } from '../../testing/start-filing';
import { answerChosen, backgroundSaveRequested, filingCleared, stepSubmitted } from '../draft-slice';
import { paymentRequested } from '../payment-slice';
import { saveForLater } from '../return/save-for-later-saga';

let app: Awaited<ReturnType<typeof startFiling>>;

beforeEach(() => sessionStorage.clear());
// All applications of this file share one window.
afterEach(() => void app.store.dispatch(filingCleared()));

const saved = (version: number) => ok({ refId: DRAFT_REFERENCE, version });
const managed = (managedBy: 'MBR' | 'MGR', email = '') =>
  llc({ managementValues: { managedBy, hasOneMember: 'Y' }, email });
const savedSince = (filing: object, version: number) =>
  http(412, { data: { filing: JSON.stringify(filing), version } });

/** Next on the management page, entered as managed by members, while another tab has saved managers. */
async function both(...answers: object[]) {
  app = await startFiling({
    saveFiling: [saved(1), savedSince(managed('MGR'), 2), ...answers] as never,
  });
  app.store.dispatch(stepSubmitted({ step: 'intro', filing: llc() }));
  await waitForSagas();
  await app.enter('management');
  app.visited.length = 0;
  app.store.dispatch(stepSubmitted({ step: 'management', filing: managed('MBR') }));
  await app.enter('formation');
  return app;
}
const lastSaved = () => app.inputsOf('saveFiling').at(-1) as { body: { filing: object; version: number } };
const choose = async (keeps: 'saved' | 'entered') => {
  app.store.dispatch(answerChosen({ part: 'managementValues', keeps }));
  app.store.dispatch(backgroundSaveRequested('management'));
  await waitForSagas();
};
const UNDECIDED = { managementValues: managed('MBR').managementValues };

it('keeps the saved answer until the filer has decided, and takes them back to the step', async () => {
  const { draft, visited } = await both(saved(3));
  expect(draft()).toMatchObject({ filing: managed('MGR'), undecided: UNDECIDED, saving: { refused: null } });
  expect(lastSaved().body).toMatchObject({ filing: managed('MGR'), version: 2 });
  expect(visited).toEqual(['/business/filing/llc/formation', '/business/filing/llc/management']);
});

it('does not take the page from a filer who is filling it in', async () => {
  app = await startFiling({ saveFiling: [saved(1), savedSince(managed('MGR'), 2), saved(3)] as never });
  app.store.dispatch(stepSubmitted({ step: 'intro', filing: llc() }));
  await waitForSagas();
  app.visited.length = 0;
  app.store.dispatch(unsavedInputChanged(true));
  app.store.dispatch(stepSubmitted({ step: 'management', filing: managed('MBR') }));
  app.store.dispatch(unsavedInputChanged(true));
  await waitForSagas();
  expect(app.draft().undecided).toEqual(UNDECIDED);
  expect(app.visited).toEqual(['/business/filing/llc/formation']);
});

it('saves what was entered here once it is chosen, on top of what was found', async () => {
  const { draft } = await both(saved(3), saved(4));
  await choose('entered');
  expect(lastSaved().body).toMatchObject({ filing: managed('MBR'), version: 3 });
  expect(draft()).toMatchObject({ filing: managed('MBR'), undecided: {} });
});

it('saves nothing again where the saved answer is kept', async () => {
  const { draft, inputsOf } = await both(saved(3));
  const saves = inputsOf('saveFiling').length;
  await choose('saved');
  expect(draft()).toMatchObject({ filing: managed('MGR'), undecided: {} });
  expect(inputsOf('saveFiling')).toHaveLength(saves);
});

it('asks again where the other tab has changed the same once more', async () => {
  const again = llc({ managementValues: { managedBy: '', hasOneMember: 'Y' } });
  const { draft } = await both(saved(3), savedSince(again, 4), saved(5));
  await choose('entered');
  expect(draft()).toMatchObject({ filing: again, undecided: UNDECIDED });
});

it('does not undo what was found when the answer to its save is lost', async () => {
  const { draft } = await both(noResponse, saved(3));
  expect(lastSaved().body).toMatchObject({ filing: managed('MGR'), version: 2 });
  expect(draft()).toMatchObject({ filing: managed('MGR'), undecided: UNDECIDED, saving: { refused: null } });
});

it('does not ask about an answer that was saved from here, though its own answer was lost', async () => {
  app = await startFiling({
    saveFiling: [saved(1), noResponse, savedSince(managed('MBR'), 2), saved(3)] as never,
  });
  app.store.dispatch(stepSubmitted({ step: 'intro', filing: llc() }));
  await waitForSagas();
  for (const managedBy of ['MBR', 'MGR'] as const) {
    app.store.dispatch(stepSubmitted({ step: 'management', filing: managed(managedBy) }));
    await waitForSagas();
  }
  expect(lastSaved().body).toMatchObject({ filing: managed('MGR'), version: 2 });
  expect(app.draft()).toMatchObject({ filing: managed('MGR'), undecided: {} });
});

it('lets nobody pay, review or put the filing aside before it is decided', async () => {
  const { store, form, visited, inputsOf } = await both(saved(3));
  const first = sentence('First choose which answer to keep: {parts}.', {
    parts: [term('Management & members')],
  });
  visited.length = 0;
  store.dispatch(stepSubmitted({ step: 'notifications', filing: managed('MGR') }));
  await waitForSagas();
  expect(form()).toMatchObject({ status: 'idle', message: first });
  expect(visited).toEqual([]);
  store.dispatch(paymentRequested({ fee: 50, confirmed: [] }));
  await waitForSagas();
  expect(form()).toMatchObject({ status: 'idle', message: first });
  expect(inputsOf('startPayment')).toEqual([]);
  const forLater = await store.runSaga(saveForLater, { email: '' }).toPromise();
  expect(forLater).toEqual({ kind: 'failed', message: first });
  expect(inputsOf('issueReturnCode')).toEqual([]);
});

it('stays on a step that waits for its save, which shows the decision itself', async () => {
  app = await startFiling({
    saveFiling: [saved(1), savedSince(llc({ email: 'there@b.co' }), 2), saved(3)] as never,
  });
  app.store.dispatch(stepSubmitted({ step: 'intro', filing: llc() }));
  await waitForSagas();
  app.visited.length = 0;
  const notified = (email: string) =>
    llc({ notificationsValues: { ...llc().notificationsValues, emails: [{ email }] } });
  app.answers.set('saveFiling', [savedSince(notified('there@b.co'), 2), saved(3)] as never);
  app.store.dispatch(stepSubmitted({ step: 'notifications', filing: notified('here@b.co') }));
  await waitForSagas();
  // Entries that were added in two places are no conflict.
  expect(app.visited).toEqual(['/business/filing/llc/filingreview']);
  app.visited.length = 0;
  const there = notified('other@b.co');
  app.answers.set('saveFiling', [savedSince(there, 4), saved(5)] as never);
  app.store.dispatch(stepSubmitted({ step: 'notifications', filing: notified('mine@b.co') }));
  await waitForSagas();
  expect(app.draft().undecided.notificationsValues?.emails).toEqual([{ email: 'mine@b.co' }]);
  expect(app.form()).toMatchObject({ status: 'idle', message: '' });
  expect(app.visited).toEqual([]);
});
