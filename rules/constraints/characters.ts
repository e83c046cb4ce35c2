const PRINTABLE_ASCII = /^[\x20-\x7e]$/;
const LINE_CHARACTERS = /^[\n\r\t]$/;

/** A letter with the accents after it; an accent without a letter is a character of its own. */
const AS_SEEN = /[^\p{M}\s]\p{M}+|[^]/gu;

/** Each letter as one character with the accent that was typed after it, as some systems write it, where there is such a letter. */
export const composed = (text: string): string =>
  text.replace(/\P{M}\p{M}+/gu, (letter) => letter.normalize('NFC'));

/** Text a filer reads instead of a character that does not show. */
export const characterText = (character: string): string =>
  /^[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
    ? character
    : `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * The characters of a text outside printable ASCII (0x20-0x7E), each once, as they are seen and in order of appearance (W5-ascii).
 * `multiline` also lets line breaks and tabs through, which a text area enters by itself.
 */
export const invalidCharacters = (text: string, allowed: 'ascii' | 'multiline' = 'ascii'): string[] => {
  const refused = (composed(text).match(AS_SEEN) ?? []).filter(
    (character) =>
      !PRINTABLE_ASCII.test(character) && !(allowed === 'multiline' && LINE_CHARACTERS.test(character)),
  );
  return [...new Set(refused)].map(characterText);
};
