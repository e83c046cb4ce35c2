import { code, noResponse, ok, waitForSagas, type Answers } from '../../app/testing/start-app';
import { startStaffArea } from '../../app/testing/start-staff-area';
import { figuresRequested } from './worklist-slice';

const FIGURES = { waiting: [{ age: 'underOneDay', count: 2 }], decided: [], medianHours: 5 };

async function requested(worklistFigures: Answers['worklistFigures']) {
  const { store } = await startStaffArea({ worklistFigures });
  const request = async () => {
    store.dispatch(figuresRequested());
    await waitForSagas();
    return store.getState().worklist;
  };
  return { request };
}

it('shows the figures', async () => {
  const { request } = await requested(ok(FIGURES));
  expect(await request()).toMatchObject({ status: 'ready', figures: FIGURES });
});

it.each([
  ['the code 500', code(500)],
  ['no answer', noResponse],
])('says why there are none after %s, and shows them on another try', async (_, failure) => {
  const { request } = await requested([failure, ok(FIGURES)]);
  expect(await request()).toMatchObject({
    status: 'failed',
    message: 'The figures could not be retrieved. Try again.',
  });
  expect(await request()).toMatchObject({ status: 'ready', message: '' });
});
