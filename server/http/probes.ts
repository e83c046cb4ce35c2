import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry as Metrics } from 'prom-client';
import type { Registry } from '../context';
import { contestedNames } from '../database/names';
import { within } from '../within';
import { READY_MILLISECONDS } from './limits';

/** Upper bounds in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Tells a balancer whether the server lives and is ready, and a monitor how it does. */
export function registerHealthProbes(app: FastifyInstance, { db }: Registry): void {
  const metrics = new Metrics();
  collectDefaultMetrics({ register: metrics });
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
  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operationId;
    if (operation !== undefined) {
      request.log.debug({ operation, status: reply.statusCode, milliseconds: reply.elapsedTime }, 'answered');
      durations.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    }
    done();
  });

  const quiet = { logLevel: 'warn' as const, config: { rateLimit: false as const } };
  app.get('/health/live', quiet, () => ({ status: 'live' }));
  app.get('/health/ready', quiet, async (_request, reply) => {
    const isReady = await within(READY_MILLISECONDS, sql`select 1`.execute(db)).then(
      () => true,
      () => false,
    );
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable' });
  });
  app.get('/metrics', quiet, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  );
}
