/**
 * How long a file of the application takes while 300 people log in at the same moment, next to how long it takes when nobody does. Each login
 * comes from an address of its own, as behind a balancer; what is refused must be refused early.
 */
import { readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { startServer } from './lib/server.mjs';

const LOGINS = 300;
const CALM_ROUNDS = 60;
const LIMIT_TIMES_CALM = 2;

const agent = new Agent({ keepAlive: true, maxSockets: 400 });

/** @returns {Promise<{ status: number, milliseconds: number }>} */
const ask = (url, { body, headers = {} } = {}) =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    const asked = request(url, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode, milliseconds: performance.now() - begun }));
    });
    asked.on('error', reject);
    asked.end(body);
  });

const at = (share, values) =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0;
const shown = (values) => `p50 ${at(0.5, values).toFixed(1)} ms, p95 ${at(0.95, values).toFixed(1)} ms`;

ensureBuilt();
const server = await startServer({ env: { TRUST_PROXY: '1', RATE_LIMIT: '1000000', LOG_LEVEL: 'error' } });
try {
  const assets = readdirSync('dist/client/assets').filter((name) => /\.(js|css)$/.test(name));
  let turn = 0;
  const file = async () => {
    const name = assets[(turn += 1) % assets.length];
    return (await ask(`${server.url}/assets/${name}`)).milliseconds;
  };
  const login = (number) => {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${number % 250}.${Math.floor(number / 250) + 1}`,
    };
    const body = JSON.stringify({
      entityId: '20101000015',
      email: `filer${number}@sample.example`,
      password: 'wrong',
    });
    return ask(`${server.url}/business-api/sbf`, { body, headers });
  };
  // The hash is loaded with the first password, and files are read once.
  for (let round = 0; round < assets.length + 20; round += 1) await file();
  await login(0);
  const calm = [];
  for (let round = 0; round < CALM_ROUNDS; round += 1) calm.push(await file());
  const logins = Promise.all(Array.from({ length: LOGINS }, (_, number) => login(number + 1)));
  let isOver = false;
  void logins.then(() => (isOver = true));
  const crowded = [];
  while (!isOver) crowded.push(await file());
  const answers = await logins;
  const refused = answers.filter(({ status }) => status === 503).map(({ milliseconds }) => milliseconds);
  console.log(`files, calm: ${shown(calm)}`);
  console.log(`files during ${LOGINS} logins: ${shown(crowded)} (${crowded.length} files)`);
  console.log(
    `logins: ${answers.length - refused.length} answered, ${refused.length} refused within ${at(1, refused).toFixed(0)} ms (p50 ${at(0.5, refused).toFixed(0)} ms)`,
  );
  const [quiet, loud] = [at(0.5, calm), at(0.5, crowded)];
  const isGood = loud <= LIMIT_TIMES_CALM * quiet;
  console.log(`a file takes ${(loud / quiet).toFixed(1)} times as long (limit ${LIMIT_TIMES_CALM})`);
  console.log(isGood ? '1 passed, 0 failed' : '0 passed, 1 failed');
  process.exitCode = isGood ? 0 : 1;
} finally {
  await server.stop();
  agent.destroy();
}
