import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
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
