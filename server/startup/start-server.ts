import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { printStartupNotices } from './startup-notices';
import type { Config } from '../settings/config';
import type { Connection } from '../database/connection';
import { withRemedy, databaseSetting } from '../settings/setting-remedies';
import { metricsServer } from '../http/probes';
import { describeError } from '../failures/describe-error';
import { buildServer } from '../http/server';
import { scheduleCleanup } from '../jobs/cleanup/cleanup';
import { scheduleStorageSweep } from '../jobs/cleanup/storage-sweep';
import { scheduleOfficeDays } from '../jobs/office-days';
import { scheduleReminders } from '../jobs/report-reminders/schedule';
import { schedulePaymentBook } from '../jobs/payment-book';
import { scheduleNotices } from '../notices/schedule';
import { startWorker } from '../jobs/worker';
import { createRegistry } from './create-registry';
import { oneClickStop } from '../followers/one-click';
import { paymentPage } from '../payment-page/routes';
import { prepareRegistry } from './prepare-registry';
import { makeDue } from '../outbox/make-due';
import { openRecord } from '../open/routes';
import { startSender } from '../open/webhooks/sender';
import { signOn } from '../sso/sign-on';
import { textCallbacks } from '../webhooks/texts';
import { stripeWebhook } from '../webhooks/stripe';
import { TimeLimitExceeded, withTimeLimit } from '../with-time-limit';

/** Longest that requests under way, and then jobs, are waited for. */
const REQUESTS_MILLISECONDS = 2_000;
const JOBS_MILLISECONDS = 2_500;

/** Takes no more connections, ends idle ones, and those that are not done in time, such as half-sent requests. */
async function closeHttp(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), REQUESTS_MILLISECONDS);
  await app.close();
  clearTimeout(timer);
}

/** What each payment provider needs outside of the contract: the embedded one its card page, another one the address for its events. */
const PAYMENT_ROUTES = { embedded: paymentPage, stripe: stripeWebhook } as const;

/** A job that waits for a mail server that does not answer is left to another worker once its lease has ended. */
const leave = (work: Promise<void>): Promise<void> =>
  withTimeLimit(JOBS_MILLISECONDS, work).catch((error: unknown) => {
    if (!(error instanceof TimeLimitExceeded)) throw error;
  });

/**
 * Serves the portal and its services, and does queued work.
 *
 * @returns ends it all in order: requests first, then work under way, then the database
 */
export async function startServer(
  config: Config,
  log: Logger,
  connection: Connection,
): Promise<() => Promise<void>> {
  const registry = createRegistry(config, log, connection);
  const building = buildServer(registry, [
    PAYMENT_ROUTES[config.paymentProvider],
    signOn,
    oneClickStop,
    textCallbacks,
    openRecord,
  ]);
  try {
    const [app] = await Promise.all([
      building,
      withRemedy(databaseSetting(config), () => connection.opened).then(() =>
        prepareRegistry({ ...registry, db: connection.unlimitedDb }),
      ),
    ]);
    await scheduleCleanup(registry.db, registry.clock.now());
    await scheduleOfficeDays(registry.db, registry.clock.now());
    await scheduleNotices(registry.db, registry.clock.now());
    await scheduleReminders(registry.db, registry.clock.now());
    await schedulePaymentBook(registry.db, registry.clock.now());
    await makeDue(registry.db, 'record-snapshot', registry.clock.now());
    if (registry.providers.files.objects !== undefined)
      await scheduleStorageSweep(registry.db, registry.clock.now());
    await withRemedy('port', () => app.listen({ port: config.port, host: config.host }));
    app.warm();
    const monitor = config.metricsPort === 0 ? undefined : metricsServer(app.metrics);
    if (monitor !== undefined)
      await withRemedy('metricsPort', () =>
        once(monitor.listen(config.metricsPort, config.metricsHost), 'listening'),
      );
    const worker = startWorker(registry);
    const sender = startSender(registry);
    // It serves by now: that the database was restarted at this moment is no reason to end.
    await printStartupNotices(registry).catch((error: unknown) => {
      log.warn({ error: describeError(error) }, 'the sample registry could not be listed');
    });
    return async () => {
      await Promise.all([closeHttp(app), leave(worker.stop()), leave(sender.stop())]);
      monitor?.close();
      monitor?.closeAllConnections();
      await registry.documents.close();
      await connection.close();
    };
  } catch (error) {
    await building.then(
      (app) => app.close(),
      () => undefined,
    );
    await registry.documents.close();
    await connection.close();
    throw error;
  }
}
