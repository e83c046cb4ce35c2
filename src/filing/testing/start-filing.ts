import { initialFiling, type Filing, type StepName } from '#rules';
import { waitForSagas, startApp, type Answers } from '../../app/testing/start-app';
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
