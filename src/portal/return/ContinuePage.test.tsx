import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { code, ok, startApp, type Answers } from '../../app/testing/start-app';
import { UNEXPECTED_ERROR } from '../../forms/form-slice';
import { RunSagaContext } from '../../session/use-saga';
import ContinuePage from './ContinuePage';

/** The page where a registry gives these answers. */
async function open(answers: Answers) {
  const app = await startApp(answers);
  render(
    <Provider store={app.store}>
      <RunSagaContext value={(saga) => app.store.runSaga(saga)}>
        <MemoryRouter>
          <ContinuePage />
        </MemoryRouter>
      </RunSagaContext>
    </Provider>,
  );
  const user = userEvent.setup();
  const pressContinue = () => user.click(screen.getByRole('button', { name: /^Continue/ }));
  const enter = async (typed: string) => {
    await user.clear(screen.getByLabelText(/^Return code/));
    await user.type(screen.getByLabelText(/^Return code/), typed);
    await pressContinue();
  };
  return { ...app, enter, pressContinue };
}

const found = ok({ refId: 'reference-of-the-draft-0001', filingType: 'llc', step: 'management' });

it('leaves for the page where the filing was left, once, however often it is pressed', async () => {
  const { enter, pressContinue, left, inputsOf } = await open({ continueFiling: found });
  await enter('K7QW-D9XM-2345');
  await pressContinue();
  expect(left).toEqual(['/business/filing/llc/management']);
  expect(inputsOf('continueFiling')).toHaveLength(1);
});

it('says why a code leads nowhere, and takes another one', async () => {
  const { enter, left } = await open({ continueFiling: [code(404), found] });
  await enter('2222-3333-4444');
  expect(await screen.findByText(/This code leads to no filing/)).toBeInTheDocument();
  await enter('K7QW-D9XM-2345');
  expect(left).toHaveLength(1);
  expect(screen.queryByText(/This code leads to no filing/)).not.toBeInTheDocument();
});

it('can be tried again after an error that nothing foresaw', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { enter, left } = await open({
    continueFiling: [Promise.reject(new Error('boom')) as never, found],
  });
  await enter('K7QW-D9XM-2345');
  expect(await screen.findByText(UNEXPECTED_ERROR, { exact: false })).toBeInTheDocument();
  await enter('K7QW-D9XM-2345');
  expect(left).toHaveLength(1);
  log.mockRestore();
});
