import { code, ok, waitForSagas, type Answers } from '../../../app/testing/start-app';
import { startStaffArea } from '../../../app/testing/start-staff-area';
import { processChosen, reviewLeft, reviewOpened } from '../review-slice';

export const NUMBERS = { masterId: '20101001100', transId: '20261001100' };
export const QUEUE = '/business/admin/pendingqueue';
export const PROCESSED = 'Filing processed successfully.';

const filing = (known: object = {}) => ({
  mstrTransId: NUMBERS.masterId,
  transactionId: NUMBERS.transId,
  transSeqId: '7',
  transactionDescription: 'Statement Curing Delinquency',
  entityName: 'Juniper Freight LLC',
  email: 'filer@example.com',
  receivedDateString: '11/20/2026 09:00 AM',
  lockUserId: '',
  deactivateIds: [],
  state: 'unlocked',
  version: 1,
  ...known,
});
export const lockedByMe = (version = 2, known: object = {}) =>
  filing({ state: 'locked', lockUserId: 'admin', version, ...known });
export const lockedByOther = (version = 4) => filing({ state: 'locked', lockUserId: 'reviewer', version });
export const unlocked = (version = 3) => filing({ version });
export const decidedFiling = (state: 'approved' | 'rejected', decidedBy: string) =>
  filing({ state, decidedBy, version: 5 });
export const answer = (pendingFiling: object) => ok({ pendingFiling });
export const refused = (pendingFiling: object) => code(409, { pendingFiling });

type App = Awaited<ReturnType<typeof startStaffArea>>;
/** The applications of this test: they are tabs of one browser, and hear each other. */
export const apps: App[] = [];

/** The review of a filing, opened. */
export async function openReview(answers: Answers = {}) {
  const app = await startStaffArea({ pendingFiling: answer(unlocked(1)), ...answers });
  apps.push(app);
  app.store.dispatch(reviewOpened(NUMBERS));
  await waitForSagas();
  const does = async (action: Parameters<typeof app.store.dispatch>[0]) => {
    app.store.dispatch(action);
    await waitForSagas();
  };
  /** What the registry says of the filing from now on. */
  const becomes = (now: object) => app.answers.set('pendingFiling', [answer(now)]);
  return { ...app, does, becomes, review: () => app.store.getState().review };
}

/** The review of a filing that this user processes. */
export const openAndProcess = async (answers: Answers = {}) => {
  const app = await openReview({
    transactionLock: answer(lockedByMe()),
    releaseTransactionLock: ok(),
    ...answers,
  });
  await app.does(processChosen());
  app.becomes(lockedByMe());
  return app;
};

/** Call it once in a file of tests: each of them begins with an empty tab, and closes the applications that it opened. */
export function closesApps(): void {
  beforeEach(() => sessionStorage.clear());
  afterEach(async () => {
    jest.useRealTimers();
    for (const app of apps.splice(0)) app.store.dispatch(reviewLeft());
    await waitForSagas();
  });
}
