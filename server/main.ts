import pino from 'pino';
import { readConfig } from './settings/config';
import { checkFiles } from './startup/check-files';
import { openDatabase } from './database/connection';
import { withRemedy, databaseSetting } from './settings/setting-remedies';
import { describeError } from './failures/describe-error';
import { onStop } from './startup/on-stop';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, serializers: { err: describeError } });
  let stop: (reason: string) => void = () => process.exit(1);
  await checkFiles(config);
  const opening = withRemedy(databaseSetting(config), () =>
    openDatabase(config, (error) => {
      log.fatal({ error: describeError(error) }, 'the database failed');
      process.exitCode = 1;
      stop('database failure');
    }),
  );
  // The rest of the server is read while the database opens in its own thread.
  const [connection, { startServer }] = await Promise.all([opening, import('./startup/start-server')]);
  const close = await startServer(config, log, connection);
  stop = onStop(log, close);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? explain(error) : String(error)}\n`);
  process.exit(1);
});

/** A message without its causes would hide what to do. */
const explain = (error: Error): string =>
  error.cause instanceof Error ? `${error.message} ${explain(error.cause)}` : error.message;
