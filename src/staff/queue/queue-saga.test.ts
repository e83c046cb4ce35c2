import { code, http, noResponse, ok, type Answers } from '../../app/testing/start-app';
import { startStaffArea } from '../../app/testing/start-staff-area';
import { userSignedOn } from '../../session/slice';
import { decisionConfirmed, queueClosed, queueOpened } from './queue-slice';

const FIRST = { page: 1, order: 'oldest' } as const;
const answer = (...names: string[]) =>
  ok({ count: names.length, page: 1, pendingFilings: names.map((entityName) => ({ entityName })) });
const ERROR = 'Error retrieving pending filings';
/** Longer than the pause between two questions, and shorter than administrators should have to wait. */
const SOON = 4_500;

async function opened(
  pendingFilings: Answers['pendingFilings'],
  view: Parameters<typeof queueOpened>[0] = FIRST,
  others: Answers = {},
) {
  const app = await startStaffArea({ pendingFilings, ...others });
  jest.useFakeTimers();
  app.store.dispatch(queueOpened(view));
  const passes = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  await passes(0);
  const queue = () => app.store.getState().queue;
  return {
    ...app,
    passes,
    queue,
    names: () => queue().pendingFilings.map(({ entityName }) => entityName),
    asked: () => app.inputsOf('pendingFilings'),
  };
}

const isHidden = (hidden: boolean) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('asks for a part in an order, and shows what is answered', async () => {
  const { asked, queue, names } = await opened(answer('Aspen LLC'), { page: 2, order: 'newest' });
  expect(asked()).toEqual([{ query: { page: '2', order: 'newest' } }]);
  expect(queue()).toMatchObject({ status: 'ready', count: 1 });
  expect(names()).toEqual(['Aspen LLC']);
});

it('sees within five seconds what other administrators do, and shows meanwhile what it has', async () => {
  const { passes, queue, names } = await opened([answer('Aspen LLC'), answer('Birch LLC')]);
  await passes(SOON);
  expect(names()).toEqual(['Birch LLC']);
  expect(queue().status).toBe('ready');
});

it('asks no more once the page is left', async () => {
  const { store, passes, asked } = await opened(answer());
  store.dispatch(queueClosed());
  await passes(10 * SOON);
  expect(asked()).toHaveLength(1);
});

it('asks nothing for a tab that nobody looks at, and at once when somebody does', async () => {
  const { passes, asked } = await opened(answer());
  isHidden(true);
  await passes(10 * SOON);
  expect(asked()).toHaveLength(1);
  isHidden(false);
  await passes(0);
  expect(asked()).toHaveLength(2);
});

it.each([
  ['the code 404', code(404)],
  ['HTTP 500', http(500)],
  ['no answer', noResponse],
])('says why there is no queue after %s, and shows it as soon as there is one', async (_, failure) => {
  const { passes, queue } = await opened([failure, answer('Aspen LLC')]);
  expect(queue()).toMatchObject({ status: 'failed', message: ERROR, pendingFilings: [] });
  await passes(SOON);
  expect(queue()).toMatchObject({ status: 'ready', message: '' });
});

it('keeps what was shown when it cannot be asked for again, and says so until it can', async () => {
  const { passes, queue, names } = await opened([
    answer('Aspen LLC'),
    noResponse,
    http(500),
    answer('Birch LLC'),
  ]);
  await passes(SOON);
  expect(queue()).toMatchObject({ status: 'stale', message: ERROR });
  await passes(SOON);
  expect(queue()).toMatchObject({ status: 'stale', message: ERROR });
  expect(names()).toEqual(['Aspen LLC']);
  await passes(SOON);
  expect(queue()).toMatchObject({ status: 'ready', message: '' });
  expect(names()).toEqual(['Birch LLC']);
});

it('shows no rows of one part under the address of another one that could not be had', async () => {
  const { store, passes, queue } = await opened([answer('Aspen LLC'), http(500)]);
  store.dispatch(queueOpened({ page: 2, order: 'oldest' }));
  await passes(0);
  expect(queue().status).toBe('failed');
  store.dispatch(queueOpened({ page: 2, order: 'oldest' }));
  expect(queue()).toMatchObject({ status: 'loading', pendingFilings: [] });
});

it('keeps the success of an earlier page while the queue is asked for', async () => {
  const { store, passes, queue } = await opened(answer());
  store.dispatch(decisionConfirmed('Filing processed successfully.'));
  await passes(SOON);
  expect(queue().confirmation).toBe('Filing processed successfully.');
});

describe('an answer of the registry that refuses who asks', () => {
  it.each([
    ['the code 401', code(401)],
    ['HTTP 401', http(401)],
  ])('ends the sign-on after %s: the door asks to sign on again', async (_, refusal) => {
    const { store, tokens } = await opened(refusal, FIRST, { businessAbout: [ok(), http(401)] });
    expect(store.getState().session.user).toBeNull();
    expect(tokens.at(-1)).toBeNull();
  });

  it('leaves a sign-on alone that still counts: the token had just ended and is renewed', async () => {
    const { store, passes, queue } = await opened([http(401), answer('Aspen LLC')]);
    expect(store.getState().session.user).not.toBeNull();
    await passes(SOON);
    expect(queue().status).toBe('ready');
  });

  it('asks nothing by itself while the token is renewed', async () => {
    const { store, passes, asked } = await opened(answer());
    const user = store.getState().session.user ?? {
      userId: '',
      name: '',
      roles: [],
      mustChangePassword: false,
    };
    const endingIn = (seconds: number) => ({
      ...user,
      tokenEndsAt: new Date(Date.now() + seconds * 1000).toISOString(),
    });
    store.dispatch(userSignedOn(endingIn(-1)));
    await passes(SOON);
    expect(asked()).toHaveLength(1);
    store.dispatch(userSignedOn(endingIn(3600)));
    await passes(0);
    expect(asked()).toHaveLength(2);
  });

  it('leads a user without the role to the notice that says so', async () => {
    const { store, entries } = await opened(http(403));
    expect(entries).toEqual([{ path: '/business/notallowed', replace: true }]);
    expect(store.getState().session.user).not.toBeNull();
  });
});
