import { randomUUID } from 'node:crypto';
import { accountRacer, runAccountRace } from './account-races';
import { audit, type Claim } from './audit';
import { fileAndPay, fileInTabs, readyFiling } from './filer';
import { racePasscodes } from './passcode-races';
import { entityRaces, runEntityRace } from './entity-races';
import { seededRandom } from './random';
import { UNLIMITED_SERVER } from './unlimited-server';
import type { Layout } from './site';
import { startDatabase, startServers } from './site';

const RACERS = 4;

/** A number in letters, as a name can hold it. */
const letters = (number: number): string =>
  [...String(number)].map((digit) => 'ABCDEFGHIJ'.charAt(Number(digit))).join('');

/**
 * Replicas on one PostgreSQL, started at the same moment (so that their migrations race too). In each race several filers
 * want one name, one filer submits the same filing through both replicas, one submits different contents of it, several use one mailed
 * passcode, and several file on one entity. Returns undefined where there is no PostgreSQL.
 */
export async function races(
  layout: Layout,
  count: number,
  seed: number,
): Promise<{ races: number; faults: string[] } | undefined> {
  const database = await startDatabase(layout);
  if (database === undefined) return undefined;
  const random = seededRandom(seed);
  const env = {
    DATABASE_URL: database.url,
    ...UNLIMITED_SERVER,
    PASSCODE_LETTERS: '100000',
    PASSCODE_TRIES: '100000',
  };
  const replicas = await startServers(layout, { env });
  const servers = replicas.urls;
  const claims: Claim[] = [];
  const faults: string[] = [];
  try {
    for (let race = 0; race < count; race += 1) {
      const name = `Contested ${seed} ${race} LLC`;
      const endings = await Promise.all(
        Array.from({ length: RACERS }, () =>
          fileAndPay({ name, submissionKey: randomUUID(), servers, pick: random }),
        ),
      );
      const winners = endings.filter(({ kind }) => kind === 'filed');
      if (winners.length !== 1)
        faults.push(`${name}: filed ${winners.length} times: ${JSON.stringify(endings)}`);
      claims.push(...winners.map((ending) => ({ name, ending })));

      const twice = {
        name: `Twofold ${seed} ${race} LLC`,
        submissionKey: randomUUID(),
        servers,
        pick: random,
        isUndisturbed: true,
      };
      const ready = await readyFiling(twice);
      const both = await Promise.all([fileAndPay(twice, ready), fileAndPay(twice, ready)]);
      const ids = new Set(both.map((ending) => (ending.kind === 'filed' ? ending.entityId : ending.kind)));
      if (ids.size !== 1 || both[0]?.kind !== 'filed') faults.push(`${twice.name}: ${JSON.stringify(both)}`);
      else claims.push({ name: twice.name, ending: both[0] });

      const tabs = { ...twice, name: `Manifold ${seed} ${race} LLC`, submissionKey: randomUUID() };
      const first = await readyFiling(tabs);
      const contents = Array.from({ length: RACERS }, (_, tab) => ({
        ...first,
        additionalInfoValues: { ...first.additionalInfoValues, additionalInfo: `Said in tab ${tab}.` },
      }));
      const ending = await fileInTabs(tabs, contents);
      if (ending.kind === 'filed') claims.push({ name: tabs.name, ending });
      else faults.push(`${tabs.name}: ${JSON.stringify(ending)}`);

      faults.push(...(await racePasscodes(servers, letters(race))));

      for (const entityRace of entityRaces(race)) {
        const ended = await runEntityRace(entityRace, { servers, pick: random, seed: `${seed}-${race}` });
        claims.push(...ended.claims);
        faults.push(...ended.faults);
      }

      const racer = accountRacer(race);
      if (racer !== undefined) faults.push(...(await runAccountRace(racer, servers)));
    }
    faults.push(...(await audit(servers[0] ?? '', claims)));
    return { races: count, faults };
  } finally {
    await replicas.stop();
    await database.stop();
  }
}
