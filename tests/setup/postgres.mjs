import { startPostgres } from '../../scripts/lib/postgres.mjs';

/** Starts the PostgreSQL that tests copy their databases on. Where there is none, each test has one in memory. */
export default async function start() {
  const postgres = await startPostgres({ isLasting: false });
  if (postgres === undefined) return;
  process.env.TEST_DATABASE_URL = postgres.url;
  globalThis.testPostgres = postgres;
}
