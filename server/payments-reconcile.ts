import pino from 'pino';
import { openDatabase } from './database/connection';
import { countMatters, openMatters } from './filing/payment/payment-matters';
import { reconcileBook } from './filing/payment/reconcile-book';
import { readConfig } from './settings/config';
import { createRegistry } from './startup/create-registry';

const DAY = 86_400_000;
/** As far back as a backup is restored from, unless said otherwise. */
const DEFAULT_DAYS = 30;
const MAX_LISTED = 100;

/** `npm run payments:reconcile`: compares the provider's book of payments with the registry (T5-book). */
async function main(): Promise<void> {
  const days = Number(process.argv[2] ?? DEFAULT_DAYS);
  if (!Number.isInteger(days) || days < 1)
    throw new Error('Name the number of days to look back, such as 30.');
  const config = readConfig(process.env);
  const connection = await openDatabase(config, (error) => {
    throw error;
  });
  await connection.opened;
  const registry = createRegistry(config, pino({ level: 'silent' }), connection);
  try {
    await registry.clock.refresh();
    const { paid, filed, refunded, closed, reported } = await reconcileBook(
      registry,
      new Date(registry.clock.now().getTime() - days * DAY),
    );
    process.stdout.write(
      `${paid} payments in ${days} days: ${filed} filed, ${refunded} refunded or being refunded, ${closed} closed by staff, ${reported} for no filing that is known\n`,
    );
    for (const { kind, session_id: id, reference, amount, detail } of await openMatters(
      registry.db,
      MAX_LISTED,
    ))
      process.stdout.write(`${kind} ${id} ${reference} $${amount} ${detail}\n`);
    process.exitCode = (await countMatters(registry.db)).withoutFiling === 0 ? 0 : 1;
  } finally {
    await registry.documents.close();
    await connection.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
