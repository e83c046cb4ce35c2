import { canonicalJson } from './canonical-json';
import type { Filing } from '../filing/filing';
import type { UnsavedChanges } from './unsaved-changes';
import { keysOf } from '../keys-of';

/** A filing with what was entered before a reload. */
export interface RestoredFiling {
  filing: Filing;
  /** Something is in it that the registry does not have. */
  isUnsaved: boolean;
  /** What was saved since is newer, and replaces what was entered before. */
  isOvertaken: boolean;
}

/**
 * Restores input from before a reload into the saved filing. If the filing was saved since, that version is newer: saved by another tab, or
 * by this tab's own save whose answer was not awaited, in which case nothing differs.
 * @param hasSameVersion whether the filing was not saved since
 */
export function restoreUnsaved(
  saved: Filing,
  changes: UnsavedChanges,
  hasSameVersion: boolean,
): RestoredFiling {
  const differs = keysOf(changes).some((part) => canonicalJson(changes[part]) !== canonicalJson(saved[part]));
  const isUnsaved = differs && hasSameVersion;
  return {
    filing: isUnsaved ? { ...saved, ...changes } : saved,
    isUnsaved,
    isOvertaken: differs && !hasSameVersion,
  };
}
