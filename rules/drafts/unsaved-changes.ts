import { withoutLicenseAndPasscode } from '../agent/without-license-and-passcode';
import type { Filing } from '../filing/filing';
import { keysOf } from '../keys-of';

/** Parts of a filing that were entered and that the registry may not have yet (decision 0021). */
export type UnsavedChanges = Partial<Filing>;

/** Parts of a filing as they may be stored in the browser: without proofs of identity. */
export const withoutProofs = <Parts extends UnsavedChanges>(parts: Parts): Parts =>
  parts.registeredAgentValues === undefined
    ? parts
    : { ...parts, registeredAgentValues: withoutLicenseAndPasscode(parts.registeredAgentValues) };

/** The parts in which a filing differs from another one, as it has them; undefined where only the other one has such a part. */
export const partsUnlike = (other: Filing, filing: Filing): Partial<Filing> =>
  Object.fromEntries(
    [...new Set([...keysOf(filing), ...keysOf(other)])]
      .filter((part) => JSON.stringify(filing[part]) !== JSON.stringify(other[part]))
      .map((part) => [part, filing[part]]),
  );

/** The same parts as another filing has them, as they may be stored in the browser. */
export const partsAmong = (parts: UnsavedChanges, other: Partial<Filing>): Partial<Filing> =>
  withoutProofs(Object.fromEntries(keysOf(parts).map((part) => [part, other[part]])));

/**
 * The unsaved part of a filing: only this may be stored in the browser until it is saved (W3-storage). Proofs of identity are left out.
 * @param saved what the registry is known to hold; null where that is unknown
 */
export function changesSince(saved: Filing | null, filing: Filing): UnsavedChanges {
  const stored = withoutProofs(filing);
  return saved === null ? stored : partsUnlike(saved, stored);
}
