import { code, http, noResponse, ok, waitForSagas } from '../../app/testing/start-app';
import { DRAFT_REFERENCE, llc, startFiling } from '../testing/start-filing';
import { restoreFiling } from './restore-saga';
import { filingCleared, saveBehindRequested, stepSubmitted } from './draft-slice';

beforeEach(() => sessionStorage.clear());

const saved = ok({ refId: DRAFT_REFERENCE });
const managed = llc({ managementValues: { managedBy: 'MBR', hasOneMember: 'Y' } });
const kept = () => JSON.parse(sessionStorage.getItem('unsavedStep') ?? 'null') as { filing: unknown } | null;

/** A filing that has its reference, with Next pressed on a step whose save this answers. */
async function left(...answers: NonNullable<Parameters<typeof startFiling>[0]>['saveFiling'][]) {
  const app = await startFiling({ saveFiling: [saved, ...answers.flat()] as never });
  app.store.dispatch(stepSubmitted({ step: 'intro', filing: llc() }));
  await waitForSagas();
  app.visited.length = 0;
  app.store.dispatch(stepSubmitted({ step: 'management', filing: managed }));
  return app;
}

it('shows the next page before the server has answered', async () => {
  let answer = (_: typeof saved) => undefined as void;
  const late = new Promise<typeof saved>((resolve) => (answer = resolve));
  const { draft, visited } = await left(late);
  await waitForSagas();
  expect(visited).toEqual(['/business/filing/llc/formation']);
  expect(kept()).toMatchObject({ refId: DRAFT_REFERENCE, step: 'management', filing: managed });
  answer(saved);
  await waitForSagas();
  expect(draft()).toMatchObject({ savedBehind: null, unsavedStep: null, saved: managed });
  expect(kept()).toBeNull();
});

it.each([
  ['no response', noResponse],
  ['HTTP 500', http(500)],
  ['HTTP 422', http(422, { problems: [{ path: 'managedBy', code: 'required', message: 'Choose one.' }] })],
])('tells of %s, loses nothing, and tries again', async (_, refusal) => {
  const { store, draft, inputsOf } = await left(refusal, saved);
  await waitForSagas();
  const { step, message, problems } = draft().unsavedStep ?? {};
  expect(step).toBe('management');
  expect(message !== '' || (problems ?? []).length > 0).toBe(true);
  expect(draft().filing).toEqual(managed);
  expect(kept()).toMatchObject({ filing: managed });
  store.dispatch(saveBehindRequested('management'));
  await waitForSagas();
  expect(inputsOf('saveFiling').at(-1)).toMatchObject({ body: { filing: managed } });
  expect(draft().unsavedStep).toBeNull();
  expect(kept()).toBeNull();
});

it('leads to the receipt where the filing was submitted in the meantime', async () => {
  const { visited } = await left(code(409));
  await waitForSagas();
  expect(visited.at(-1)).toContain('/receipt');
});

it('is saved with the next step', async () => {
  const { store, draft } = await left(noResponse, saved);
  await waitForSagas();
  const named = { ...managed, filer: undefined, emailAddress: 'a@b.example' } as never;
  store.dispatch(stepSubmitted({ step: 'effectivedate', filing: named }));
  await waitForSagas();
  expect(draft().unsavedStep).toBeNull();
});

it('waits for the save before review', async () => {
  const { store, draft, visited, form } = await left(noResponse);
  await waitForSagas();
  visited.length = 0;
  store.dispatch(stepSubmitted({ step: 'notifications', filing: managed }));
  await waitForSagas();
  expect(visited).toEqual([]);
  expect(form().message).not.toBe('');
  expect(draft().filing).toEqual(managed);
});

it('comes back after a reload that the save did not outlive, and is saved then', async () => {
  const { store, draft, answers, inputsOf } = await left(noResponse, saved);
  await waitForSagas();
  const stored = sessionStorage.getItem('unsavedStep') ?? '';
  store.dispatch(filingCleared());
  sessionStorage.setItem('ref', DRAFT_REFERENCE);
  sessionStorage.setItem('unsavedStep', stored);
  answers.set('getFiling', [ok({ filing: JSON.stringify(llc()) })]);
  await store.runSaga(restoreFiling, { mayBegin: false }).toPromise();
  await waitForSagas();
  expect(draft().filing).toEqual(managed);
  expect(inputsOf('saveFiling').at(-1)).toMatchObject({ body: { refId: DRAFT_REFERENCE, filing: managed } });
  expect(kept()).toBeNull();
});
