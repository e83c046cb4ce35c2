/**
 * Loaded into a server that is measured (`node --require`): on SIGUSR2 it collects what is not used any more and prints what it holds, in bytes.
 */
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    collect();
    collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.stdout.write(`\n${JSON.stringify({ heapUsed, external, rss })}\n`);
  });
}
