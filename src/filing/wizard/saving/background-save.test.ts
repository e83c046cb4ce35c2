import { code, http, noResponse, ok, waitForSagas } from '../../../app/testing/start-app';
import { secureFilerLoggedIn, sessionTimedOut } from '../../../session/slice';
import { cancelConfirmed } from '../../../session/control-slice';
import { DRAFT_REFERENCE, llc, startFiling } from '../../testing/start-filing';
import { restoreFiling } from './restore-saga';
import { filingChanged, filingCleared, backgroundSaveRequested, stepSubmitted } from '../draft-slice';
import { savedFiling, selectKnownProblems } from '../selectors';

let app: Awaited<ReturnType<typeof startFiling>>;

beforeEach(() => sessionStorage.clear());
// All applications of this file share one window.
afterEach(() => void app.store.dispatch(filingCleared()));

const VERSION = 3;
const saved = ok({ refId: DRAFT_REFERENCE, version: VERSION });
const managementValues = { managedBy: 'MBR', hasOneMember: 'Y' } as const;
const managed = llc({ managementValues });
const kept = () => JSON.parse(sessionStorage.getItem('unsavedStep') ?? 'null') as object | null;
const leavesThePage = () => window.dispatchEvent(new Event('pagehide'));
const refusal = (...problems: object[]) => http(422, { problems } as never);

/** A filing that has its reference, with Next pressed on a step whose save this answers. */
async function left(...answers: NonNullable<Parameters<typeof startFiling>[0]>['saveFiling'][]) {
  app = await startFiling({ saveFiling: [saved, ...answers.flat()] as never });
  app.store.dispatch(stepSubmitted({ step: 'intro', filing: llc() }));
  await waitForSagas();
  app.visited.length = 0;
  app.store.dispatch(stepSubmitted({ step: 'management', filing: managed }));
  await waitForSagas();
  return app;
}

/** The page is reloaded, and the registry returns the filing as given. */
async function returns(held: object) {
  leavesThePage();
  const stored = sessionStorage.getItem('unsavedStep') ?? '';
  app.store.dispatch(filingCleared());
  sessionStorage.setItem('ref', DRAFT_REFERENCE);
  sessionStorage.setItem('unsavedStep', stored);
  app.answers.set('getFiling', [ok(held)]);
  await app.store.runSaga(restoreFiling, { mayBegin: false }).toPromise();
  await waitForSagas();
}

/** As `left`, and then reloaded. */
async function reloaded(held: object, ...answers: Parameters<typeof left>) {
  await left(...answers);
  await returns(held);
  return app;
}

it('shows the next page before the server has answered', async () => {
  let answer = (_: typeof saved) => undefined as void;
  const late = new Promise<typeof saved>((resolve) => (answer = resolve));
  const { draft, visited } = await left(late as never);
  expect(visited).toEqual(['/business/filing/llc/formation']);
  expect(draft().saving.step).toBe('management');
  answer(saved);
  await waitForSagas();
  expect(draft()).toMatchObject({ saving: { status: 'idle', step: null, refused: null } });
  expect(savedFiling(draft())).toEqual(managed);
});

it.each([
  ['no response', noResponse],
  ['HTTP 500', http(500)],
  ['HTTP 422', refusal({ path: 'managedBy', code: 'required', message: 'Choose one.' })],
])('tells of %s, loses nothing, and tries again', async (_, refused) => {
  const { store, draft, inputsOf } = await left(refused, saved);
  const { step, message, problems } = draft().saving.refused ?? {};
  expect(step).toBe('management');
  expect(message !== '' || (problems ?? []).length > 0).toBe(true);
  expect(draft().filing).toEqual(managed);
  store.dispatch(backgroundSaveRequested('management'));
  await waitForSagas();
  expect(inputsOf('saveFiling').at(-1)).toMatchObject({ body: { filing: managed } });
  expect(draft().saving.refused).toBeNull();
});

it('tries again by itself once there is a connection', async () => {
  const { draft } = await left(noResponse, saved);
  window.dispatchEvent(new Event('online'));
  await waitForSagas();
  expect(draft()).toMatchObject({ saving: { status: 'idle', refused: null } });
  expect(savedFiling(draft())).toEqual(managed);
});

it('leads to the receipt where the filing was submitted in the meantime', async () => {
  const { visited } = await left(code(409));
  expect(visited.at(-1)).toContain('/receipt');
});

