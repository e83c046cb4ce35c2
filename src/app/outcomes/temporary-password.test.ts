import { changePasswordSubmitted, confirmationClosed } from '../../access/change-password-slice';
import { loginSubmitted } from '../../access/login-slice';
import { filingCleared, stepSubmitted } from '../../filing/wizard/draft-slice';
import { DRAFT_REFERENCE, llc, startFiling } from '../../filing/testing/start-filing';
import { openPage } from '../../session/outcomes';
import { code, ok, waitForSagas } from '../testing/start-app';
import { savedFiling } from '../../filing/wizard/selectors';

const ENTITY = '20101000015';
const STEP = '/business/filing/chgpoa/filer';
const ORIGIN = { entityId: ENTITY, transTyp: 'CHG_ENT_ADR', from: STEP, hasPageBefore: true };
const VALUES = { password: 'Meadow42Lark', newPassword: 'Meadow43Lark', retypedPassword: 'Meadow43Lark' };
const secured = llc({ entityId: ENTITY, managementValues: { managedBy: 'MBR', hasOneMember: 'Y' } });
const saved = ok({ refId: DRAFT_REFERENCE, version: 3 });
const token = (mustChangePassword: boolean) =>
  ok({
    sbfAccessToken: 'a secret',
    tokenEndsAt: new Date(Date.now() + 3_600_000).toISOString(),
    mustChangePassword,
  });

let app: Awaited<ReturnType<typeof startFiling>>;

beforeEach(() => sessionStorage.clear());
afterEach(() => void app.store.dispatch(filingCleared()));

const logsIn = async () => {
  const values = { email: 'robin@northgate.example', password: 'Meadow42Lark' };
  app.store.dispatch(loginSubmitted(values, ORIGIN));
  await waitForSagas();
};

/** A step is left whose save finds the login ended; then the filer logs in with a temporary password. */
async function endedInAFiling() {
  app = await startFiling({
    saveFiling: [saved, code(401), saved] as never,
    secureFilingLogin: [token(true), token(false)] as never,
    searchUserId: ok({ users: [{ userId: 'northgate' }] }),
    changePassword: ok(),
    secureFilingLogOut: ok(),
  });
  app.store.dispatch(stepSubmitted({ step: 'intro', filing: llc({ entityId: ENTITY }) }));
  await waitForSagas();
  app.store.dispatch(stepSubmitted({ step: 'management', filing: secured }));
  await waitForSagas();
  await logsIn();
}

/** Closes the confirmation of the change that the login asked for when it was opened with this. */
async function changesPassword(origin: Partial<typeof ORIGIN>) {
  app.store.dispatch(changePasswordSubmitted(VALUES, origin));
  await waitForSagas();
  app.store.dispatch(confirmationClosed({ account: { roles: [], entityId: ENTITY }, origin }));
  await waitForSagas();
}

it('loses nothing of a filing whose login ended when the password had to be reset on the way back', async () => {
  await endedInAFiling();
  expect(app.visited.at(-1)).toBe('/business/changePassword');
  // A login with a temporary password opens no filing.
  expect(app.inputsOf('saveFiling')).toHaveLength(2);
  await changesPassword(ORIGIN);
  expect(app.store.getState().session.secureFiler).toBeNull();
  expect(app.draft().saving.step).toBe('management');
  await logsIn();
  expect(app.visited.at(-1)).toBe(STEP);
  expect(app.inputsOf('saveFiling')).toHaveLength(3);
  expect(app.draft().saving).toMatchObject({ status: 'idle', step: null });
  expect(savedFiling(app.draft())).toEqual(secured);
});

it.each([[{}], [{ from: '/business/changePassword' }], [{ from: '' }]])(
  'puts the filing away with the change of a password that no page of it asked for: %j',
  async (origin) => {
    await endedInAFiling();
    await changesPassword(origin);
    expect(app.draft().filing.entityId).toBe('');
  },
);

it('leads a filing that a temporary password does not open to the change of that password', async () => {
  await endedInAFiling();
  app.here.path = STEP;
  await app.store.runSaga(openPage, 'login', { entityId: ENTITY, transTyp: 'CHG_ENT_ADR' }).toPromise();
  expect(app.entries.at(-1)).toEqual({
    path: '/business/changePassword',
    replace: true,
    state: { entityId: ENTITY, transTyp: 'CHG_ENT_ADR', from: STEP },
  });
  expect(app.store.getState().session.secureFiler?.entityId).toBe(ENTITY);
});
