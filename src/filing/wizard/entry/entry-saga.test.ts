import { initialFiling } from '#rules';
import { code, http, ok, waitForSagas, startApp } from '../../../app/testing/start-app';
import { sessionStarted } from '../../../session/slice';
import { filingChanged, stepEntered } from '../draft-slice';
import { IDEMPOTENCY_KEY, llc, DRAFT_REFERENCE, startFiling } from '../../testing/start-filing';

beforeEach(() => sessionStorage.clear());

const opened = async (step: 'intro' | 'entityname' | 'receipt', answers = {}) => {
  const app = await startApp(answers);
  app.store.dispatch(sessionStarted());
  await waitForSagas();
  app.store.dispatch(stepEntered({ filingType: 'llc', step, query: {} }));
  await waitForSagas();
  return { ...app, draft: app.store.getState().draft };
};

it('begins a formation on its intro, with a submission key and page flags', async () => {
  const { draft, store } = await opened('intro');
  expect(draft.status).toBe('ready');
  expect(draft.filing).toMatchObject({
    entityType: 'DLLC',
    transactionType: 'ARTORG_LLC',
    submissionKey: IDEMPOTENCY_KEY,
  });
  expect(store.getState().control).toMatchObject({
    initialized: true,
    filingPages: { pagesInitialized: true, hasManagement: true },
  });
});

it('begins only while the entity type is empty', async () => {
  const { store, enter, draft } = await startFiling();
  store.dispatch(filingChanged({ ...draft().filing, email: 'kept@example.com' }));
  await enter('intro');
  expect(draft().filing.email).toBe('kept@example.com');
});

it('sends a filer without a filing to the file-a-form page', async () => {
  const { entries } = await opened('entityname');
  expect(entries).toEqual([{ path: '/business/fileaform?reason=noFiling', replace: true }]);
});

it('lets the receipt be opened without a filing', async () => {
  const { visited, draft } = await opened('receipt');
  expect(visited).toEqual([]);
  expect(draft.status).toBe('none');
});

it('restores the filing and an edit from review under the saved reference', async () => {
  sessionStorage.setItem('ref', DRAFT_REFERENCE);
  const control = {
    initialized: true,
    navigation: { redirected: true, previousPage: 'filingreview' },
    edited: true,
  };
  sessionStorage.setItem('viewcontrol', JSON.stringify(control));
  const filing = JSON.stringify(llc({ email: 'kept@example.com' }));
  const { draft, store, visited } = await opened('entityname', { getFiling: ok({ filing }) });
  expect(draft).toMatchObject({
    status: 'ready',
    refId: DRAFT_REFERENCE,
    filing: { email: 'kept@example.com' },
  });
  expect(store.getState().control.navigation.redirected).toBe(true);
  expect(visited).toEqual([]);
});

it.each([
  ['opens the attachments instead of a later step', false, ['/business/filing/dc55/attachments']],
  ['lets a later step be edited from review', true, []],
])('while an association owes its attachment, %s', async (_, redirected, expected) => {
  sessionStorage.setItem('ref', DRAFT_REFERENCE);
  const navigation = { redirected, previousPage: redirected ? 'filingreview' : null };
  sessionStorage.setItem('viewcontrol', JSON.stringify({ initialized: true, navigation, edited: false }));
  const filing = JSON.stringify(initialFiling({ filingType: 'dc55', submissionKey: IDEMPOTENCY_KEY }));
  const app = await startApp({ getFiling: ok({ filing }) });
  app.store.dispatch(sessionStarted());
  await waitForSagas();
  app.store.dispatch(stepEntered({ filingType: 'dc55', step: 'filer', query: {} }));
  await waitForSagas();
  expect(app.visited).toEqual(expected);
});

it.each([
  ['by a code', code(404)],
  ['by an HTTP error', http(404)],
])(
  'forgets a reference that the server does not know, %s, and begins again on the intro',
  async (_, getFiling) => {
    sessionStorage.setItem('ref', DRAFT_REFERENCE);
    const { draft, visited } = await opened('intro', { getFiling });
    expect(draft).toMatchObject({ status: 'ready', refId: '' });
    expect(sessionStorage.getItem('ref')).toBeNull();
    expect(visited).toEqual([]);
  },
);

it('says why the forms are opened where the registry has removed the filing that a reload asks for', async () => {
  sessionStorage.setItem('ref', DRAFT_REFERENCE);
  const { entries } = await opened('entityname', { getFiling: code(404) });
  expect(entries).toEqual([{ path: '/business/fileaform?reason=noLongerKept', replace: true }]);
});

it('leads from a step that is not part of the filing to the first one', async () => {
  const { enter, visited } = await startFiling();
  await enter('shares');
  expect(visited).toEqual(['/business/filing/llc/intro']);
});
