import type { Filing, FilingProblem } from '#rules';
import { isChangeTold } from '#rules';
import type { Registry } from '../../context';
import type { EntityOnRecord } from '../../entities/find-entity';
import { checkFiling } from './check-filing';
import { withComingNow } from './coming-now';
import type { KeptDraft } from './drafts';
import { noteRefusal, saveDraft } from './drafts';
import { entityOfFiling } from './facts-on-record';
import { withRecordRenewed } from './saved-record';

/** A filing that the registry has brought up to the present record, as it is saved now. */
export interface Renewed {
  /** As JSON text. */
  filing: string;
  version: number;
}

/**
 * Saves a filing whose payment is refused, with the present record, and what its filer is told: the page goes on from there, and so does one
 * that is opened later (T1-since). Undefined where the filing was saved by somebody else meanwhile.
 */
export async function keepRefused(
  registry: Registry,
  {
    refId,
    filing,
    version,
    entity,
  }: { refId: string; filing: Filing; version: number; entity: EntityOnRecord | undefined },
  problems: readonly FilingProblem[],
): Promise<Renewed | undefined> {
  const { db, clock } = registry;
  const renewed = await withRecordRenewed(registry, filing, entity);
  const saved = await saveDraft(db, { refId, filing: renewed, now: clock.now(), version });
  if (saved.kind !== 'saved') return undefined;
  await noteRefusal(db, refId, problems.filter(isChangeTold));
  return { filing: JSON.stringify(renewed), version: saved.version };
}

/** A filing as its filer goes on with it, and what keeps it from payment. */
interface ReadFiling extends Renewed {
  problems: FilingProblem[];
}

/**
 * A filing that is opened, or looked at again, with what is coming for its entity now. If its last request to pay was refused, what its filer was told then comes along, and what
 * the registry finds now: what has changed since is told once, with the filing brought up to it, as at the refusal itself.
 */
export async function readRefused(
  registry: Registry,
  refId: string,
  { filing, version, refusal }: KeptDraft,
): Promise<ReadFiling> {
  const entity = await entityOfFiling(registry, filing);
  const kept = { filing: JSON.stringify(await withComingNow(registry, filing, entity)), version };
  if (refusal === null) return { ...kept, problems: [] };
  const found = await checkFiling(registry, filing, refId, { entity });
  const problems = [...refusal, ...found.problems];
  const isChanged = found.problems.some(isChangeTold);
  const renewed = isChanged
    ? await keepRefused(registry, { refId, filing, version, entity }, problems)
    : undefined;
  return { ...(renewed ?? kept), problems };
}
