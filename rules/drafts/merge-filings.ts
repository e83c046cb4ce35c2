import { canonicalJson } from './canonical-json';
import { isSameAnswer } from './same-answer';
import type { Filing } from '../filing/filing';
import { keysOf } from '../keys-of';
import { STEPS } from '../steps/all-steps';
import type { StepDeclaration } from '../steps/declare-step';

/** A filing merged from two places, which are tabs, windows or devices. */
export interface MergedFilings {
  /** With the saved answer where both have changed the same one. */
  filing: Filing;
  /** The parts in which both have changed the same answer, with what was entered here: which one is kept is the filer's to decide. */
  undecided: Partial<Filing>;
  /** Parts in which only the other place has changed something. */
  taken: readonly (keyof Filing)[];
}

const stepsOfPart = (part: keyof Filing): StepDeclaration[] =>
  STEPS.filter(({ parts = {} }: StepDeclaration) => Object.hasOwn(parts, part));

/** Whether the fields of a part are independent: a change of one of them in another place does not affect the others. */
const hasSingleFields = (part: keyof Filing, value: unknown): boolean => {
  const steps = stepsOfPart(part);
  return steps.length > 0 && !steps.some(({ isOneAnswer }) => isOneAnswer) && typeof value === 'object';
};

interface Merged {
  value: unknown;
  /** The value with what was entered here, where both have changed it; the value itself where that is no conflict. */
  entered: unknown;
  isConflict: boolean;
  isTaken: boolean;
}

const agreed = (value: unknown, isTaken: boolean): Merged => ({
  value,
  entered: value,
  isConflict: false,
  isTaken,
});
const conflict = (value: unknown, entered: unknown): Merged => ({
  value,
  entered,
  isConflict: true,
  isTaken: false,
});

/** How the two places changed one value since they last agreed. */
type Versions = readonly [before: unknown, mine: unknown, theirs: unknown];

const areLists = (versions: Versions): versions is readonly [unknown[], unknown[], unknown[]] =>
  versions.every(Array.isArray);

/** A list of people, files or addresses: what each has added comes in, what each has deleted goes. */
function mergeLists([before, mine, theirs]: readonly [unknown[], unknown[], unknown[]]): Merged {
  const [was, here, there] = [before, mine, theirs].map((list) => new Set(list.map(canonicalJson)));
  const isKept = (entry: unknown) => here?.has(canonicalJson(entry)) || !was?.has(canonicalJson(entry));
  const isNew = (entry: unknown) => !was?.has(canonicalJson(entry)) && !there?.has(canonicalJson(entry));
  const added = mine.filter(isNew);
  // The same entry was changed or deleted in both places, and which of the new entries it has become is unknown.
  const isGoneInBoth = before.some(
    (entry) => !here?.has(canonicalJson(entry)) && !there?.has(canonicalJson(entry)),
  );
  if (isGoneInBoth && added.length > 0) return conflict(theirs, mine);
  return agreed([...theirs.filter(isKept), ...added], true);
}

function mergeFields([before, mine, theirs]: Versions): Merged {
  const [was, here, there] = [before, mine, theirs] as Record<string, unknown>[];
  const fields = [...new Set([...Object.keys(here ?? {}), ...Object.keys(there ?? {})])].map(
    (field) => [field, mergeVersions([was?.[field], here?.[field], there?.[field]], false)] as const,
  );
  const those = (of: 'value' | 'entered') =>
    Object.fromEntries(
      fields.flatMap(([field, merged]) => (merged[of] === undefined ? [] : [[field, merged[of]]])),
    );
  return {
    value: those('value'),
    entered: those('entered'),
    isConflict: fields.some(([, { isConflict }]) => isConflict),
    isTaken: fields.some(([, { isTaken }]) => isTaken),
  };
}

function mergeVersions(versions: Versions, isOfFields: boolean): Merged {
  const [before, mine, theirs] = versions.map(canonicalJson);
  if (mine === theirs) return agreed(versions[2], false);
  if (mine === before) return agreed(versions[2], true);
  if (theirs === before) return agreed(versions[1], false);
  if (areLists(versions)) return mergeLists(versions);
  return isOfFields ? mergeFields(versions) : conflict(versions[2], versions[1]);
}

/**
 * The filing as both places last agreed: what is saved as it was sent from here has come from nowhere else, also where the answer was lost.
 * @param known what the registry is known to have held
 * @param sent what was sent since
 */
export const lastAgreed = (known: Filing, sent: readonly Filing[], saved: Filing): Filing => ({
  ...known,
  ...Object.fromEntries(
    keysOf(saved)
      .filter((part) => sent.some((own) => canonicalJson(own[part]) === canonicalJson(saved[part])))
      .map((part) => [part, saved[part]]),
  ),
});

/**
 * Merges what is entered here with what another place has saved meanwhile. A change that only one of them made is kept; where both changed
 * the same answer, the saved one stays until the filer has decided. Answers that read the same are none to decide between.
 * @param begun the filing as it was when both last agreed
 */
export function mergeFilings(begun: Filing, entered: Filing, saved: Filing): MergedFilings {
  const parts = [...new Set([...keysOf(entered), ...keysOf(saved)])].map(
    (part) =>
      [
        part,
        mergeVersions([begun[part], entered[part], saved[part]], hasSingleFields(part, saved[part])),
      ] as const,
  );
  const isUndecided = ({ isConflict, value, entered: here }: Merged) =>
    isConflict && !isSameAnswer(value, here);
  return {
    filing: Object.fromEntries(parts.map(([part, { value }]) => [part, value])) as unknown as Filing,
    undecided: Object.fromEntries(
      parts.flatMap(([part, merged]) => (isUndecided(merged) ? [[part, merged.entered]] : [])),
    ),
    taken: parts.flatMap(([part, { isTaken }]) => (isTaken ? [part] : [])),
  };
}
