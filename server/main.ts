import pino from 'pino';
import { readConfig } from './config';
import { describeError } from './http/describe-error';
import { buildServer } from './http/server';
import { startWorker } from './jobs/worker';
import { openRegistry } from './open-registry';
import { paymentPage } from './payment-page/routes';
import { signOn } from './sso/sign-on';
import { announce } from './announce';
import { onStop } from './on-stop';

/** Longest that requests and jobs under way are waited for. */
const STOP_MILLISECONDS = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, serializers: { err: describeError } });
  let stop: (reason: string) => void = () => process.exit(1);
  const { registry, close } = await openRegistry(config, log, (error) => {
    log.fatal({ error: describeError(error) }, 'the database failed');
    process.exitCode = 1;
    stop('database failure');
  });
  const app = await buildServer(registry, [paymentPage, signOn]);
  const worker = startWorker(registry);
  stop = onStop(log, STOP_MILLISECONDS, async () => {
    await app.close();
    await worker.stop();
    await close();
  });
  await app.listen({ port: config.port, host: config.host });
  announce(registry);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? explain(error) : String(error)}\n`);
  process.exit(1);
});

/** A message without its causes would hide what to do. */
const explain = (error: Error): string =>
  error.cause instanceof Error ? `${error.message} ${explain(error.cause)}` : error.message;
