import { parseArgs } from 'node:util';
import { attacks } from './attacks';
import type { KillReport } from './kills';
import { killReplicas, killRounds } from './kills';
import { outages } from './outages';
import { races } from './races';
import { reviewKills } from './review-kills';
import { reviewRaces } from './review-races';
import { sessions } from './sessions';
import type { Layout } from './site';
import { layoutInWords } from './site';
import { hasHaproxy } from '../../scripts/lib/haproxy.mjs';
import { hasPgbouncer } from '../../scripts/lib/pgbouncer.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    races: { type: 'string', default: '10' },
    reviews: { type: 'string', default: '10' },
    outages: { type: 'string', default: 'yes' },
    attacks: { type: 'string', default: 'yes' },
    seed: { type: 'string', default: '1' },
    servers: { type: 'string', default: '2' },
    haproxy: { type: 'boolean', default: false },
    pgbouncer: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const layout: Layout = {
  servers: Number(values.servers),
  haproxy: values.haproxy,
  pgbouncer: values.pgbouncer,
};
const where = layoutInWords(layout);
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Where nothing else is asked for, replicas are killed once more as a large office would run them, with what is installed here. */
function largeLayouts(): readonly Layout[] {
  if (layout.haproxy || layout.pgbouncer || layout.servers !== 2) return [];
  const haproxy = hasHaproxy();
  const pgbouncer = hasPgbouncer();
  const absent = [...(haproxy ? [] : ['haproxy']), ...(pgbouncer ? [] : ['pgbouncer'])];
  if (absent.length > 0)
    say(`without ${absent.join(' and ')}, which is not installed here (docs/operating.md says how)`);
  return [{ servers: 4, haproxy, pgbouncer }];
}

async function main(): Promise<number> {
  let failed = 0;
  let passed = 0;
  const report = (what: string, faults: readonly string[]) => {
    if (faults.length === 0) passed += 1;
    else failed += 1;
    say(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${what}`);
    for (const fault of faults) say(`       ${fault}`);
  };

  const reportKills = (of: string, { hits, crashes, filings, faults }: KillReport) => {
    const stages = Object.entries(hits).map(([stage, count]) => `${stage} ${count}`);
    const told = crashes === 0 ? '' : `, ${crashes} of them of the database`;
    report(
      `${values.kills} kills of ${of} (${stages.join(', ')}${told}) during ${filings} filings: each filed once, charged once`,
      faults,
    );
  };
  const layouts = [layout, ...largeLayouts()];
  for (const each of layouts) {
    const faults = await sessions(each);
    const through = each.pgbouncer ? ' through PgBouncer' : '';
    if (faults !== undefined)
      report(`sessions of the database${through}: time limits, and no lock is left behind`, faults);
  }
  const kills = Number(values.kills);
  reportKills('one server', await killRounds(kills, seed));
  for (const each of layouts) {
    const ofReplicas = await killReplicas(each, kills, seed);
    if (ofReplicas === undefined) say('skipped: kills of replicas, for there is no PostgreSQL here');
    else reportKills(layoutInWords(each), ofReplicas);
  }

  const raced = await races(layout, Number(values.races), seed);
  if (raced === undefined) say('skipped: races, for there is no PostgreSQL here and none could be installed');
  else
    report(
      `${raced.races} races each for one name, of doubled submissions, of tabs with different contents, of mailed passcodes, of temporary passwords and of filings on one entity, on ${where}`,
      raced.faults,
    );

  const reviewed = await reviewRaces(layout, Number(values.reviews));
  if (reviewed !== undefined)
    report(
      `${reviewed.races} races of staff upon one filing, on two servers: one owner, one decision, one effect or refund`,
      reviewed.faults,
    );

  const reviewKilled = await reviewKills(layout, kills, seed);
  if (reviewKilled !== undefined) {
    const { filings, beforeRefund, faults } = reviewKilled;
    report(
      `${values.kills} kills while two administrators decide ${filings} filings, ${beforeRefund} of them before a refund was made: one decision, one effect or refund, one mail`,
      faults,
    );
  }

  if (values.outages === 'yes')
    for (const { what, faults } of await outages(layout))
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
