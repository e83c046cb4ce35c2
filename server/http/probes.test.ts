import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import pino from 'pino';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { holdConnections } from '../testing/test-database';
import { openDatabase } from '../database/connection';
import { metricsServer } from './probes';
import type { OutboxKind } from '../outbox/outbox-payloads';
import { buildServer } from './server';

jest.setTimeout(30_000);

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

/** A server that logs into a list. */
async function listening(db = open.registry.db) {
  const lines: string[] = [];
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    lines.push(String(chunk));
    done();
  };
  const log = pino({ level: 'warn' }, new Writable({ write }));
  const app = await buildServer({ ...open.registry, db, log }, []);
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/health/ready`;
  return { app, url, lines };
}

test('while the database answers, the server is ready', async () => {
  const { app, url, lines } = await listening();
  const answer = await fetch(url);
  expect({ status: answer.status, body: await answer.json() }).toEqual({
    status: 200,
    body: { status: 'ready' },
  });
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
  await app.close();
  expect(lines).toEqual([]);
});

test('while it does not, the server is not ready', async () => {
  const nowhere = { databaseUrl: 'postgres://127.0.0.1:1/none', databaseConnections: 2, dataDirectory: '' };
  const { db, close } = await openDatabase(nowhere, () => undefined);
  const { app, url, lines } = await listening(db);
  const answer = await fetch(url);
  expect({ status: answer.status, body: await answer.json() }).toEqual({
    status: 503,
    body: { status: 'unavailable' },
  });
  await app.close();
  await close();
  expect(lines).toEqual([]);
});

test('a monitor is told how many names wait for staff to look at them', async () => {
  const { app } = await listening();
  const metrics = () => app.metrics.metrics();
  expect(await metrics()).toContain('contested_names 0');
  const contested = {
    name_key: 'ACME',
    close_key: 'ACME',
    name: 'Acme,LLC',
    holder_kind: 'entity' as const,
    holder_id: '20101000001',
    expires_at: null,
  };
  await open.registry.db.insertInto('contested_name').values(contested).execute();
  expect(await metrics()).toContain('contested_names 1');
  await open.registry.db.deleteFrom('contested_name').execute();
  await app.close();
});

test('a monitor is told which jobs have failed for good, and which are not done long after they were due', async () => {
  const { app } = await listening();
  const { db, clock } = open.registry;
  const metrics = () => app.metrics.metrics();
  expect(await metrics()).not.toMatch(/^outbox_jobs\{/m);
  const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
  const job = (kind: OutboxKind, state: 'queued' | 'failed', minutes: number) => ({
    kind,
    state,
    payload: '{}',
    due_at: minutesAgo(minutes),
    created_at: minutesAgo(minutes),
  });
  const jobs = [
    job('mail', 'failed', 60),
    job('mail', 'failed', 1),
    job('refund', 'queued', 11),
    job('refund', 'queued', 1),
    job('delayed-effect', 'queued', -60),
  ];
  const stored = await db.insertInto('outbox').values(jobs).returning('outbox_id').execute();
  const told = (await metrics()).split('\n').filter((line) => line.startsWith('outbox_jobs{'));
  expect(told.sort()).toEqual([
    'outbox_jobs{kind="mail",state="failed"} 2',
    'outbox_jobs{kind="refund",state="late"} 1',
  ]);
  const ids = stored.map(({ outbox_id }) => outbox_id);
  await db.deleteFrom('outbox').where('outbox_id', 'in', ids).execute();
  expect(await metrics()).not.toMatch(/^outbox_jobs\{/m);
  await app.close();
});

test('a monitor is told how many rows a job has set aside', async () => {
  const { app } = await listening();
  const { db, clock } = open.registry;
  const at = clock.now();
  const row = { job: 'overdue-reports', subject: '20101000001', reason: 'any', first_at: at, tried_at: at };
  await db.insertInto('row_set_aside').values(row).execute();
  expect(await app.metrics.metrics()).toContain('rows_set_aside{job="overdue-reports"} 1');
  await db.deleteFrom('row_set_aside').execute();
  expect(await app.metrics.metrics()).not.toMatch(/^rows_set_aside\{/m);
  await app.close();
});

test('while the database does not answer, the other metrics are there', async () => {
  const nowhere = { databaseUrl: 'postgres://127.0.0.1:1/none', databaseConnections: 2, dataDirectory: '' };
  const { db, close } = await openDatabase(nowhere, () => undefined);
  const { app } = await listening(db);
  expect(await app.metrics.metrics()).toContain('process_start_time_seconds');
  await app.close();
  await close();
});

test('the metrics are served on a port of their own, and not on the one that everybody reaches', async () => {
  const { app, url } = await listening();
  const there = await fetch(url.replace('/health/ready', '/metrics'));
  expect(there.status).toBe(404);
  const monitor = metricsServer(app.metrics).listen(0, '127.0.0.1');
  await once(monitor, 'listening');
  const { port } = monitor.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await answer.text()).toContain('http_requests_aborted_total');
  expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(404);
  monitor.close();
  monitor.closeAllConnections();
  await app.close();
});

test('a request whose caller has disconnected is counted, without an error', async () => {
  const { app, url, lines } = await listening();
  const held = holdConnections(open.registry.db);
  const beat = url.replace('/health/ready', '/business-api/heartBeat');
  const leaving = new AbortController();
  const asked = once(app.server, 'request') as Promise<[unknown, ServerResponse]>;
  const answer = fetch(beat, { signal: leaving.signal });
  const [, response] = await asked;
  const closed = once(response, 'close');
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await closed;
  await held.release();
  await app.close();
  expect(await app.metrics.metrics()).toContain('http_requests_aborted_total 1');
  expect(lines).toEqual([]);
});

test('a probe is answered once, also when nobody waits for it any more or the server is closing', async () => {
  const { app, url, lines } = await listening();
  const held = holdConnections(open.registry.db);
  const impatient = Array.from({ length: 5 }, () => fetch(url, { signal: AbortSignal.timeout(60) }));
  expect((await Promise.allSettled(impatient)).map(({ status }) => status)).not.toContain('fulfilled');
  const patient = fetch(url);
  const closing = patient.then(() => app.close());
  await held.release();
  expect((await patient).status).toBe(200);
  await closing;
  expect(lines).toEqual([]);
});

test('while it prepares its first page, the server serves but is not ready', async () => {
  const { app, url } = await listening();
  app.preparation.isUnderWay = true;
  expect((await fetch(url)).status).toBe(503);
  expect((await fetch(url.replace('ready', 'live'))).status).toBe(200);
  app.preparation.isUnderWay = false;
  expect((await fetch(url)).status).toBe(200);
  await app.close();
});
