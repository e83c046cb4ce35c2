import { randomUUID } from 'node:crypto';
import type { FilingType } from '#rules';
import type { Claim } from './audit';
import { entityFiling, summaryOf } from './entity-filing';
import { fileAndPay, type Ending } from './filer';

const RACERS = 3;

/** Several filers who file on one entity, or want the same name for several entities, at the same moment. */
interface EntityRace {
  what: string;
  /** Each filer takes the next of them, from the first again after the last. */
  filingTypes: readonly FilingType[];
  /** In the same way. */
  entityIds: readonly string[];
  /** All filers want the same name; otherwise what they write differs from filer to filer. */
  isShared?: boolean;
  /** How many of the filers are filed. */
  winners: number;
  /** The record stays as it is until staff have decided. */
  isQueued?: boolean;
  /** Whether it can be repeated on the same entities. */
  repeats: boolean;
}

const RACES: readonly EntityRace[] = [
  {
    what: 'a change of address',
    filingTypes: ['chgpoa'],
    entityIds: ['20101000001'],
    winners: 1,
    repeats: true,
  },
  {
    what: 'a change of address, a change of agent and an amendment of one company',
    filingTypes: ['chgpoa', 'chgra', 'amend'],
    entityIds: ['20101000060'],
    winners: 3,
    repeats: true,
  },
  {
    what: 'one name for two companies',
    filingTypes: ['amend'],
    entityIds: ['20101000047', '20101000066'],
    isShared: true,
    winners: 1,
    repeats: true,
  },
  {
    what: 'the report of one period',
    filingTypes: ['report'],
    entityIds: ['20101000061'],
    winners: 1,
    repeats: false,
  },
  { what: 'a cure', filingTypes: ['cure'], entityIds: ['20101000050'], winners: 1, repeats: false },
  {
    what: 'a reinstatement under review',
    filingTypes: ['reinstate'],
    entityIds: ['20101000051'],
    winners: 1,
    isQueued: true,
    repeats: false,
  },
];

/** The races of a round: the first round has all of them. */
export const entityRaces = (round: number): readonly EntityRace[] =>
  RACES.filter(({ repeats }) => repeats || round === 0);

const isSettled = (ending: Ending): boolean =>
  ending.kind !== 'refused' || [409, 410, 422].includes(ending.code);

/**
 * Runs one race; as many as possible are filed, every other filer is told why not, and each record has changed exactly by what was filed on
 * it.
 */
export async function runEntityRace(
  { what, filingTypes, entityIds, isShared = false, winners: expected, isQueued = false }: EntityRace,
  { servers, pick, seed }: { servers: readonly string[]; pick: () => number; seed: string },
): Promise<{ claims: Claim[]; faults: string[] }> {
  const [url = ''] = servers;
  const nth = <T>(values: readonly T[], racer: number) => values[racer % values.length] as T;
  const before = new Map(
    await Promise.all(
      entityIds.map(async (id): Promise<[string, number]> => [id, (await summaryOf(url, id)).version]),
    ),
  );
  const runs = await Promise.all(
    Array.from({ length: RACERS }, async (_, racer) => {
      const submissionKey = randomUUID();
      const entityId = nth(entityIds, racer);
      const filingType = nth(filingTypes, racer);
      const mark = isShared ? `Raced ${seed}` : `${racer + 1} ${seed} WAY`;
      const filing = await entityFiling(url, { filingType, entityId, submissionKey, mark });
      return { entityId, filing, filer: { name: what, submissionKey, servers, pick, isUndisturbed: true } };
    }),
  );
  const endings = await Promise.all(
    runs.map(({ filer, filing }) =>
      fileAndPay(filer, filing).catch((error: unknown): Ending => {
        // A filer who was too late is answered with the problem at once.
        if (error instanceof Error && /recordChanged|unavailable/.test(error.message)) {
          return { kind: 'refused', code: 422 };
        }
        throw error;
      }),
    ),
  );
  const faults: string[] = [];
  const claims: Claim[] = [];
  const winners = endings.filter(({ kind }) => kind === 'filed');
  if (winners.length !== expected)
    faults.push(`${what} (${seed}): filed ${winners.length} times: ${JSON.stringify(endings)}`);
  if (!endings.every(isSettled)) faults.push(`${what} (${seed}): ${JSON.stringify(endings)}`);
  for (const [entityId, version] of before) {
    const after = await summaryOf(url, entityId);
    const filed = endings.filter((ending) => ending.kind === 'filed' && ending.entityId === entityId).length;
    if (after.version !== version + (isQueued ? 0 : filed)) {
      faults.push(
        `${what} (${seed}): the record of ${entityId} went from ${version} to ${after.version} by ${filed} filings`,
      );
    }
    for (const ending of endings) {
      if (ending.kind === 'filed' && ending.entityId === entityId) claims.push({ name: null, ending });
    }
  }
  return { claims, faults };
}
