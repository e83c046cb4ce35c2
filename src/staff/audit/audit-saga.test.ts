import { http, noResponse, ok, waitForSagas, type Answers } from '../../app/testing/start-app';
import { startStaffArea } from '../../app/testing/start-staff-area';
import { auditClosed, auditFileRequested, auditOpened } from './audit-slice';

const ERROR = 'The list could not be retrieved. Try again.';
const entry = (id: number) => ({
  id: String(id),
  dateTime: '2026-11-20T20:15:00Z',
  userId: 'kim',
  action: 'approved',
  details: {},
});
/** As many entries as one request returns, down to an ID. */
const answer = (count: number, lowest: number, more: boolean) =>
  ok({ entries: Array.from({ length: count }, (_, index) => entry(lowest + count - 1 - index)), more });

async function opened(auditLog: Answers['auditLog']) {
  const app = await startStaffArea({ auditLog });
  const audit = () => app.store.getState().audit;
  const does = async (action: Parameters<typeof app.store.dispatch>[0]) => {
    app.store.dispatch(action);
    await waitForSagas();
  };
  return { ...app, audit, does, asked: () => app.inputsOf('auditLog') };
}

const linesOf = (content: BlobPart | undefined) => String(content).trim().split('\r\n');

it('shows the entries that are asked for', async () => {
  const { does, audit, asked } = await opened(answer(2, 7, true));
  await does(auditOpened({ action: 'approved', before: '9' }));
  expect(asked()).toEqual([{ query: { action: 'approved', before: '9', size: '50' } }]);
  expect(audit()).toMatchObject({ status: 'ready', more: true });
  expect(audit().entries.map(({ id }) => id)).toEqual(['8', '7']);
});

it.each([
  ['HTTP 500', http(500)],
  ['no answer', noResponse],
])('says why there are none after %s, and shows them on another try', async (_, failure) => {
  const { does, audit } = await opened([failure, answer(1, 1, false)]);
  await does(auditOpened({}));
  expect(audit()).toMatchObject({ status: 'failed', message: ERROR });
  await does(auditOpened({}));
  expect(audit()).toMatchObject({ status: 'ready', message: '' });
});

it('saves all entries of the filter as one file, from the newest on', async () => {
  const { does, audit, asked, saved } = await opened([answer(1000, 3, true), answer(2, 1, false)]);
  await does(auditFileRequested({ userId: 'kim', before: '500' }));
  expect(asked()).toEqual([
    { query: { userId: 'kim', size: '1000' } },
    { query: { userId: 'kim', before: '3', size: '1000' } },
  ]);
  expect(saved).toHaveLength(1);
  expect(saved[0]?.fileName).toBe('audit-log-2026-11-20.csv');
  expect(linesOf(saved[0]?.content)).toHaveLength(1 + 1002);
  expect(audit().file).toEqual({ status: 'saved' });
});

it('ends the file at its limit, and goes on from its oldest entry in a further one', async () => {
  const pages = Array.from({ length: 10 }, (_, page) => answer(1000, 10_003 - 1000 * page, true));
  const { does, audit, asked, saved } = await opened([...pages, answer(2, 1001, false)]);
  await does(auditFileRequested({ userId: 'kim', before: '500' }));
  await waitForSagas();
  expect(asked()).toHaveLength(10);
  expect(linesOf(saved[0]?.content)).toHaveLength(1 + 10_000);
  const { file } = audit();
  expect(file).toEqual({ status: 'cut', next: { number: 2, before: '1003' } });
  if (file.status !== 'cut') return;
  await does(auditFileRequested({ userId: 'kim', before: '500' }, file.next));
  expect(asked().at(-1)).toEqual({ query: { userId: 'kim', before: '1003', size: '1000' } });
  expect(saved.map(({ fileName }) => fileName)).toEqual([
    'audit-log-2026-11-20.csv',
    'audit-log-2026-11-20-2.csv',
  ]);
  expect(linesOf(saved[1]?.content)).toHaveLength(1 + 2);
  expect(audit().file).toEqual({ status: 'saved' });
});

it('saves nothing when a part of the file could not be had', async () => {
  const { does, audit, saved } = await opened([answer(1000, 3, true), http(500)]);
  await does(auditFileRequested({}));
  expect(saved).toEqual([]);
  expect(audit().file).toEqual({ status: 'failed', message: ERROR });
});

it('saves nothing for a page that was left meanwhile', async () => {
  const late = new Promise<ReturnType<typeof ok>>((resolve) =>
    setTimeout(() => resolve(answer(1, 1, false)), 30),
  );
  const { store, does, audit, saved } = await opened(late);
  store.dispatch(auditFileRequested({}));
  await does(auditClosed());
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(saved).toEqual([]);
  expect(audit().file).toEqual({ status: 'idle' });
});
