/**
 * How many drawn pages one process answers a second, and the processor time that each takes: records, each of another entity, and pages that
 * are the same for everybody, in both languages and encodings. Beside them, in the same run, a bare answer of Node of the same length.
 *
 *   npm run bench:pages -- --seconds 5
 */
import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { processorSeconds } from './lib/processor-time.mjs';
import { freePort, startServer } from './lib/server.mjs';

const given = process.argv.slice(2);
const SECONDS = Number(given[given.indexOf('--seconds') + 1]) || 5;
const AT_ONCE = 16;
const ENTITIES = 60;
const GOALS = { record: 250, constant: 1500 };

const VISITORS = ['en', 'es'].flatMap((language) =>
  ['br', 'gzip'].map((encoding) => ({ 'accept-encoding': encoding, cookie: `language=${language}` })),
);
const CONSTANT = ['', '/search', '/accessibility', '/about', '/filing/llc/intro'].map(
  (path) => `/business${path}`,
);

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const get = (url, headers) =>
  new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers }, (answer) => {
      let text = 0;
      answer.on('data', (chunk) => (text += chunk.length));
      answer.on('end', () => resolve({ status: answer.statusCode, bytes: text }));
    });
    asked.on('error', reject);
    asked.end();
  });

/** Asks for these addresses in turn, as often as there is time for. */
async function ask(origin, paths, seconds) {
  const until = performance.now() + seconds * 1000;
  let [turn, bytes] = [0, 0];
  const visitor = async () => {
    while (performance.now() < until) {
      const number = turn++;
      const path = paths[number % paths.length];
      const answer = await get(origin + path, VISITORS[Math.floor(number / paths.length) % VISITORS.length]);
      if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
      bytes += answer.bytes;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return { count: turn, bytes: Math.round(bytes / turn) };
}

async function measure(what, { url, pid }, paths, goal = 0) {
  // Twice all that are asked for, so that what is made once is made, and the code is compiled.
  await ask(url, paths, 2);
  const [begun, worked] = [performance.now(), processorSeconds(pid)];
  const { count, bytes } = await ask(url, paths, SECONDS);
  const rate = count / ((performance.now() - begun) / 1000);
  const processor =
    worked === undefined
      ? ''
      : `, ${(((processorSeconds(pid) - worked) / count) * 1000).toFixed(2)} ms of processor time each`;
  const verdict = rate >= goal ? 'ok  ' : 'SLOW';
  console.log(
    `${verdict} ${what}: ${rate.toFixed(0)} a second${goal ? ` of ${goal}` : ''}${processor}, ${bytes} bytes`,
  );
  return { isGood: rate >= goal, bytes };
}

/** Node alone, answering with so many bytes. */
async function startBare(bytes) {
  const port = await freePort();
  const program = `const body = Buffer.alloc(${bytes}, 'x');
    require('node:http').createServer((_, answer) => answer.end(body)).listen(${port}, '127.0.0.1', () => console.log('up'))`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => child.kill() };
}

ensureBuilt();
const server = await startServer({
  env: { SAMPLE_ENTITIES: String(ENTITIES), RATE_LIMIT: '100000000', LOG_LEVEL: 'error' },
});
const records = Array.from({ length: 10 }, (_, index) => `/business/search/${20101000001 + index}`);
const isOnRecord = await Promise.all(
  records.map(async (path) => (await get(server.url + path)).status === 200),
);
try {
  const constant = await measure('pages that are the same for everybody', server, CONSTANT, GOALS.constant);
  const record = await measure(
    'records',
    server,
    records.filter((_, index) => isOnRecord[index]),
    GOALS.record,
  );
  const bare = await startBare(constant.bytes);
  await measure('a bare answer', bare, ['/']);
  bare.stop();
  const failed = [constant, record].filter(({ isGood }) => !isGood).length;
  console.log(`${2 - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await server.stop();
  agent.destroy();
}
