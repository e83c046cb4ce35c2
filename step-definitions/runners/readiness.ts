import { CucumberExpression, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';
import type { Pickle } from '@cucumber/messages';
import { ParameterType as ExpressionType } from '@cucumber/cucumber-expressions';
import type { Level } from '../foundation/level-driver';
import { PARAMETER_TYPES } from '../words/parameter-types/all';
import { UnknownNoun } from '../words/vocabulary/look-up';
import { unknownWording } from './nearest-wordings';
import type { Wording } from './wordings';
import { knownWordings } from './wordings';

/** Something that a level cannot carry out, said before it tries. */
export interface Unready {
  /** The sentence as it stands in the feature. */
  text: string;
  /** Why, and what can be done about it. */
  told: string;
  /** Where it stands, as `features/payment/payment.feature: The fee of each filing`. */
  places: readonly string[];
}

interface Match extends Wording {
  /** What the text begins with, whatever its parameters are. */
  start: string;
  expression: CucumberExpression;
}

const READ_AS: Record<Level, string> = { rules: 'rule book', api: 'server', browser: 'browser' };

/** Whether the tags of a scenario send it to the level. */
export const runsAt = (level: Level, tags: readonly string[]): boolean =>
  level === 'rules'
    ? !tags.includes('@api-only') && !tags.includes('@browser-only')
    : tags.includes(`@${level}`) || tags.includes(`@${level}-only`);

/** The wordings of the phrase book, ready to be looked for in texts. */
const expressions = (): Match[] => {
  const registry = new ParameterTypeRegistry();
  for (const { name, regexp, transformer } of PARAMETER_TYPES)
    registry.defineParameterType(new ExpressionType(name, regexp, null, transformer, false, false));
  return knownWordings().map((wording) => ({
    ...wording,
    start: /^[^{(/]*/.exec(wording.wording)?.[0].replace(/\S*$/, '') ?? '',
    expression: new CucumberExpression(wording.wording, registry),
  }));
};

/** The levels at which a wording works, in words. */
const levelsOf = ({ levels }: Wording): string[] => levels.map((level) => READ_AS[level]);

const beyondTold = (level: Level, wording: Wording): string =>
  `The ${READ_AS[level]} cannot do this. The wording works at: ${levelsOf(wording).join(', ')}.`;

/** What is wrong with the nouns and placeholders of a text; null where all of them are known. */
const nounTold = ({ expression }: Match, text: string): string | null => {
  for (const argument of expression.match(text) ?? [])
    try {
      argument.getValue(null);
    } catch (error) {
      if (error instanceof UnknownNoun) return error.message;
      throw error;
    }
  return null;
};

/** Whether the message is about a noun. */
const isNoun = (told: string): boolean => /^No .* is called /.test(told);

/** A text as cucumber would ask for it: texts and numbers without their values. */
const generic = (text: string): string => text.replace(/"[^"]*"/g, '{string}').replace(/\b\d+\b/g, '{int}');

/** The wording that a text is said in. Each is asked only about texts that begin as it does. */
const wordingsByText = (known: readonly Match[]): ((text: string) => Match | undefined) => {
  const byStart = new Map<string, Match[]>();
  for (const match of known) byStart.set(match.start, [...(byStart.get(match.start) ?? []), match]);
  const lengths = [...new Set([...byStart.keys()].map(({ length }) => length))].sort((a, b) => b - a);
  return (text) => {
    for (const length of lengths) {
      const found = byStart.get(text.slice(0, length))?.find(({ expression }) => expression.match(text));
      if (found) return found;
    }
    return undefined;
  };
};

/** How often scenarios use a wording, and the first sentence that does. */
export interface WordingUse extends Pick<Wording, 'keyword' | 'wording'> {
  /** The levels at which it works, in words. */
  levels: readonly string[];
  uses: number;
  example: string | undefined;
}

/** Every wording of the phrase book with its use in the scenarios; each row of examples is a scenario. */
export function wordingUses(pickles: readonly Pickle[]): WordingUse[] {
  const known = expressions();
  const wordingOf = wordingsByText(known);
  const uses = new Map<Match, { count: number; example: string }>();
  const found = new Map<string, Match | undefined>();
  for (const { text } of pickles.flatMap(({ steps }) => steps)) {
    if (!found.has(text)) found.set(text, wordingOf(text));
    const match = found.get(text);
    if (match)
      uses.set(match, { example: text, ...uses.get(match), count: (uses.get(match)?.count ?? 0) + 1 });
  }
  return known.map((match) => ({
    keyword: match.keyword,
    wording: match.wording,
    levels: levelsOf(match),
    uses: uses.get(match)?.count ?? 0,
    example: uses.get(match)?.example,
  }));
}

/**
 * The parts of the scenarios that a level cannot carry out: wordings and nouns that nobody knows, and wordings that the level cannot do. Each once, in the order of
 * the features.
 */
export function unready(level: Level, pickles: readonly Pickle[]): Unready[] {
  const wordingOf = wordingsByText(expressions());
  const judged = new Map<string, string | null>();
  const judge = (text: string): string | null => {
    const match = wordingOf(text);
    if (!match) return unknownWording(generic(text));
    return match.levels.includes(level) ? nounTold(match, text) : beyondTold(level, match);
  };
  const problems = new Map<string, { text: string; told: string; places: Set<string> }>();
  for (const { uri, name, tags, steps } of pickles) {
    if (
      !runsAt(
        level,
        tags.map((tag) => tag.name),
      )
    )
      continue;
    for (const { text } of steps) {
      if (!judged.has(text)) judged.set(text, judge(text));
      const reason = judged.get(text) ?? null;
      if (reason === null) continue;
      // The same noun may stand in many sentences, and two nouns in the same sentence.
      const key = isNoun(reason) ? reason : generic(text);
      const entry = problems.get(key) ?? { text, told: reason, places: new Set() };
      entry.places.add(`${uri}: ${name}`);
      problems.set(key, entry);
    }
  }
  return [...problems.values()].map(({ places, ...entry }) => ({ ...entry, places: [...places] }));
}
