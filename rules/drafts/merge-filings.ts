import { canonicalJson } from './canonical-json';
import type { Filing } from '../filing/filing';
import { keysOf } from '../keys-of';

/** A filing merged from two devices. */
export interface MergedFilings {
  filing: Filing;
  /** The filing as entered on this device. */
  entered: Filing;
  /** Parts in which both devices have changed the same value differently: the saved one stays, and the filer is told. */
  overtaken: readonly (keyof Filing)[];
  /** Parts in which only the other device has changed something. */
  taken: readonly (keyof Filing)[];
}

/** Parts whose fields are independent: a change of one field on another device does not affect the others. */
const PARTS_OF_SINGLE_FIELDS: ReadonlySet<keyof Filing> = new Set([
  'managementValues',
  'formationValues',
  'sharesValues',
  'votingAssetsValues',
  'purposeDirectorsValues',
  'additionalInfoValues',
  'filersValues',
  'notificationsValues',
] as const);

interface Merged {
  value: unknown;
  isOvertaken: boolean;
  isTaken: boolean;
}

/** How the two devices changed one value since they last agreed. */
type Versions = readonly [before: unknown, mine: unknown, theirs: unknown];

const areLists = (versions: Versions): versions is readonly [unknown[], unknown[], unknown[]] =>
  versions.every(Array.isArray);

/** A list of people, files or addresses: what each has added comes in, what each has deleted goes. */
function mergeLists([before, mine, theirs]: readonly [unknown[], unknown[], unknown[]]): Merged {
  const [was, here, there] = [before, mine, theirs].map((list) => new Set(list.map(canonicalJson)));
  const isKept = (entry: unknown) => here?.has(canonicalJson(entry)) || !was?.has(canonicalJson(entry));
  const isNew = (entry: unknown) => !was?.has(canonicalJson(entry)) && !there?.has(canonicalJson(entry));
  const added = mine.filter(isNew);
  // The same entry was changed or deleted on both devices, and which of the new entries it has become is unknown.
  const isGoneInBoth = before.some(
    (entry) => !here?.has(canonicalJson(entry)) && !there?.has(canonicalJson(entry)),
  );
  if (isGoneInBoth && added.length > 0) return { value: theirs, isOvertaken: true, isTaken: false };
  return { value: [...theirs.filter(isKept), ...added], isOvertaken: false, isTaken: true };
}

function mergeFields([before, mine, theirs]: Versions): Merged {
  const [was, here, there] = [before, mine, theirs] as Record<string, unknown>[];
  const fields = [...new Set([...Object.keys(here ?? {}), ...Object.keys(there ?? {})])].map(
    (field) => [field, mergeVersions([was?.[field], here?.[field], there?.[field]], false)] as const,
  );
  return {
    value: Object.fromEntries(
      fields.flatMap(([field, { value }]) => (value === undefined ? [] : [[field, value]])),
    ),
    isOvertaken: fields.some(([, { isOvertaken }]) => isOvertaken),
    isTaken: fields.some(([, { isTaken }]) => isTaken),
  };
}

function mergeVersions(versions: Versions, hasSingleFields: boolean): Merged {
  const [before, mine, theirs] = versions.map(canonicalJson);
  if (mine === theirs) return { value: versions[2], isOvertaken: false, isTaken: false };
  if (mine === before) return { value: versions[2], isOvertaken: false, isTaken: true };
  if (theirs === before) return { value: versions[1], isOvertaken: false, isTaken: false };
  if (areLists(versions)) return mergeLists(versions);
  return hasSingleFields ? mergeFields(versions) : { value: versions[2], isOvertaken: true, isTaken: false };
}

/**
 * Merges what is entered here with what another device has saved meanwhile. A change that only one of them made is kept; where both changed
 * the same value, the saved one is kept.
 * @param begun the filing as it was when both last agreed
 */
export function mergeFilings(begun: Filing, entered: Filing, saved: Filing): MergedFilings {
  const parts = [...new Set([...keysOf(entered), ...keysOf(saved)])].map(
    (part) =>
      [
        part,
        mergeVersions([begun[part], entered[part], saved[part]], PARTS_OF_SINGLE_FIELDS.has(part)),
      ] as const,
  );
  const those = (is: 'isOvertaken' | 'isTaken') =>
    parts.flatMap(([part, merged]) => (merged[is] ? [part] : []));
  return {
    filing: Object.fromEntries(parts.map(([part, { value }]) => [part, value])) as unknown as Filing,
    entered,
    overtaken: those('isOvertaken'),
    taken: those('isTaken'),
  };
}
