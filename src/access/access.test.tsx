import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { ok, waitForSagas, startApp } from '../app/testing/start-app';
import { sessionStarted } from '../session/slice';
import { signedOnFor, fakeSignOn } from '../session/testing';
import { type RunSaga, RunSagaContext } from '../session/use-saga';
import NotAllowed from './NotAllowed';
import SignOnPage from './SignOnPage';
import type { Visit } from './slice';
import { errorMessage, findErrorMessage, queryErrorMessage } from '../../tests/setup/error-message';

const TARGET = 'https://office.example/business';
const environment = ok({
  env: 'local',
  serverTimeStamp: new Date().toISOString(),
  office: {},
  links: { logout: TARGET },
  signOn: { authority: 'https://sso.example', clientId: 'portal' },
});

/** The page for a visit, in a session that starts when the page is there already. */
async function visited(
  visit: Visit,
  told: Parameters<typeof fakeSignOn>[0] = {},
  answers = { environment },
  from?: string,
) {
  const signOn = fakeSignOn(told);
  const app = await startApp({ businessAbout: ok(), ...answers }, signOn.service);
  render(
    <Provider store={app.store}>
      <MemoryRouter initialEntries={[{ pathname: '/', state: { from } }]}>
        <SignOnPage visit={visit} />
      </MemoryRouter>
    </Provider>,
  );
  app.store.dispatch(sessionStarted());
  await waitForSagas();
  return { ...app, done: signOn.done };
}

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('at the door of the admin area', () => {
  it('leaves for the provider while nobody is signed on', async () => {
    const { done, visited: pages } = await visited('signOn');
    expect(done).toEqual(['begin']);
    expect(pages).toEqual([]);
    expect(screen.getByText('One moment, please.')).toBeInTheDocument();
  });

  it.each([
    [['BIZ_FRAUD'], '/business/admin/adminhome'],
    [['OTHER'], '/business/notallowed'],
    [[], '/business/notallowed'],
  ])('leads whoever has the roles %j on to %s', async (roles, page) => {
    const { done, visited: pages } = await visited('signOn', { kept: signedOnFor(300, 'token', roles) });
    expect(pages).toEqual([page]);
    expect(done).toEqual([]);
  });

  it('leads back to the page of the staff area that asked, over the provider and a reload', async () => {
    const from = '/business/admin/pendingqueue?order=newest';
    await visited('signOn', {}, undefined, from);
    const { visited: pages } = await visited('signedOn', { completed: signedOnFor(300) });
    expect(pages).toEqual([from]);
    const { visited: later } = await visited('signOn', { kept: signedOnFor(300) });
    expect(later).toEqual(['/business/admin/adminhome']);
  });

  it.each([
    ['somebody without the role', ['OTHER'], '/business/admin/pendingqueue', '/business/notallowed'],
    [
      'what is no page of the staff area',
      ['BIZ_FRAUD'],
      'https://office.example/',
      '/business/admin/adminhome',
    ],
  ])('leads %s nowhere else', async (_who, roles, from, page) => {
    const { visited: pages } = await visited(
      'signOn',
      { kept: signedOnFor(300, 'token', roles) },
      undefined,
      from,
    );
    expect(pages).toEqual([page]);
  });

  it('says so where nobody can sign on, and offers to try again', async () => {
    const { signOn: _none, ...rest } = environment.data as { signOn?: unknown };
    const { done } = await visited('signOn', {}, { environment: ok(rest) });
    expect((await findErrorMessage()).textContent).toContain('Signing on is not possible');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitForSagas();
    expect(errorMessage()).toBeTruthy();
    expect(done).toEqual([]);
  });
});

describe('back from the provider', () => {
  it('takes the answer, hands on the token and leads on by role', async () => {
    const { tokens, visited: pages, store } = await visited('signedOn', { completed: signedOnFor(300) });
    expect(tokens).toEqual(['first token']);
    expect(pages).toEqual(['/business/admin/adminhome']);
    expect(store.getState().session.user).toMatchObject({ name: 'Morgan Reyes', roles: ['BIZ_FRAUD'] });
    expect(JSON.stringify(store.getState())).not.toContain('first token');
  });

  it('needs no answer when a reload has restored who it is', async () => {
    const { visited: pages } = await visited('signedOn', { kept: signedOnFor(300) });
    expect(pages).toEqual(['/business/admin/adminhome']);
  });

  it('says that an answer is none, and begins again on demand', async () => {
    const { done } = await visited('signedOn');
    await findErrorMessage();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(done).toEqual(['begin']));
    expect(queryErrorMessage()).toBeNull();
  });
});

