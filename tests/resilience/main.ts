import { parseArgs } from 'node:util';
import { attacks } from './attacks';
import type { KillReport } from './kills';
import { killReplicas, killRounds } from './kills';
import { outages } from './outages';
import { races } from './races';
import { reviewKills } from './review-kills';
import { reviewRaces } from './review-races';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    races: { type: 'string', default: '10' },
    reviews: { type: 'string', default: '10' },
    outages: { type: 'string', default: 'yes' },
    attacks: { type: 'string', default: 'yes' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  let failed = 0;
  let passed = 0;
  const report = (what: string, faults: readonly string[]) => {
    if (faults.length === 0) passed += 1;
    else failed += 1;
    say(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${what}`);
    for (const fault of faults) say(`       ${fault}`);
  };

  const reportKills = (where: string, { hits, filings, faults }: KillReport) => {
    const stages = Object.entries(hits).map(([stage, count]) => `${stage} ${count}`);
    report(
      `${values.kills} kills ${where} (${stages.join(', ')}) during ${filings} filings: each filed once, charged once`,
      faults,
    );
  };
  reportKills('of one server', await killRounds(Number(values.kills), seed));
  const ofReplicas = await killReplicas(Number(values.kills), seed);
  if (ofReplicas === undefined) say('skipped: kills of replicas, for there is no PostgreSQL here');
  else reportKills('of two replicas', ofReplicas);

  const raced = await races(Number(values.races), seed);
  if (raced === undefined) say('skipped: races, for there is no PostgreSQL here and none could be installed');
  else
    report(
      `${raced.races} races each for one name, of doubled submissions, of tabs with different contents, of mailed passcodes, of temporary passwords and of filings on one entity, on two replicas`,
      raced.faults,
    );

  const reviewed = await reviewRaces(Number(values.reviews));
  if (reviewed !== undefined)
    report(
      `${reviewed.races} races of staff upon one filing, on two replicas: one owner, one decision, one effect or refund`,
      reviewed.faults,
    );

  const reviewKilled = await reviewKills(Number(values.kills), seed);
  if (reviewKilled !== undefined) {
    const { filings, beforeRefund, faults } = reviewKilled;
    report(
      `${values.kills} kills while two administrators decide ${filings} filings, ${beforeRefund} of them before a refund was made: one decision, one effect or refund, one mail`,
      faults,
    );
  }

  if (values.outages === 'yes')
    for (const { what, faults } of await outages())
      report(`${what}: answered in time, and as before afterwards`, faults);

  if (values.attacks === 'yes') for (const { what, faults } of await attacks()) report(what, faults);

  say(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    say('0 passed, 1 failed');
    process.exit(1);
  },
);
