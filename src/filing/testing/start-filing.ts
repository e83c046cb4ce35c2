import { emptyAddress, initialFiling, type Filing, type StepName } from '#rules';
import { ok, waitForSagas, startApp, type Answers } from '../../app/testing/start-app';
import { sessionStarted } from '../../session/slice';
import { stepEntered } from '../wizard/draft-slice';

export const IDEMPOTENCY_KEY = '00000000-0000-4000-8000-000000000001';
export const DRAFT_REFERENCE = 'reference-of-the-draft-0001';

/** An LLC as it begins, with changes. */
export const llc = (changes: Partial<Filing> = {}): Filing => ({
  ...initialFiling({ filingType: 'llc', submissionKey: IDEMPOTENCY_KEY }),
  ...changes,
});

/** The application with an LLC in progress, on a step. */
export async function startFiling(answers: Answers = {}, step: StepName = 'intro') {
  const app = await startApp(answers);
  app.store.dispatch(sessionStarted());
  await waitForSagas();
  const enter = async (entered: StepName, query: Record<string, string> = {}) => {
    app.store.dispatch(stepEntered({ filingType: 'llc', step: entered, query }));
    await waitForSagas();
  };
  await enter('intro');
  if (step !== 'intro') await enter(step);
  return { ...app, enter, draft: () => app.store.getState().draft, form: () => app.store.getState().form };
}

export const ENTITY_ID = '20101000001';

/** An entity on record with an office in Denver; `changes` are of its summary. */
export const sampleSummary = (changes: object = {}) => ({
  entityId: ENTITY_ID,
  entityName: 'Aspen Ledger LLC',
  entityType: { code: 'DLLC', description: 'Limited liability company' },
  status: 'Good Standing',
  statusCode: 'GOOD',
  formationDate: '2010-03-01',
  jurisdiction: 'Colorado',
  principalOfficeAddress: {
    streetAddress: { ...emptyAddress('PHYS'), address1: '1700 Broadway', city: 'Denver', zip: '80290' },
  },
  fraudFlag: 'N',
  sbf: false,
  version: 3,
  ...changes,
});

/** The registry's answer about an entity on record. */
export const recordOf = (changes: object = {}) => ok({ entitySummary: sampleSummary(changes) });

/** The answers about an entity that may change its address. */
export const onRecord = (changes: object = {}): Answers => ({
  entitySummary: recordOf(changes),
  transactionAvailable: ok({ available: true }),
});

/** What the address of a change of the principal office carries. */
export const ADDRESS_CHANGE_QUERY = { entityId: ENTITY_ID, transTyp: 'CHG_ENT_ADR' };

/** The application with a page of a change of the principal office opened by its address. */
export async function openAddressChange(
  answers: Answers = onRecord(),
  { step = 'intro' as StepName, query = ADDRESS_CHANGE_QUERY as Record<string, string> } = {},
) {
  const app = await startApp(answers);
  app.store.dispatch(sessionStarted());
  await waitForSagas();
  const enter = async (entered: StepName, carried: Record<string, string> = {}) => {
    app.store.dispatch(stepEntered({ filingType: 'chgpoa', step: entered, query: carried }));
    await waitForSagas();
  };
  await enter(step, query);
  const { store } = app;
  return { ...app, enter, draft: () => store.getState().draft, entry: () => store.getState().entityEntry };
}
