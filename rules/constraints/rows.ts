import type { YesNo } from '../filing-parts/sections';
import { sentence, term, type Text, type Value } from '../language/text';
import {
  hasAtLeast,
  hasOnlyCharacters,
  isAtLeast,
  isAtMost,
  isGiven,
  isMarked,
  isNot,
  isOfTypeBoolean,
  isOfTypeText,
  isOneOf,
  matches,
  type CountedPart,
} from './checks';
import type { FormDefinition } from './form-rules';
import { repaired, type Repair } from './repair';
import type { Check, Condition, Group, ListRow, Row, RowTree, Rows } from './row';

/** `true` takes the default sentence, a text is the sentence itself. */
type Required = boolean | string;

interface RowOptions<V> {
  /** As it is shown at the field; in 'Enter a {label}' its first letter is lowered. */
  label?: string;
  required?: Required;
  when?: Condition<V>;
}

const messageOf = (required: Required | undefined, standard: Text): Text =>
  typeof required === 'string' ? required : standard;

/** A label as it is written inside a sentence; abbreviations such as ZIP keep their capitals. */
const inSentence = (label: string): Value =>
  term(/^[A-Z](?![A-Z])/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label);

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** Text of a line or of a text area. Its checks: given, characters, length, form. */
export const text = <V = unknown>(
  options: RowOptions<V> & {
    /** Shows the asterisk although it is a rule over several fields that requires the value. */
    marked?: boolean;
    /** Fewest and most characters. */
    length?: readonly [number, number];
    /** The part of the text whose characters count; all of it unless given. */
    counted?: CountedPart;
    tooShort?: string;
    tooLong?: string;
    /** `any` where the text is only looked for, and never kept. */
    characters?: 'ascii' | 'multiline' | 'any';
    pattern?: readonly [RegExp, string];
    /** Keeps typographic and full-width characters as they are, for numbers that are compared with others. */
    asTyped?: boolean;
    /** Normalizes harmless differences of the input, as soon as the field is left. */
    repair?: Repair;
    /** Tidies further, for instance runs of white space. */
    tidy?: (text: string) => string;
  },
): Row<V> => {
  const { label = '', required, length, pattern, tidy = (value: string) => value } = options;
  const { characters = 'ascii' } = options;
  const isAsTyped = options.asTyped === true || characters === 'any';
  const isMultiline = characters === 'multiline';
  const repair = (typed: string) => repaired(typed, { repair: options.repair, isAsTyped, isMultiline });
  const message = messageOf(
    required,
    label ? sentence('Enter a {label}', { label: inSentence(label) }) : 'Enter a value',
  );
  const checks: (Check | false)[] = [
    isOfTypeText(message),
    !!required && isGiven(message),
    characters !== 'any' && hasOnlyCharacters(characters),
    !!length && length[0] > 1 && isAtLeast(length[0], options.tooShort),
    !!length && isAtMost(length[1], options.tooLong, options.counted),
    !!pattern && matches(...pattern),
  ];
  return {
    kind: 'field',
    field: {
      label,
      required: !!required || !!options.marked,
      minLength: length?.[0],
      maxLength: length?.[1],
      ...(isAsTyped && !options.repair ? {} : { repair }),
    },
    checks: checks.filter((check) => check !== false),
    tidy: (value) => (typeof value === 'string' ? tidy(repair(value).text) : value),
    blank: '',
    when: options.when,
  };
};

const oneOf = <V>(
  options: RowOptions<V>,
  values: readonly string[],
  message: Text,
  more: Check[] = [],
): Row<V> => ({
  kind: 'field',
  field: { label: options.label ?? '', required: !!options.required },
  checks: [...(options.required ? [isGiven(message)] : []), isOneOf(values, message), ...more],
  tidy: trimmed,
  blank: '',
  when: options.when,
});

/** One of a few radio buttons. */
export const choice = <V = unknown>(options: RowOptions<V> & { values: readonly string[] }): Row<V> =>
  oneOf(options, options.values, messageOf(options.required, 'Choose an option'));

/** Yes or no (W5-yesno); an answer may be refused with a sentence of its own. */
export const yesNo = <V = unknown>(
  options: RowOptions<V> & {
    refuse?: { answer: Exclude<YesNo, ''>; message: string; code?: 'choice' | 'consent' };
  },
): Row<V> => {
  const { refuse } = options;
  return oneOf(options, ['Y', 'N'], messageOf(options.required, 'Choose Yes or No.'), [
    ...(refuse ? [isNot(refuse.answer, refuse.message, refuse.code)] : []),
  ]);
};

/** One of a list that the registry keeps (states, countries, suffixes), known here by the form of its codes. */
export const select = <V = unknown>(
  options: RowOptions<V> & { codes: RegExp; maxLength?: number },
): Row<V> => {
  const { label = '', required } = options;
  const message = messageOf(
    required,
    label ? sentence('Choose a {label}.', { label: inSentence(label) }) : 'Choose an option',
  );
  return {
    kind: 'field',
    field: { label, required: !!required },
    checks: [isOfTypeText(message), ...(required ? [isGiven(message)] : []), matches(options.codes, message)],
    tidy: trimmed,
    blank: '',
    when: options.when,
  };
};

/** A box to mark. With `required` it must be marked. */
export const checkbox = <V = unknown>(options: RowOptions<V>): Row<V> => ({
  kind: 'field',
  field: { label: options.label ?? '', required: !!options.required },
  checks: options.required
    ? [isMarked(messageOf(options.required, 'Mark the checkbox.'))]
    : [isOfTypeBoolean('Choose an option')],
  tidy: (value) => value,
  blank: false,
  when: options.when,
});

/** A list of items that each keep to a form of their own. */
export const list = <I>(options: {
  label: string;
  item: FormDefinition<I>;
  atLeast?: readonly [number, string];
}): ListRow => ({
  kind: 'list',
  field: { label: options.label, required: !!options.atLeast },
  checks: options.atLeast ? [hasAtLeast(...options.atLeast)] : [],
  item: { rows: options.item.rows as RowTree, rules: options.item.rules ?? [] },
});

/** Rows that apply only while the condition holds for the whole form. */
export const onlyWhen = <V, S>(when: Condition<V>, rows: Rows<S, V>): Group<V> => ({
  kind: 'group',
  when,
  rows: rows as RowTree,
});