describe('signing off', () => {
  it('forgets the token and leaves for the provider', async () => {
    const { done, tokens, store, left } = await visited('signOff', { kept: signedOnFor(300) });
    expect(done).toEqual(['end']);
    expect(tokens.at(-1)).toBeNull();
    expect(store.getState().session.user).toBeNull();
    expect(left).toEqual([]);
  });

  it('gives the locks of an administrator up, with the token that is forgotten then', async () => {
    const { tokensWith } = await visited('signOff', { kept: signedOnFor(300) });
    expect(tokensWith('releaseOwnLocks')).toEqual(['first token']);
  });

  it('asks for no locks of an administrator who has to change a temporary password first', async () => {
    const temporary = { ...signedOnFor(300), mustChangePassword: true };
    const { done, inputsOf } = await visited('signOff', { kept: temporary });
    expect(done).toEqual(['end']);
    expect(inputsOf('releaseOwnLocks')).toEqual([]);
  });

  it('asks for no locks of somebody who has no role', async () => {
    const { done, inputsOf } = await visited('signOff', { kept: signedOnFor(300, 'first token', []) });
    expect(done).toEqual(['end']);
    expect(inputsOf('releaseOwnLocks')).toEqual([]);
  });

  it('tells the other tabs once the provider has ended the sign-on, and not before', async () => {
    const post = jest.spyOn(BroadcastChannel.prototype, 'postMessage');
    await visited('signOff', { kept: signedOnFor(300) });
    expect(post).not.toHaveBeenCalled();
    await visited('signOff');
    expect(post).toHaveBeenCalledTimes(1);
    post.mockRestore();
  });

  it('says so where the provider cannot end the sign-on, in the other tabs too', async () => {
    const post = jest.spyOn(BroadcastChannel.prototype, 'postMessage');
    const told = { kept: signedOnFor(300), endsSignOn: false };
    const { done, tokens, store, left } = await visited('signOff', told);
    expect(done).toEqual(['end']);
    expect(tokens.at(-1)).toBeNull();
    expect(store.getState().session.user).toBeNull();
    expect(left).toEqual([]);
    expect(errorMessage().textContent).toMatch(/the sign-on service still knows you/);
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
    expect(post).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('afterSignOff')).toBeNull();
    post.mockRestore();
  });

  it('leads to the configured target when nobody is signed on any more', async () => {
    const { done, left } = await visited('signOff');
    expect(done).toEqual([]);
    expect(left).toEqual([TARGET]);
  });
});

describe('at the notice of what is not allowed', () => {
  const shown = async (kept?: ReturnType<typeof signedOnFor>) => {
    const { store } = await startApp({ environment, businessAbout: ok() }, fakeSignOn({ kept }).service);
    store.dispatch(sessionStarted());
    await waitForSagas();
    render(
      <Provider store={store}>
        <RunSagaContext value={store.runSaga as RunSaga}>
          <MemoryRouter>
            <NotAllowed />
          </MemoryRouter>
        </RunSagaContext>
      </Provider>,
    );
    return screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  };

  it('tells somebody without a role who they are, and offers to log out', async () => {
    expect(await shown(signedOnFor(300, 't', []))).toEqual([
      'Log out /business/logout',
      'Go to the business home page /business',
    ]);
    expect(screen.getByText(/You are signed on as Morgan Reyes/)).toBeTruthy();
    expect(screen.getByText(/Your account does not have access/)).toBeTruthy();
  });

  it('says to nobody that their account has no access, and offers to log in', async () => {
    expect(await shown()).toEqual([
      'Log in as staff of the office /business/loginadmin',
      'Go to the business home page /business',
    ]);
    expect(screen.getByRole('heading').textContent).toBe('You are not signed on');
    expect(screen.queryByText(/Your account/)).toBeNull();
  });

  it('leads staff to their area', async () => {
    expect(await shown(signedOnFor(300, 't', ['BIZ_FRAUD']))).toContain(
      'Go to the staff area /business/admin/adminhome',
    );
    expect(screen.queryByText(/does not have access/)).toBeNull();
  });
});

describe('with a temporary password', () => {
  it.each([
    [['BIZ_FRAUD'], '/business/admin/pendingqueue'],
    [[], ''],
  ])('somebody with the roles %j changes it first', async (roles, from) => {
    const kept = { ...signedOnFor(300, 'token', roles), mustChangePassword: true };
    const { visited: pages } = await visited('signOn', { kept }, undefined, from);
    expect(pages).toEqual(['/business/changePassword']);
  });
});

it('leads back to the change of the password that asked for the sign-on, whatever the roles', async () => {
  const kept = signedOnFor(300, 'token', []);
  const { visited: pages } = await visited('signOn', { kept }, undefined, '/business/changePassword');
  expect(pages).toEqual(['/business/changePassword']);
});

it('logs a secure filer out with the staff, at the registry and in this tab', async () => {
  const endsAt = new Date(Date.now() + 60_000).toISOString();
  const login = { entityId: '20101000015', email: 'robin@northgate.example', value: 'a secret', endsAt };
  sessionStorage.setItem('secureLogin', JSON.stringify(login));
  const { store, inputsOf, left } = await visited('signOff');
  expect(inputsOf('secureFilingLogOut')).toHaveLength(1);
  expect(store.getState().session.secureFiler).toBeNull();
  expect(sessionStorage.getItem('secureLogin')).toBeNull();
  expect(left).toEqual([TARGET]);
});
