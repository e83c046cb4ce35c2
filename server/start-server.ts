import type { Logger } from 'pino';
import { announce } from './announce';
import type { Config } from './config';
import type { Connection } from './database/connection';
import { buildServer } from './http/server';
import { scheduleCleanup } from './jobs/cleanup/cleanup';
import { scheduleOverdueReports } from './jobs/overdue-reports/overdue-reports';
import { startWorker } from './jobs/worker';
import { createRegistry } from './create-registry';
import { paymentPage } from './payment-page/routes';
import { prepareRegistry } from './prepare-registry';
import { signOn } from './sso/sign-on';

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
  try {
    const registry = createRegistry(config, log, connection);
    const [app] = await Promise.all([
      buildServer(registry, [paymentPage, signOn]),
      connection.opened.then(() => prepareRegistry(registry)),
    ]);
    await scheduleCleanup(registry.db, registry.clock.now());
    await scheduleOverdueReports(registry.db, registry.clock.now());
    await app.listen({ port: config.port, host: config.host });
    const worker = startWorker(registry);
    announce(registry);
    return async () => {
      await app.close();
      await worker.stop();
      await connection.close();
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
