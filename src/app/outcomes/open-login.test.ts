import { initialFiling } from '#rules';
import { startApp, waitForSagas } from '../testing/start-app';
import { filingStarted } from '../../filing/wizard/draft-slice';
import { openPage } from '../../session/outcomes';
import { keepSecureLogin } from '../../session/secure-login-saga';
import { sessionStarted } from '../../session/slice';

const ENTITY = '20101000015';
const PAGE = '/business/filing/chgpoa/filer?edit=Y';
const LOGIN = `/business/login?entityId=${ENTITY}`;

const filingOn = (entityId: string) =>
  filingStarted(initialFiling({ filingType: 'chgpoa', submissionKey: 'a', entityId }));

/** A filer on a page of a filing, logged in to an entity or not. */
async function onPage(loggedInFor: string | null, here = PAGE) {
  const app = await startApp();
  app.here.path = here;
  if (loggedInFor !== null) {
    const endsAt = new Date(Date.now() + 60_000).toISOString();
    const login = { entityId: loggedInFor, email: 'robin@northgate.example', value: 'a secret', endsAt };
    await app.store.runSaga(keepSecureLogin, login).toPromise();
  }
  const opens = async (query?: Parameters<typeof openPage>[1]) => {
    await app.store.runSaga(openPage, 'login', query).toPromise();
    await waitForSagas();
    return app.entries;
  };
  return { ...app, opens, loggedIn: () => app.store.getState().session.secureFiler?.entityId ?? null };
}

beforeEach(() => sessionStorage.clear());

it('opens the login of the entity that is named, in the place of the page that asks', async () => {
  const { opens } = await onPage(null);
  expect(await opens({ entityId: ENTITY, transTyp: 'CHG_ENT_ADR' })).toEqual([
    { path: `${LOGIN}&transTyp=CHG_ENT_ADR`, replace: true, state: { from: PAGE, hasEnded: false } },
  ]);
});

it('opens that of the filing in progress', async () => {
  const { opens, store } = await onPage(null);
  store.dispatch(filingOn(ENTITY));
  expect(await opens()).toEqual([
    { path: `${LOGIN}&transTyp=CHG_ENT_ADR`, replace: true, state: { from: PAGE, hasEnded: false } },
  ]);
});

it('opens that of the filing that a reload has not brought back yet', async () => {
  const { opens } = await onPage(null);
  sessionStorage.setItem('filingEntity', ENTITY);
  expect(await opens()).toEqual([{ path: LOGIN, replace: true, state: { from: PAGE, hasEnded: false } }]);
});

it('ends a login to that entity, which is over, and says so', async () => {
  const { opens, loggedIn } = await onPage(ENTITY);
  expect(await opens({ entityId: ENTITY })).toMatchObject([{ state: { from: PAGE, hasEnded: true } }]);
  expect(loggedIn()).toBeNull();
  expect(sessionStorage.getItem('secureLogin')).toBeNull();
});

it('keeps a login to another entity', async () => {
  const { opens, loggedIn } = await onPage('20101000080');
  expect(await opens({ entityId: ENTITY })).toMatchObject([{ state: { hasEnded: false } }]);
  expect(loggedIn()).toBe('20101000080');
});

it('keeps the filing in progress in memory', async () => {
  const { opens, store } = await onPage(ENTITY);
  store.dispatch(filingOn(ENTITY));
  await opens();
  expect(store.getState().draft.filing.entityId).toBe(ENTITY);
});

it('stays at the login when a second operation of the page is refused', async () => {
  const { opens } = await onPage(ENTITY, LOGIN);
  expect(await opens({ entityId: ENTITY })).toEqual([]);
});

it.each(['', 'no-number'])('leads to the list of forms where the entity is %j', async (entityId) => {
  const { opens, store } = await onPage(null);
  store.dispatch(sessionStarted());
  await waitForSagas();
  sessionStorage.setItem('filingEntity', entityId);
  expect(await opens()).toMatchObject([
    { path: '/business/fileaform?reason=loginWithoutEntity', replace: true },
  ]);
});
