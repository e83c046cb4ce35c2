import { keysOf } from '../keys-of';
import type { Filing } from '../filing/filing';
import { canonicalJson } from './canonical-json';
import type { UnsavedChanges } from './unsaved-changes';

/** What was entered before a reload, as the browser kept it. */
export interface KeptChanges {
  changes: UnsavedChanges;
  /** The same parts as they were last saved, and as they were sent since: any of it may be what the registry holds, and came from here. */
  own: readonly Partial<Filing>[];
}

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
 * another tab may have saved it. A save of this tab, whose answer was not awaited, is no other answer.
 * @param hasSameVersion whether the filing was not saved since
 */
export function restoreUnsaved(
  saved: Filing,
  { changes, own }: KeptChanges,
  hasSameVersion: boolean,
): RestoredFiling {
  const isSaved = (part: keyof Filing) => (parts: Partial<Filing>) =>
    canonicalJson(parts[part]) === canonicalJson(saved[part]);
  const differing = keysOf(changes).filter((part) => !isSaved(part)(changes));
  const isUnsaved = (part: keyof Filing) => hasSameVersion || own.some(isSaved(part));
  const those = (parts: (keyof Filing)[]) => Object.fromEntries(parts.map((part) => [part, changes[part]]));
  const unsaved = differing.filter(isUnsaved);
  return {
    filing: { ...saved, ...those(unsaved) },
    isUnsaved: unsaved.length > 0,
    undecided: those(differing.filter((part) => !isUnsaved(part))),
  };
}
