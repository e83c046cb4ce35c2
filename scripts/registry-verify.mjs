/**
 * `npm run registry:verify`: proves of the database that the settings name (DATABASE_URL, or the embedded one while no server runs on it)
 * that the record of each entity is what its effects say. Ends with 1 where one is not.
 */
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

await ensureInstalled();
await runTypeScript('server/registry-verify.ts');
