import { withoutProofs } from '../agent/without-proofs';
import type { Filing } from './filing';

/** Parts of a filing that were entered and that the registry may not have yet (decision 0021). */
export type UnsavedChanges = Partial<Filing>;

/** The same text for the same content, in whatever order its properties stand: the registry answers them in an order of its own. */
const contentOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  ) ?? '';

const partsOf = (filing: UnsavedChanges) => Object.entries(filing) as [keyof Filing, unknown][];

/**
 * What of a filing is not as it was saved: so much, and no more, may lie in the browser until it is (W3-storage). Proofs of identity
 * are left out.
 * @param saved what the registry is known to hold; null where that is not known
 */
export function changesSince(saved: Filing | null, filing: Filing): UnsavedChanges {
  const stored = { ...filing, registeredAgentValues: withoutProofs(filing.registeredAgentValues) };
  return Object.fromEntries(
    partsOf(stored).filter(([part, value]) => saved === null || contentOf(value) !== contentOf(saved[part])),
  );
}

/** A filing with what was entered before a reload. */
export interface BroughtBack {
  filing: Filing;
  /** Something is in it that the registry does not have. */
  isUnsaved: boolean;
  /** What was saved since is newer, and stays in the place of what was entered. */
  isOvertaken: boolean;
}

/**
 * Brings what was entered before a reload back into the filing as it is saved. Where the filing was saved since, that is the newer one:
 * by another tab, or by this one's own save whose answer nobody waited for, in which case nothing differs.
 * @param hasSameVersion nobody has saved the filing since
 */
export function bringBack(saved: Filing, changes: UnsavedChanges, hasSameVersion: boolean): BroughtBack {
  const differs = partsOf(changes).some(([part, value]) => contentOf(value) !== contentOf(saved[part]));
  const isUnsaved = differs && hasSameVersion;
  return {
    filing: isUnsaved ? { ...saved, ...changes } : saved,
    isUnsaved,
    isOvertaken: differs && !hasSameVersion,
  };
}