it('keeps what was entered under a new reference where the server forgot the old one', async () => {
  const { draft, visited } = await left(code(404), ok({ refId: 'new', version: 1 }));
  expect(draft()).toMatchObject({ refId: 'new', saving: { status: 'idle', refused: null } });
  expect(savedFiling(draft())).toEqual(managed);
  expect(visited).toEqual(['/business/filing/llc/formation']);
});

it('is saved with the next step', async () => {
  const { store, draft } = await left(noResponse, saved);
  store.dispatch(stepSubmitted({ step: 'effectivedate', filing: { ...managed, email: 'a@b.example' } }));
  await waitForSagas();
  expect(draft().saving.refused).toBeNull();
});

it('waits for the save before review', async () => {
  const { store, draft, visited, form } = await left(noResponse);
  visited.length = 0;
  store.dispatch(stepSubmitted({ step: 'notifications', filing: managed }));
  await waitForSagas();
  expect(visited).toEqual([]);
  expect(form().message).not.toBe('');
  expect(draft().filing).toEqual(managed);
});

it('is not sent for a filing that has ended meanwhile', async () => {
  const { store, inputsOf } = await left(saved);
  const sent = inputsOf('saveFiling').length;
  store.dispatch(backgroundSaveRequested('management'));
  store.dispatch(filingCleared());
  await waitForSagas();
  expect(inputsOf('saveFiling')).toHaveLength(sent);
});

it('is not sent twice by a page that waits for the same save, and is lost', async () => {
  let answer = (_: typeof noResponse) => undefined as void;
  const late = new Promise<typeof noResponse>((resolve) => (answer = resolve));
  const { store, form, visited, inputsOf } = await left(saved, late as never, saved);
  const changed = {
    ...managed,
    notificationsValues: { ...managed.notificationsValues, emailNotificationRadio: 'N' },
  } as const;
  visited.length = 0;
  store.dispatch(filingChanged(changed));
  store.dispatch(stepSubmitted({ step: 'notifications', filing: { ...changed } }));
  await waitForSagas();
  const sent = inputsOf('saveFiling').length;
  answer(noResponse);
  await waitForSagas();
  expect(inputsOf('saveFiling')).toHaveLength(sent);
  expect(form().status).toBe('idle');
  expect(form().message).toMatch('could not be saved');
  expect(visited).toEqual([]);
  store.dispatch(stepSubmitted({ step: 'notifications', filing: changed }));
  await waitForSagas();
  expect(inputsOf('saveFiling')).toHaveLength(sent + 1);
  expect(visited).toEqual(['/business/filing/llc/filingreview']);
});

describe('what the registry refused', () => {
  const problem = { step: 'formation', path: 'formers', code: 'tooMany', message: 'Only 200.' };

  it('is said of the page where it was entered, and shown at its fields there', async () => {
    const { store, draft } = await left(refusal(problem, { ...problem, step: 'filer', path: 'filers' }));
    expect(draft().saving.refused).toMatchObject({ step: 'formation', problems: [problem] });
    expect(selectKnownProblems(store.getState(), 'formation')).toEqual([problem]);
    expect(selectKnownProblems(store.getState(), 'filer')).toEqual([]);
  });

  it('is not shown at the fields of another page that waits for the save', async () => {
    const { store, draft, form, visited } = await left(saved, refusal(problem));
    visited.length = 0;
    store.dispatch(stepSubmitted({ step: 'notifications', filing: { ...managed, email: 'a@b.example' } }));
    await waitForSagas();
    expect(form()).toMatchObject({ message: 'Only 200.', problems: [] });
    expect(draft().saving.refused).toMatchObject({ step: 'formation' });
    expect(visited).toEqual([]);
  });
});

describe('when the page goes away', () => {
  it('leaves what was entered in the browser, and nothing else of the filing', async () => {
    await left(noResponse);
    leavesThePage();
    expect(kept()).toEqual({
      refId: DRAFT_REFERENCE,
      version: VERSION,
      undecided: {},
      step: 'management',
      changes: { managementValues },
      own: [{ managementValues: llc().managementValues }, { managementValues }],
    });
  });

  it('leaves nothing where all is saved', async () => {
    await left(saved);
    leavesThePage();
    expect(kept()).toBeNull();
  });

  it('takes it back where the page stays', async () => {
    await left(noResponse);
    leavesThePage();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitForSagas();
    expect(kept()).toBeNull();
  });

  it.each([
    ['the filing is deleted', cancelConfirmed()],
    ['the session times out', sessionTimedOut()],
    ['the filer signs off', filingCleared()],
  ])('leaves nothing once %s', async (_, ended) => {
    const { store } = await left(noResponse);
    leavesThePage();
    store.dispatch(ended);
    await waitForSagas();
    expect(kept()).toBeNull();
    leavesThePage();
    expect(kept()).toBeNull();
  });
});

