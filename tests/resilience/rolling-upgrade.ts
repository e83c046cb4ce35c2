import { randomUUID } from 'node:crypto';
import { buildVersion } from '../../scripts/lib/other-version.mjs';
import { startServer } from '../../scripts/lib/server.mjs';
import { MIGRATIONS } from '../../server/database/migrations';
import { audit, type Claim } from './audit';
import { ENTITY_TASKS, fileOnEntity } from './entity-work';
import { fileAndPay, type Filer } from './filer';
import { UNLIMITED_SERVER } from './unlimited-server';
import { seededRandom } from './random';
import { startDatabase } from './site';
import type { CheckReport } from './check-report';

/** Companies that are formed at once by each: at the earlier version, at this one, and at both in turn. */
const COMPANIES = 6;

type Version = Awaited<ReturnType<typeof buildVersion>>;

/** Files and pays at the servers that are named, companies and on entities; says what did not end on record. */
async function fileAt(what: string, servers: readonly string[], seed: number) {
  const random = seededRandom(seed);
  const claims: Claim[] = [];
  const faults: string[] = [];
  const filer = (): Omit<Filer, 'name'> => ({
    submissionKey: randomUUID(),
    servers,
    pick: random,
    isUndisturbed: true,
  });
  const attempt = async (name: string, work: () => Promise<Claim>) => {
    try {
      const claim = await work();
      claims.push(claim);
      if (claim.ending.kind !== 'filed') faults.push(`${name} ended ${JSON.stringify(claim.ending)}`);
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  await Promise.all(
    Array.from({ length: COMPANIES }, (_, index) => {
      const name = `Beside ${what} ${seed} ${index} LLC`;
      return attempt(name, async () => ({ name, ending: await fileAndPay({ ...filer(), name }) }));
    }),
  );
  return { claims, faults, filer, attempt };
}

/**
 * The earlier version runs on a database that it has created; this one starts beside it, as in a rolling upgrade; filings are made and paid
 * at the one, at the other, and at both, each request at either. Undefined where there is no PostgreSQL.
 */
async function rollingUpgrade(earlier: Version, seed: number): Promise<CheckReport[] | undefined> {
  const database = await startDatabase({ servers: 2 });
  if (database === undefined) return undefined;
  const env = { ...UNLIMITED_SERVER, DATABASE_URL: database.url };
  try {
    const old = await startServer({ env, folder: earlier.folder });
    const claims: Claim[] = [];
    const results: CheckReport[] = [];
    const step = async (what: string, servers: readonly string[], withEntities = false) => {
      const done = await fileAt(what, servers, seed + results.length);
      if (withEntities)
        for (const task of ENTITY_TASKS)
          await done.attempt(`a filing on an entity`, async () => {
            const filed = await fileOnEntity(
              { ...done.filer(), name: `Beside ${seed} ${randomUUID().slice(0, 8)}` },
              task,
            );
            done.faults.push(...filed.faults);
            return filed.claim;
          });
      claims.push(...done.claims);
      results.push({ what: `${done.claims.length} filings at ${what}`, faults: done.faults });
    };
    try {
      await step('the earlier version alone', [old.url]);
      const now = await startServer({ env });
      try {
        await step('the earlier version, once this one has migrated', [old.url]);
        await step('this version beside it', [now.url]);
        await step('both, request by request', [old.url, now.url], true);
        for (const [whose, { url }] of [
          ['the earlier version', old],
          ['this version', now],
        ] as const)
          results.push({
            what: `records, charges and receipts as ${whose} sees them`,
            faults: await audit(url, claims),
          });
      } finally {
        await now.stop();
      }
      await step('the earlier version, once this one was stopped', [old.url]);
    } finally {
      await old.stop();
    }
    return results;
  } finally {
    await database.stop();
  }
}

/** Runs an earlier version beside this one on one database. */
export async function checkUpgradeFrom(commit: string, seed: number): Promise<CheckReport[] | undefined> {
  const earlier = await buildVersion(commit);
  try {
    const added = Object.keys(MIGRATIONS).filter((name) => !earlier.migrations.includes(name));
    process.stdout.write(
      `beside ${earlier.title}: ${added.length === 0 ? 'no migration' : added.join(', ')} since\n`,
    );
    return await rollingUpgrade(earlier, seed);
  } finally {
    earlier.remove();
  }
}
