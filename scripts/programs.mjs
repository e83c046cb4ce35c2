/**
 * The programs that suites need and npm does not bring: a Chromium, and PostgreSQL where it can be had. Each suite would install them as
 * well; here that is done while others keep the processor busy.
 */
import { ensureChromium } from './lib/chromium.mjs';
import { ensurePostgres } from './lib/postgres.mjs';

// One after the other: Debian's installer locks out a second one.
const hasPostgres = await ensurePostgres();
console.log(
  hasPostgres ? 'PostgreSQL is there.' : 'No PostgreSQL: the tests keep their databases in memory.',
);
console.log(`Chromium: ${await ensureChromium()}`);