describe('after a reload', () => {
  const before = { filing: JSON.stringify(llc()), version: VERSION };

  it('brings back what the save did not outlive, and saves it', async () => {
    const { draft, inputsOf } = await reloaded(before, noResponse, saved);
    expect(draft().filing).toEqual(managed);
    expect(inputsOf('saveFiling').at(-1)).toMatchObject({
      body: { refId: DRAFT_REFERENCE, filing: managed },
    });
    expect(kept()).toBeNull();
  });

  it('shows the filing at no moment without it', async () => {
    await left(noResponse);
    leavesThePage();
    const stored = sessionStorage.getItem('unsavedStep') ?? '';
    app.store.dispatch(filingCleared());
    sessionStorage.setItem('ref', DRAFT_REFERENCE);
    sessionStorage.setItem('unsavedStep', stored);
    app.answers.set('getFiling', [ok(before)]);
    const restoring = app.store.runSaga(restoreFiling, { mayBegin: false }).toPromise();
    while (app.draft().status !== 'ready') await Promise.resolve();
    expect(app.draft().filing).toEqual(managed);
    await restoring;
  });

  it('leaves the newer filing of another tab as it is, and keeps what was entered to be decided', async () => {
    const newer = llc({ managementValues: { managedBy: 'MGR', hasOneMember: 'Y' } });
    const { draft, inputsOf } = await reloaded(
      { filing: JSON.stringify(newer), version: VERSION + 1 },
      noResponse,
    );
    const saves = inputsOf('saveFiling').length;
    expect(draft().filing).toEqual(newer);
    expect(draft().undecided).toEqual({ managementValues });
    expect(inputsOf('saveFiling')).toHaveLength(saves);
    leavesThePage();
    expect(kept()).toMatchObject({ step: 'management', changes: {}, undecided: { managementValues } });
  });

  it('brings back what was entered after a save of its own, which had arrived', async () => {
    await left(noResponse, noResponse);
    const again = llc({ managementValues: { managedBy: 'MGR', hasOneMember: 'Y' } });
    app.store.dispatch(stepSubmitted({ step: 'management', filing: again }));
    await waitForSagas();
    await returns({ filing: JSON.stringify(managed), version: VERSION + 1 });
    expect(app.draft()).toMatchObject({ filing: again, undecided: {} });
  });

  it('says nothing where the save had arrived', async () => {
    const { draft } = await reloaded({ filing: JSON.stringify(managed), version: VERSION + 1 }, noResponse);
    expect(draft()).toMatchObject({ filing: managed, saving: { refused: null } });
    expect(kept()).toBeNull();
  });
});

describe('a login that had ended', () => {
  const SECURE = '20101000015';
  const secured = llc({ managementValues, entityId: SECURE });
  const logsInFor = async (entityId: string) => {
    app.store.dispatch(secureFilerLoggedIn({ entityId, email: 'robin@example.com' }));
    await waitForSagas();
  };

  beforeEach(async () => {
    app = await startFiling({ saveFiling: [saved, code(401), saved] as never });
    app.store.dispatch(stepSubmitted({ step: 'intro', filing: llc({ entityId: SECURE }) }));
    await waitForSagas();
    app.store.dispatch(stepSubmitted({ step: 'management', filing: secured }));
    await waitForSagas();
  });

  it('has what it kept from the registry saved as soon as the filer is back', async () => {
    expect(app.draft().saving.step).toBe('management');
    await logsInFor(SECURE);
    expect(app.inputsOf('saveFiling')).toHaveLength(3);
    expect(app.draft().saving).toMatchObject({ status: 'idle', step: null });
    expect(savedFiling(app.draft())).toEqual(secured);
  });

  it('saves nothing where it is that of another entity', async () => {
    await logsInFor('20101000016');
    expect(app.inputsOf('saveFiling')).toHaveLength(2);
  });
});
