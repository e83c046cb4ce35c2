/**
 * `npm run bench:spec`: scenarios a second at rules level, compared with the same scenarios with steps that do nothing, in one run. The
 * difference is the cost of the rule book and its drivers. Ends with 1 when the rate falls below 0.6 of that of the empty steps.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { run } from './lib/run.mjs';

const LEAST_RATIO = 0.6;
const ROUNDS = 5;

/** Scenarios for each second of the processor's time, from the start of the test run to its end. */
async function cucumber(profile, report) {
  const format = `./scripts/lib/cpu-time-format.cjs:${report}`;
  const { code, output } = await run(
    'npx',
    ['--no-install', 'cucumber-js', '--profile', profile, '--format', format],
    { quiet: true },
  );
  if (code !== 0)
    throw new Error(`The scenarios do not pass, so that their rate says nothing.\n${output.slice(-2000)}`);
  const { scenarios, milliseconds } = JSON.parse(readFileSync(report, 'utf8'));
  return { scenarios, rate: (scenarios / milliseconds) * 1000 };
}

await ensureInstalled();
const folder = mkdtempSync(join(tmpdir(), 'bench-spec-'));
const best = { rules: 0, idle: 0 };
try {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const real = await cucumber('rules', join(folder, 'rules.json'));
    const empty = await cucumber('idle', join(folder, 'idle.json'));
    console.log(
      `round ${round}: ${real.scenarios} scenarios, ${real.rate.toFixed(0)} a second; empty ${empty.rate.toFixed(0)} a second`,
    );
    best.rules = Math.max(best.rules, real.rate);
    best.idle = Math.max(best.idle, empty.rate);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const ratio = best.rules / best.idle;
console.log(`ratio of the best rounds ${ratio.toFixed(2)} (at least ${LEAST_RATIO})`);
process.exit(ratio >= LEAST_RATIO ? 0 : 1);
