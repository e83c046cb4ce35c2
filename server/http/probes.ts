import { sql } from 'kysely';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry as Metrics } from 'prom-client';
import type { Registry } from '../context';
import { contestedNames } from '../database/names';
import { countMatters } from '../filing/payment/payment-matters';
import { rowsSetAside } from '../outbox/set-aside';
import { troubledJobs } from '../outbox/troubled-jobs';
import { withTimeLimit } from '../with-time-limit';
import { HEAD_MILLISECONDS, READY_MILLISECONDS } from './limits';

/** Upper bounds in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

declare module 'fastify' {
  interface FastifyInstance {
    /** What a monitor reads; served by a port of its own (`metricsServer`). */
    metrics: Metrics;
    /** What is done between listening and being ready. */
    preparation: { isUnderWay: boolean };
  }
}

/** Payments that staff have to look at, by the name of their metric. */
const MATTERS = [
  [
    'payments_without_filing',
    'withoutFiling',
    'Payments for a filing that the registry does not know, for staff to look at',
  ],
  ['payments_disputed', 'disputed', 'Payments that the payer disputes, for staff to look at'],
] as const;

/** Tells a balancer whether the server lives and is ready, and counts for a monitor how it does. */
export function registerHealthProbes(app: FastifyInstance, { db, clock }: Registry): void {
  const metrics = new Metrics();
  collectDefaultMetrics({ register: metrics });
  app.decorate('metrics', metrics);
  app.decorate('preparation', { isUnderWay: false });
  const aborted = new Counter({
    name: 'http_requests_aborted_total',
    help: 'Requests whose caller was gone before they were answered',
    registers: [metrics],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by operation and status',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS,
    registers: [metrics],
  });
  new Gauge({
    name: 'contested_names',
    help: 'Names on record that are not distinguishable from another one, for staff to look at',
    registers: [metrics],
    async collect() {
      // A monitor that asks while the database does not answer gets the other metrics.
      const names = await contestedNames(db).catch(() => null);
      if (names === null) this.reset();
      else this.set(names.length);
    },
  });
  new Gauge({
    name: 'outbox_jobs',
    help: 'Jobs that failed for good, and jobs that are not done ten minutes after they were due, by kind',
    labelNames: ['kind', 'state'],
    registers: [metrics],
    async collect() {
      this.reset();
      const troubled = await troubledJobs(db, clock.now()).catch(() => []);
      for (const { count, ...labels } of troubled) this.set(labels, count);
    },
  });
  new Gauge({
    name: 'rows_set_aside',
    help: 'Rows that a job could not change, so that it went on with the others, by job',
    labelNames: ['job'],
    registers: [metrics],
    async collect() {
      this.reset();
      for (const { job, count } of await rowsSetAside(db).catch(() => [])) this.set({ job }, count);
    },
  });

  for (const [name, kind, help] of MATTERS)
    new Gauge({
      name,
      help,
      registers: [metrics],
      async collect() {
        const counts = await countMatters(db).catch(() => null);
        if (counts === null) this.reset();
        else this.set(counts[kind]);
      },
    });

  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operationId;
    if (operation !== undefined) {
      request.log.debug({ operation, status: reply.statusCode, milliseconds: reply.elapsedTime }, 'answered');
      durations.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    }
    done();
  });

  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) aborted.inc();
    });
    done();
  });

  const quiet = { logLevel: 'warn' as const, config: { rateLimit: false as const } };
  app.get('/health/live', quiet, () => ({ status: 'live' }));
  app.get('/health/ready', quiet, async (_request, reply) => {
    const answers = await withTimeLimit(READY_MILLISECONDS, sql`select 1`.execute(db)).then(
      () => true,
      () => false,
    );
    const isReady = answers && !app.preparation.isUnderWay;
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable' });
  });
}

/** Serves the metrics, and nothing else, on a port that the public does not reach. */
export const metricsServer = (metrics: Metrics): Server =>
  createServer(
    { headersTimeout: HEAD_MILLISECONDS, requestTimeout: HEAD_MILLISECONDS },
    (request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      metrics.metrics().then(
        (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    },
  );
