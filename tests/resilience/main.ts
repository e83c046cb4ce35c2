import { inspect, parseArgs } from 'node:util';
import { attacks } from './attacks';
import { checkUpgradeFrom } from './rolling-upgrade';
import type { KillReport } from './kills';
import { killReplicas, killRounds } from './kills';
import { noticeKills } from './notice-kills';
import { outages } from './outages';
import { races } from './races';
import { reviewKills } from './review-kills';
import { reviewRaces } from './review-races';
import { sessions } from './sessions';
import { snapshotKills } from './snapshot-kills';
import { storageKills } from './storage-kills';
import type { Layout } from './site';
import { layoutInWords } from './site';
import type { CheckReport } from './check-report';
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
    beside: { type: 'string' },
  },
});
const seed = Number(values.seed);
const layout: Layout = {
  servers: Number(values.servers),
  haproxy: values.haproxy,
  pgbouncer: values.pgbouncer,
};
const where = layoutInWords(layout);
/** Staff are raced and their servers killed without the balancer: whom each of them asks decides. */
const whereStaffAct = layoutInWords({ ...layout, haproxy: false });
const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * By default, replicas are killed once more as a large office would run them, with the programs installed here: without a balancer and a
 * pooler, four servers are the same case as two.
 */
function largeLayouts(): readonly Layout[] {
  if (layout.haproxy || layout.pgbouncer || layout.servers !== 2) return [];
  const haproxy = hasHaproxy();
  const pgbouncer = hasPgbouncer();
  const absent = [...(haproxy ? [] : ['haproxy']), ...(pgbouncer ? [] : ['pgbouncer'])];
  if (absent.length > 0)
    say(`without ${absent.join(' and ')}, which is not installed here (docs/operating.md says how)`);
  return haproxy || pgbouncer ? [{ servers: 4, haproxy, pgbouncer }] : [];
}

/** The list of queued messages, by which they are counted, is short. */
const MOST_CHANGES_TOLD = 8;

let failed = 0;
let passed = 0;

function report(what: string, faults: readonly string[]): void {
  if (faults.length === 0) passed += 1;
  else failed += 1;
  say(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${what}`);
  for (const fault of faults) say(`       ${fault}`);
}

function total(): number {
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Only an earlier version and this one, on one database. */
async function checkOnlyUpgrade(commit: string): Promise<number> {
  const results = await checkUpgradeFrom(commit, seed);
  if (results === undefined) say('skipped: two versions, for there is no PostgreSQL here');
  for (const { what, faults } of results ?? []) report(what, faults);
  return total();
}

/** Reports a part; one that crashes is reported as a fault, and the others still run. */
async function part(what: string, run: () => Promise<readonly CheckReport[]>): Promise<void> {
  try {
    for (const told of await run()) report(told.what, told.faults);
  } catch (error) {
    report(what, [inspect(error)]);
  }
}

function skipped(what: string): readonly CheckReport[] {
  say(`skipped: ${what}, for there is no PostgreSQL here and none could be installed`);
  return [];
}

function ofKills(of: string, { hits, crashes, filings, faults }: KillReport): CheckReport {
  const stages = Object.entries(hits).map(([stage, count]) => `${stage} ${count}`);
  const told = crashes === 0 ? '' : `, ${crashes} of them of the database`;
  const what = `${values.kills} kills of ${of} (${stages.join(', ')}${told}) during ${filings} filings: each filed once, charged once`;
  return { what, faults };
}

async function main(): Promise<number> {
  if (values.beside !== undefined) return checkOnlyUpgrade(values.beside);

  const layouts = [layout, ...largeLayouts()];
  const kills = Number(values.kills);
  for (const each of layouts) {
    const what = `sessions of the database${each.pgbouncer ? ' through PgBouncer' : ''}: time limits, and no lock is left behind`;
    await part(what, async () => {
      const faults = await sessions(each);
      return faults === undefined ? [] : [{ what, faults }];
    });
  }
  await part('kills of one server', async () => [ofKills('one server', await killRounds(kills, seed))]);
  if (kills > 0)
    await part('kills while files are kept in a store', async () => {
      const { kept, faults } = await storageKills(kills);
      const what = `${kills} kills between an object and its row while ${kept} files are kept in a store: each file there, no object left over`;
      return [{ what, faults }];
    });
  if (kills > 0)
    await part('kills while the files of the whole record are made', async () => {
      const { kills: killed, faults } = await snapshotKills();
      const what = `${killed} kills while the files of the whole record are made: the same bytes as without`;
      return [{ what, faults }];
    });
  for (const each of layouts)
    await part(`kills of ${layoutInWords(each)}`, async () => {
      const ofReplicas = await killReplicas(each, kills, seed);
      return ofReplicas === undefined
        ? skipped('kills of replicas')
        : [ofKills(layoutInWords(each), ofReplicas)];
    });
  await part('races', async () => {
    const raced = await races(layout, Number(values.races), seed);
    if (raced === undefined) return skipped('races');
    const what = `${raced.races} races each for one name, of doubled submissions, of tabs with different contents, of mailed passcodes, of temporary passwords and of filings on one entity, on ${where}`;
    return [{ what, faults: raced.faults }];
  });
  await part('races of staff', async () => {
    const reviewed = await reviewRaces(layout, Number(values.reviews));
    if (reviewed === undefined) return [];
    const what = `${reviewed.races} races of staff upon one filing, on ${whereStaffAct}: one owner, as they were told, one decision, one effect or refund`;
    return [{ what, faults: reviewed.faults }];
  });
  await part('kills while staff decide', async () => {
    const killed = await reviewKills(layout, kills, seed);
    if (killed === undefined) return [];
    const what = `${values.kills} kills while two administrators decide ${killed.filings} filings, ${killed.beforeRefund} of them before a refund was made, on ${whereStaffAct}: one decision, one effect or refund, one mail`;
    return [{ what, faults: killed.faults }];
  });
  await part('kills while changes are told', async () => {
    const told = await noticeKills(layout, Math.min(kills, MOST_CHANGES_TOLD), seed);
    if (told === undefined) return [];
    const what = `${told.changes} kills while changes are told and the mail server is silent, on ${where}: each told once`;
    return [{ what, faults: told.faults }];
  });
  if (values.outages === 'yes')
    await part('outages', async () =>
      (await outages(layout)).map(({ what, faults }) => ({
        what: `${what}: answered in time, and as before afterwards`,
        faults,
      })),
    );
  if (values.attacks === 'yes') await part('attacks', attacks);

  return total();
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    say('0 passed, 1 failed');
    process.exit(1);
  },
);
