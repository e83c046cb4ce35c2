import { http, ok, waitForSagas, startApp } from '../../app/testing/start-app';
import { sessionStarted, sessionTimedOut, userSignedOff } from '../slice';
import { broadcastSignOff } from './signed-off-tabs';
import { signedOnFor, fakeSignOn } from '../testing';

const environment = (signOn: object) =>
  ok({ env: 'local', serverTimeStamp: new Date().toISOString(), office: {}, links: {}, ...signOn });
const withSignOn = environment({ signOn: { authority: 'https://sso.example', clientId: 'portal' } });

/** A session that starts in a tab that may keep a sign-on. */
async function started(told: Parameters<typeof fakeSignOn>[0], answers: Parameters<typeof startApp>[0] = {}) {
  const signOn = fakeSignOn(told);
  const app = await startApp({ environment: withSignOn, businessAbout: ok(), ...answers }, signOn.service);
  app.store.dispatch(sessionStarted());
  const user = () => app.store.getState().session.user;
  return { ...app, done: signOn.done, user };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

describe('at the start of the session', () => {
  it('knows again who signed on in this tab, and asks the registry whether the token counts', async () => {
    const { user, tokens, store, inputsOf } = await started({ kept: signedOnFor(300) });
    await waitForSagas();
    expect(user()).toMatchObject({ name: 'Morgan Reyes', roles: ['BIZ_FRAUD'] });
    expect(tokens.at(-1)).toBe('first token');
    expect(inputsOf('businessAbout')).toHaveLength(1);
    expect(store.getState().session.status).toBe('ready');
  });

  it('renews a token that has ended or is about to', async () => {
    const { user, tokens, done } = await started({
      kept: signedOnFor(5),
      renewals: [signedOnFor(300, 'second token')],
    });
    await waitForSagas();
    expect(done).toEqual(['renew']);
    expect(tokens).not.toContain('first token');
    expect(tokens.at(-1)).toBe('second token');
    expect(user()).not.toBeNull();
  });

  it.each<[string, Parameters<typeof started>]>([
    ['has ended and is not renewed', [{ kept: signedOnFor(-1), renewals: [null] }]],
    ['does not count any more', [{ kept: signedOnFor(300) }, { businessAbout: http(401) }]],
  ])('forgets whoever has a token that %s, and opens all the same', async (_what, [told, answers]) => {
    const { user, tokens, done, store } = await started(told, answers);
    await waitForSagas();
    expect(user()).toBeNull();
    expect(tokens.at(-1)).toBeNull();
    expect(done).toContain('forget');
    expect(store.getState().session.status).toBe('ready');
  });

  it('opens without anybody when nobody signed on, and asks nobody', async () => {
    const { user, tokens, inputsOf } = await started({});
    await waitForSagas();
    expect(user()).toBeNull();
    expect(tokens).toEqual([]);
    expect(inputsOf('businessAbout')).toEqual([]);
  });

  it('opens without anybody when the provider cannot be spoken to', async () => {
    const { service } = fakeSignOn({ kept: signedOnFor(300) });
    const open = () => Promise.reject(new Error('not fetched'));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store } = await startApp({ environment: withSignOn }, { ...service, open });
    store.dispatch(sessionStarted());
    await waitForSagas();
    expect(store.getState().session).toMatchObject({ status: 'ready', user: null });
  });
});

describe('while somebody is signed on', () => {
  const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

  async function signedOn(renewals: NonNullable<Parameters<typeof fakeSignOn>[0]>['renewals']) {
    jest.useFakeTimers();
    const session = await started({ kept: signedOnFor(60), renewals });
    await wait(1);
    return session;
  }

  it('renews the token five seconds before its end, and the client carries the new one', async () => {
    const { tokens, done, user } = await signedOn([
      signedOnFor(120, 'second token', []),
      signedOnFor(180, 'third token'),
    ]);
    await wait(52);
    expect(done).toEqual([]);
    await wait(3);
    expect(tokens.at(-1)).toBe('second token');
    expect(user()).toMatchObject({ roles: [] });
    await wait(60);
    expect(tokens.at(-1)).toBe('third token');
    expect(done).toEqual(['renew', 'renew']);
  });

  it('asks a provider that does not answer again', async () => {
    const { tokens } = await signedOn([new Error('lost'), new Error('lost'), signedOnFor(300, 'late token')]);
    await wait(62);
    expect(tokens.at(-1)).toBe('late token');
  });

  it('ends with a provider that gives no new token', async () => {
    const { tokens, done, user } = await signedOn([null]);
    await wait(60);
    expect(user()).toBeNull();
    expect(tokens.at(-1)).toBeNull();
    expect(done).toEqual(['renew', 'forget']);
  });

  it('ends with a provider that stays silent', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { tokens, done, user } = await signedOn(Array.from({ length: 9 }, () => new Error('lost')));
    await wait(90);
    expect(user()).toBeNull();
    expect(tokens.at(-1)).toBeNull();
    expect(done.at(-1)).toBe('forget');
  });

  it('ends with the session', async () => {
    const { tokens, done, store } = await signedOn([]);
    store.dispatch(sessionTimedOut());
    await wait(1);
    expect(tokens.at(-1)).toBeNull();
    expect(done).toEqual(['forget']);
  });

  it('renews nothing after signing off', async () => {
    const { tokens, done, store } = await signedOn([signedOnFor(300, 'second token')]);
    store.dispatch(userSignedOff());
    await wait(120);
    expect(tokens.at(-1)).toBeNull();
    expect(done).toEqual([]);
  });
});

it('forgets whoever signed on when another tab of the browser has signed off', async () => {
  const { user, tokens, done } = await started({ kept: signedOnFor(300) });
  await waitForSagas();
  expect(user()).not.toBeNull();
  broadcastSignOff();
  await waitForSagas();
  expect(user()).toBeNull();
  expect(tokens.at(-1)).toBeNull();
  expect(done).toContain('forget');
});
