import { contentOf } from './content-of';
import type { Filing } from '../filing/filing';
import type { UnsavedChanges } from './unsaved-changes';

const partsOf = (changes: UnsavedChanges) => Object.entries(changes) as [keyof Filing, unknown][];

/** A filing with what was entered before a reload. */
export interface RestoredFiling {
  filing: Filing;
  /** Something is in it that the registry does not have. */
  isUnsaved: boolean;
  /** What was saved since is newer, and replaces what was entered before. */
  isOvertaken: boolean;
}

/**
 * Puts what was entered before a reload into the filing as it is saved. Where the filing was saved since, that is the newer one:
 * by another tab, or by this one's own save whose answer nobody waited for, in which case nothing differs.
 * @param hasSameVersion nobody has saved the filing since
 */
export function restoreUnsaved(
  saved: Filing,
  changes: UnsavedChanges,
  hasSameVersion: boolean,
): RestoredFiling {
  const differs = partsOf(changes).some(([part, value]) => contentOf(value) !== contentOf(saved[part]));
  const isUnsaved = differs && hasSameVersion;
  return {
    filing: isUnsaved ? { ...saved, ...changes } : saved,
    isUnsaved,
    isOvertaken: differs && !hasSameVersion,
  };
}
