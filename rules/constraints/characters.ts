import { sentence, type Text } from '../language/text';

const PRINTABLE_ASCII = /^[\x20-\x7e]$/;
const LINE_CHARACTERS = /^[\n\r\t]$/;

/** A letter with the accents after it; an accent without a letter is a character of its own. */
const AS_SEEN = /[^\p{M}\s]\p{M}+|[^]/gu;

/** Each letter as one character with the accent that was typed after it, as some systems write it, where there is such a letter. */
export const composed = (text: string): string =>
  text.replace(/\P{M}\p{M}+/gu, (letter) => letter.normalize('NFC'));

const SHOWS = /^[\p{L}\p{N}\p{P}\p{S}]/u;
const ACCENT = /^\p{M}/u;

/** An accent without a letter is shown on the circle that stands for one. */
const shown = (character: string): string => (ACCENT.test(character) ? `\u25cc${character}` : character);

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Said of characters that do not show, which nobody finds by their codes alone. */
export const hiddenMessage = (characters: readonly string[]): Text =>
  sentence('Some characters do not show ({codes}). Delete the text and type it again.', {
    codes: characters.map(codeOf),
  });

/**
 * The sentence for characters that are refused. Those that show are named, by the sentence given; where none of them does, the sentence
 * says so.
 */
export const charactersSentence = (
  characters: readonly string[],
  naming: (shown: string[]) => Text,
  hidden: (characters: readonly string[]) => Text = hiddenMessage,
): Text => {
  const named = characters.filter((character) => SHOWS.test(character) || ACCENT.test(character)).map(shown);
  return named.length === 0 ? hidden(characters) : naming(named);
};

/**
 * The characters of a text outside printable ASCII (0x20-0x7E), each once and in order of appearance (W5-ascii).
 * `multiline` also lets line breaks and tabs through, which a text area enters by itself.
 */
export const invalidCharacters = (text: string, allowed: 'ascii' | 'multiline' = 'ascii'): string[] => {
  const refused = (composed(text).match(AS_SEEN) ?? []).filter(
    (character) =>
      !PRINTABLE_ASCII.test(character) && !(allowed === 'multiline' && LINE_CHARACTERS.test(character)),
  );
  return [...new Set(refused)];
};
