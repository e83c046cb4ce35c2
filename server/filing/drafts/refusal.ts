import type { Filing, FilingProblem, StepProblem } from '#rules';
import { isChangeTold } from '#rules';
import type { Registry } from '../../context';
import { checkFiling } from './check-filing';
import type { KeptDraft } from './drafts';
import { noteRefusal, saveDraft } from './drafts';
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
  { refId, filing, version }: { refId: string; filing: Filing; version: number },
  problems: readonly StepProblem[],
): Promise<Renewed | undefined> {
  const { db, clock } = registry;
  const renewed = await withRecordRenewed(registry, filing);
  const saved = await saveDraft(db, { refId, filing: renewed, now: clock.now(), version });
  if (saved.kind !== 'saved') return undefined;
  await noteRefusal(db, refId, problems.filter(isChangeTold));
  return { filing: JSON.stringify(renewed), version: saved.version };
}

/**
 * What keeps a filing from payment whose last request to pay was refused: what its filer was told then, and what the registry finds now.
 * Nothing for any other filing.
 */
export async function problemsOfRefused(
  registry: Registry,
  refId: string,
  { filing, refusal }: KeptDraft,
): Promise<FilingProblem[]> {
  if (refusal === null) return [];
  const { problems } = await checkFiling(registry, filing, refId);
  return [...refusal, ...problems];
}
