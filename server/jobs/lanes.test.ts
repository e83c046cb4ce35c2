import { setTimeout as pause } from 'node:timers/promises';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { makeDue } from '../outbox/make-due';
import { enqueueJob } from '../outbox/outbox';
import { startWorker } from './worker';

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

test('refunds do not wait for a mail server that answers nothing', async () => {
  const { registry } = open;
  const now = registry.clock.now();
  const mail = { to: 'filer@sample.example', subject: 'Receipt', text: 'Thank you.', refId: 'any' };
  for (let count = 0; count < 20; count += 1)
    await enqueueJob(registry.db, { kind: 'mail', payload: mail, dueAt: now, now });
  await enqueueJob(registry.db, { kind: 'refund', payload: { sessionId: 'paid' }, dueAt: now, now });
  const ended: (() => void)[] = [];
  const silent = { send: () => new Promise<void>((resolve) => ended.push(resolve)) };
  const refunded = await new Promise<string>((resolve, reject) => {
    const payment = {
      ...registry.providers.payment,
      refund: (sessionId: string) => {
        resolve(sessionId);
        return Promise.reject(new Error('It is enough to be asked.'));
      },
    };
    const worker = startWorker({
      ...registry,
      providers: { ...registry.providers, mail: silent, payment },
    });
    setTimeout(() => reject(new Error('The refund waited.')), 10_000).unref();
    ended.push(() => void worker.stop());
  });
  expect(refunded).toBe('paid');
  for (const end of ended) end();
}, 30_000);

test('reports that become late do not wait for files of the whole record', async () => {
  const { registry } = open;
  const now = registry.clock.now();
  const { db, providers } = registry;
  let goOn: () => void = () => undefined;
  const others = new Promise<void>((resolve) => (goOn = resolve));
  let isWriting: () => void = () => undefined;
  const writing = new Promise<void>((resolve) => (isWriting = resolve));
  const files: typeof providers.files = {
    ...providers.files,
    keep: (kind, contents) => {
      isWriting();
      return others.then(() => providers.files.keep(kind, contents));
    },
  };
  await makeDue(db, 'record-snapshot', now);
  const worker = startWorker({ ...registry, providers: { ...providers, files } });
  await writing;
  await makeDue(db, 'overdue-reports', now);
  const isWaiting = async () =>
    (await db
      .selectFrom('outbox')
      .select('outbox_id')
      .where('dedupe_key', '=', 'overdue-reports')
      .where('due_at', '<=', now)
      .executeTakeFirst()) !== undefined;
  const until = Date.now() + 20_000;
  while ((await isWaiting()) && Date.now() < until) await pause(100);
  expect(await isWaiting()).toBe(false);
  goOn();
  await worker.stop();
}, 60_000);
