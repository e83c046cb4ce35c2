import { says, sentence, type Said, type Text } from '../language/text';
import type { ProblemCode } from '../problem';
import { invalidCharacters, charactersSentence } from './characters';
import type { Check } from './row';
import type { RuleContext } from './rule-context';

/** The part of a text whose characters count. */
export type CountedPart = (text: string, context?: RuleContext) => string;

const isText = (value: unknown): value is string => typeof value === 'string';

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A check of text that has been given; an empty field and a value that is not text are for other checks. */
const givenText =
  (code: ProblemCode, fails: (text: string, context?: RuleContext) => Said | null): Check =>
  (value, context) => {
    if (!isText(value) || isEmpty(value)) return null;
    const failure = fails(value, context);
    return failure && { code, ...failure };
  };

/** The value is given (W5-required). */
export const isGiven =
  (message: Text): Check =>
  (value) =>
    isEmpty(value) ? { code: 'required', ...says(message) } : null;

/** The value is text at all: anything else comes from a browser that does not keep to the contract. */
export const isOfTypeText =
  (message: Text): Check =>
  (value) =>
    isEmpty(value) || isText(value) ? null : { code: 'pattern', ...says(message) };

/** Every character may be used (W5-ascii). */
export const hasOnlyCharacters = (allowed: 'ascii' | 'multiline'): Check =>
  givenText('characters', (text) => {
    const characters = invalidCharacters(text, allowed);
    if (characters.length === 0) return null;
    const message = charactersSentence(characters, (shown) =>
      sentence('Invalid characters entered: {characters}', { characters: shown }),
    );
    return says(message);
  });

/** At least `min` characters (W5-minlength). */
export const isAtLeast = (
  min: number,
  message: Text = sentence('Must be at least {min} characters', { min }),
): Check =>
  givenText('tooShort', (text) => (text.length < min ? { params: { min }, ...says(message) } : null));

/** At most `max` characters, of the part that counts where not all do. */
export const isAtMost = (
  max: number,
  message: Text = sentence('Must be at most {max} characters', { max }),
  counted: CountedPart = (text) => text,
): Check =>
  givenText('tooLong', (text, context) =>
    counted(text, context).length > max ? { params: { max }, ...says(message) } : null,
  );

/** The text has a given form. */
export const matches = (pattern: RegExp, message: Text): Check =>
  givenText('pattern', (text) => (pattern.test(text) ? null : says(message)));

/** The value is one of a list. */
export const isOneOf =
  (values: readonly string[], message: Text): Check =>
  (value) =>
    isEmpty(value) || (isText(value) && values.includes(value)) ? null : { code: 'choice', ...says(message) };

/** The answer is not this one. */
export const isNot =
  (refused: string, message: Text, code: ProblemCode = 'choice'): Check =>
  (value) =>
    value === refused ? { code, ...says(message) } : null;

/** The box is marked. */
export const isMarked =
  (message: Text): Check =>
  (value) =>
    value === true ? null : { code: 'required', ...says(message) };

/** True, false or not given. */
export const isOfTypeBoolean =
  (message: Text): Check =>
  (value) =>
    value === undefined || value === null || typeof value === 'boolean'
      ? null
      : { code: 'choice', ...says(message) };

/** The list has at least `min` items. */
export const hasAtLeast =
  (min: number, message: Text): Check =>
  (value) =>
    Array.isArray(value) && value.length < min
      ? { code: 'missing', params: { min }, ...says(message) }
      : null;
