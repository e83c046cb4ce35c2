import { readTsv } from './tsv.mjs';

const PARTS = 'features/parts.tsv';

/** The part of an ID that names its subject: `W2-flow-dpc` to `dpc`, `W5-shares` to `shares`. */
const subject = (id) => {
  const [, first, second] = id.split('-');
  return first === 'flow' ? second : first;
};

/** Asked again and again of the same: a requirement is compared with a hundred paths and words. */
const remembered = (compute) => {
  const known = new Map();
  return (asked) => {
    if (!known.has(asked)) known.set(asked, compute(asked));
    return known.get(asked);
  };
};
const pathPattern = remembered(
  (path) => new RegExp(`(^|[\\s(])(/business)?${path.replace(/[.{}]/g, '\\$&')}(?![\\w/])`),
);
const wordPattern = remembered((word) => new RegExp(`\\b${word}\\b`));
const saysPath = (text, path) => pathPattern(path).test(text);
const saysWord = (text, word) => wordPattern(word).test(text);
/** `pendingFilings` is the name of an operation wherever it occurs; `receipt` may be a word. */
const isCamelCase = (name) => /[a-z][A-Z]/.test(name);

/**
 * The parts that a requirement's own ID and text name, each `kind:name`.
 * @param {{ id: string, text: string }} requirement
 * @param {{ known: Record<string, string[]>, operationPaths: { name: string, path: string }[] }} portal see registeredParts
 */
export function namedParts({ id, text }, { known, operationPaths }) {
  const word = subject(id);
  const names = {
    filing: known.filing.filter((name) => name === word),
    step: known.step.filter((name) => name === word),
    screen: known.screen.filter((name) => saysWord(text, name)),
    page: known.page.filter((path) => path.endsWith(`/${word}`) || saysPath(text, path)),
    operation: [
      ...known.operation.filter((name) => isCamelCase(name) && saysWord(text, name)),
      ...operationPaths.filter(({ path }) => saysPath(text, path)).map(({ name }) => name),
    ],
  };
  return [...new Set(Object.entries(names).flatMap(([kind, own]) => own.map((name) => `${kind}:${name}`)))];
}

/**
 * What each requirement is about: what it names itself, and what features/parts.tsv says. Of each group of parts one has to be
 * there before the requirement can be met; `a|b` in the file is a group of two.
 * @returns {{ partsOf: (requirement: { id: string, text: string }) => string[][], faults: string[] }}
 */
export function requirementParts(requirements, portal, rows = readTsv(PARTS)) {
  const told = new Map(
    rows.map(([id, parts = '']) => [
      id,
      parts
        .split(' ')
        .filter(Boolean)
        .map((group) => group.split('|')),
    ]),
  );
  const isKnown = (part) => {
    const [kind, name] = part.split(/:(.*)/s);
    return portal.known[kind]?.includes(name) ?? false;
  };
  const unknownParts = [...told].flatMap(([id, groups]) =>
    groups
      .flat()
      .filter((part) => !isKnown(part))
      .map((part) => `${PARTS}: ${id}: unknown part ${part}`),
  );
  const unknownIds = [...told.keys()]
    .filter((id) => !requirements.some((requirement) => requirement.id === id))
    .map((id) => `${PARTS}: unknown requirement ${id}`);
  return {
    partsOf: remembered((requirement) => [
      ...namedParts(requirement, portal).map((part) => [part]),
      ...(told.get(requirement.id) ?? []),
    ]),
    faults: [...unknownIds, ...unknownParts],
  };
}
