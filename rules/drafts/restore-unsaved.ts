import { keysOf } from '../keys-of';
import type { Filing } from '../filing/filing';
import { canonicalJson } from './canonical-json';
import type { UnsavedChanges } from './unsaved-changes';

/** A filing with what was entered before a reload. */
export interface RestoredFiling {
  filing: Filing;
  /** Something is in it that the registry does not have. */
  isUnsaved: boolean;
  /** What was entered before, where something else was saved since: which one is kept is the filer's to decide. */
  undecided: Partial<Filing>;
}

/**
 * Restores input from before a reload into the saved filing. If the filing was saved since, what was entered here may not just replace it:
 * another tab may have saved it. This tab's own save, whose answer was not awaited, leaves nothing that differs.
 * @param hasSameVersion whether the filing was not saved since
 */
export function restoreUnsaved(
  saved: Filing,
  changes: UnsavedChanges,
  hasSameVersion: boolean,
): RestoredFiling {
  const differing = keysOf(changes).filter(
    (part) => canonicalJson(changes[part]) !== canonicalJson(saved[part]),
  );
  const isUnsaved = differing.length > 0 && hasSameVersion;
  return {
    filing: isUnsaved ? { ...saved, ...changes } : saved,
    isUnsaved,
    undecided: hasSameVersion ? {} : Object.fromEntries(differing.map((part) => [part, changes[part]])),
  };
}
