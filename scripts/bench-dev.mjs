/**
 * How long a developer waits for `npm run dev`: for the first answer on a new database, and for an answer of the server after one of its
 * sources was saved.
 */
import { spawn } from 'node:child_process';
import { rmSync, utimesSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, freshDataDirectory } from './lib/server.mjs';

const NEW_DATABASE_LIMIT_SECONDS = 8;
const EDIT_LIMIT_SECONDS = 1;
const EDITS = 5;
const SOURCE = 'server/http/probes.ts';
/** A developer who has seen the answer does not save again within this time. */
const BETWEEN_EDITS_MS = 2000;

const port = await freePort();
const dataDirectory = freshDataDirectory();

const isUp = () =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
/** Seconds until the server is up, or down. */
async function secondsUntil(state) {
  const began = performance.now();
  while ((await isUp()) !== state) await pause(5);
  return (performance.now() - began) / 1000;
}

const development = spawn(process.execPath, ['scripts/dev.mjs'], {
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDirectory, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ended = new Promise((resolve) => development.once('exit', resolve));
try {
  const onNewDatabase = await secondsUntil(true);
  const edits = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    await pause(BETWEEN_EDITS_MS);
    utimesSync(SOURCE, new Date(), new Date());
    edits.push((await secondsUntil(false)) + (await secondsUntil(true)));
  }
  const median = edits.sort((one, other) => one - other)[Math.floor(EDITS / 2)];
  console.log(
    `first answer on a new database: ${onNewDatabase.toFixed(2)} s (limit ${NEW_DATABASE_LIMIT_SECONDS} s)`,
  );
  console.log(
    `answer after an edit of the server: ${median.toFixed(2)} s, the median of ${EDITS} (limit ${EDIT_LIMIT_SECONDS} s)`,
  );
  const passed = [onNewDatabase <= NEW_DATABASE_LIMIT_SECONDS, median <= EDIT_LIMIT_SECONDS].filter(Boolean);
  console.log(`${passed.length} passed, ${2 - passed.length} failed`);
  process.exitCode = passed.length === 2 ? 0 : 1;
} finally {
  development.kill('SIGTERM');
  await ended;
  rmSync(dataDirectory, { recursive: true, force: true });
}
