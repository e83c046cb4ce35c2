import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { initialFiling } from '#rules';
import { type Answers, code, ok, waitForSagas, startApp } from '../app/testing/start-app';
import { filingStarted } from '../filing/wizard/draft-slice';
import { selectDraft } from '../filing/wizard/selectors';
import { UNEXPECTED_ERROR } from '../forms/form-slice';
import { sessionStarted } from '../session/slice';
import IntroPage from './IntroPage';
import MaintainAgentIntroPage from './MaintainAgentIntroPage';

const QUERY = 'transTyp=CONV_DF_REC&entityType=DLLC&entityId=20201234567&userName=robin';
const introduction = ok({ content: '<p>What it is <strong>for</strong>.</p><script>alert(1)</script>' });

const open = async (page: ReactNode, query = QUERY, answers: Answers = { introContent: introduction }) => {
  const app = await startApp(answers);
  await app.store.startArea('portal');
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  app.store.dispatch(sessionStarted());
  await act(waitForSagas);
  render(
    <Provider store={app.store}>
      <MemoryRouter initialEntries={[`/?${query}`]}>{page}</MemoryRouter>
    </Provider>,
  );
  await act(waitForSagas);
  return app;
};
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(waitForSagas);
};

it.each([
  ['no transaction', ''],
  ['a transaction that nobody knows', 'transTyp=NO_SUCH'],
  ['a report on no entity', 'transTyp=REPORT'],
])('offers no agent wizard for %s, which would end on an error page (reading 46)', async (_, query) => {
  await open(<MaintainAgentIntroPage />, query);
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByText(/A registered agent cannot be named from here/)).toBeInTheDocument();
  cleanup();
  await open(<IntroPage />, query);
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});

describe('the generic introduction (A2-bizintro)', () => {
  it('asks for the text of the transaction and shows it made safe', async () => {
    const { inputsOf } = await open(<IntroPage />);
    expect(inputsOf('introContent')).toEqual([
      { query: { transTyp: 'CONV_DF_REC', entityType: 'DLLC', entityId: '20201234567', legacy: 'Y' } },
    ]);
    expect(await screen.findByText('for')).toBeInTheDocument();
    expect(document.querySelector('script')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Convert to a foreign entity that is on record',
    );
  });

  it('asks for a text of this site where the form is filed here, and for the common one without a form', async () => {
    const here = await open(<IntroPage />, 'transTyp=REPORT');
    expect(here.inputsOf('introContent')).toEqual([{ query: { transTyp: 'REPORT' } }]);
    const common = await open(<IntroPage />, '');
    expect(common.inputsOf('introContent')).toEqual([{ query: { legacy: 'Y' } }]);
  });

  it('continues without a text that cannot be had', async () => {
    await open(<IntroPage />, 'transTyp=WTDRW_AUTH', { introContent: code(404) });
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
    expect(screen.getByText(/^There is no description of this form at this time/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'all forms' })).toHaveAttribute('href', '/business/forms');
    expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
  });

  it.each([
    ['is drawn anew, as in another language', QUERY],
    ['is that of another form', 'transTyp=FRG_WITHDRAW'],
  ])('begins without the text that was there where the page %s', async (_, query) => {
    const { store } = await open(<IntroPage />);
    expect(await screen.findByText('for')).toBeInTheDocument();
    cleanup();
    // What is drawn first, before anything can be asked for.
    const html = renderToString(
      <Provider store={store}>
        <MemoryRouter initialEntries={[`/?${query}`]}>
          <IntroPage />
        </MemoryRouter>
      </Provider>,
    );
    expect(html).toContain('Loading…');
    expect(html).not.toContain('What it is');
  });

  it('starts a new agent wizard with the query values', async () => {
    const { store, visited } = await open(<IntroPage />);
    await press('Next');
    expect(visited).toEqual([`/business/agent/agentformation?${QUERY}`]);
    expect(store.getState().agent).toMatchObject({
      status: 'ready',
      query: { transTyp: 'CONV_DF_REC', entityType: 'DLLC', entityId: '20201234567', userName: 'robin' },
      navigation: null,
    });
  });

  it('ends a filing in progress, so that the agent cannot land on it', async () => {
    const { store } = await open(<IntroPage />);
    act(() => {
      store.dispatch(filingStarted(initialFiling({ filingType: 'llc', submissionKey: 'key' })));
    });
    await press('Next');
    expect(selectDraft(store.getState()).status).toBe('none');
  });

  it('says so where it could not go on, and tries again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { visited } = await open(<IntroPage />);
    const push = jest.spyOn(visited, 'push').mockImplementationOnce(() => {
      throw new Error('boom');
    });
    await press('Next');
    expect(screen.getByText(UNEXPECTED_ERROR, { exact: false })).toBeInTheDocument();
    await press('Next');
    expect([...visited]).toEqual([`/business/agent/agentformation?${QUERY}`]);
    push.mockRestore();
    log.mockRestore();
  });

  it('asks before it cancels, then leads to the forms', async () => {
    const { visited } = await open(<IntroPage />);
    await press('Cancel');
    expect(visited).toEqual([]);
    await press('Yes please, cancel');
    expect(visited).toEqual(['/business/fileaform']);
  });
});

describe('the maintain-agent introduction (A2-maintain)', () => {
  it('says its heading and what has to be chosen (A5-maintain)', async () => {
    const { visited, left } = await open(<MaintainAgentIntroPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Maintain Registered Agent for the Service of Process',
    );
    await press('Next');
    expect(
      screen.getByRole('link', { name: 'Choose service of process or registered agent.' }),
    ).toBeInTheDocument();
    expect([...visited, ...left]).toEqual([]);
  });

  it('names the agent where the entity maintains one', async () => {
    const { visited } = await open(<MaintainAgentIntroPage />);
    await userEvent.click(screen.getByRole('radio', { name: /maintains a registered agent/ }));
    await press('Next');
    expect(visited).toEqual([`/business/agent/agentformation?${QUERY}`]);
  });

  it('continues in the other application where it maintains none', async () => {
    const { left } = await open(<MaintainAgentIntroPage />);
    await userEvent.click(screen.getByRole('radio', { name: /maintains no registered agent/ }));
    await press('Next');
    expect(left).toEqual([`https://office.example/transaction?${QUERY}&convertingEntityId=20201234567`]);
  });
});
