import { http, ok, waitForSagas } from '../../../app/testing/start-app';
import { UNEXPECTED_ERROR } from '../../../forms/form-slice';
import { DRAFT_REFERENCE, llc, startFiling } from '../../testing/start-filing';
import { backgroundSaveRequested, filingChanged, filingCleared, stepSubmitted } from '../draft-slice';
import { savedFiling } from '../selectors';

// What few filings need is fetched when they need it, and then the server may have no such file any more: it has a newer version of all.
const missing = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
jest.mock('./merge-saved', () => missing());

let app: Awaited<ReturnType<typeof startFiling>>;
let log: jest.SpyInstance;

beforeEach(() => {
  sessionStorage.clear();
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  log.mockRestore();
  // All applications of this file share one window.
  app.store.dispatch(filingCleared());
});

const saved = ok({ refId: DRAFT_REFERENCE, version: 3 });
const managementValues = { managedBy: 'MBR', hasOneMember: 'Y' } as const;
const managed = llc({ managementValues });
const savedSince = http(412, { data: { filing: JSON.stringify(llc({ email: 'b@b.example' })), version: 4 } });

/** A filing that has its reference; this answers what is saved next. */
async function begun(...answers: object[]) {
  app = await startFiling({ saveFiling: [saved, ...answers] as never });
  app.store.dispatch(stepSubmitted({ step: 'intro', filing: llc() }));
  await waitForSagas();
  app.visited.length = 0;
  return app;
}

describe('a save that needs what merges the versions of two devices', () => {
  it('behind the next page fails, is told, and is made again', async () => {
    const { store, draft, visited } = await begun(savedSince, saved);
    store.dispatch(stepSubmitted({ step: 'management', filing: managed }));
    await waitForSagas();
    expect(visited).toEqual(['/business/filing/llc/formation']);
    expect(draft()).toMatchObject({
      filing: managed,
      saving: { status: 'failed', refused: { step: 'management', message: UNEXPECTED_ERROR } },
    });
    expect(log).toHaveBeenCalled();
    store.dispatch(backgroundSaveRequested('management'));
    await waitForSagas();
    expect(draft()).toMatchObject({ saving: { status: 'idle', step: null, refused: null } });
    expect(savedFiling(draft())).toEqual(managed);
  });

  it('of a list leaves the step free to save it', async () => {
    const { store, draft, visited } = await begun(savedSince, saved);
    store.dispatch(filingChanged(managed));
    await waitForSagas();
    expect(draft()).toMatchObject({ saving: { status: 'failed', refused: null } });
    store.dispatch(stepSubmitted({ step: 'notifications', filing: managed }));
    await waitForSagas();
    expect(visited).toEqual(['/business/filing/llc/filingreview']);
  });

  it('before the next page is refused, and can be sent again', async () => {
    const { store, form, visited } = await begun(savedSince, saved);
    const send = async () => {
      store.dispatch(stepSubmitted({ step: 'notifications', filing: managed }));
      await waitForSagas();
    };
    await send();
    expect(form()).toMatchObject({ status: 'idle', message: UNEXPECTED_ERROR });
    expect(visited).toEqual([]);
    await send();
    expect(visited).toEqual(['/business/filing/llc/filingreview']);
  });
});
