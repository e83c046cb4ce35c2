/**
 * `npm run payments:reconcile -- 30`: compares the payments that the provider has had in so many days with the database that the settings
 * name. Each that is paid is filed, refunded or listed. Ends with 1 where money came for a filing that is not known.
 */
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

await ensureInstalled();
await runTypeScript('server/payments-reconcile.ts');
