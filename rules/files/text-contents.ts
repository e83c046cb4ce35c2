/**
 * The one thing beyond the language itself that the rule book uses: a pure function that every browser and Node have, and that is not worth
 * writing again.
 */
declare const TextDecoder: new (
  encoding: string,
  options: { fatal: true },
) => { decode(contents: Uint8Array): string };

/** What no text has: control characters but for the breaks of lines, tabs, and those of old terminals; characters that are none. */
const NOT_IN_TEXT = /[\0-\x06\x0e-\x19\x1c-\x1f\x7f-\x84\x86-\x9f\p{Cn}\p{Co}\p{Cs}]/u;

/** The characters of the western code page of Windows from 0x80 on, which Node reads as control characters. A space is none. */
const OF_WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const decoded = (contents: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding, { fatal: true }).decode(contents);

const ofWindows = (contents: Uint8Array): string =>
  decoded(contents, 'latin1').replace(/[\x80-\x9f]/g, (character) => {
    const sign = OF_WINDOWS.charAt(character.charCodeAt(0) - 0x80);
    return sign === ' ' ? character : sign;
  });

/** The mark that editors write before letters of two or of four bytes. */
export const hasByteOrderMark = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** Letters of two bytes without a mark before them: one of the two is zero in most letters, and always the same one. */
const unmarkedUtf16 = (contents: Uint8Array): readonly string[] => {
  const zerosFrom = (start: number): number => {
    let zeros = 0;
    for (let at = start; at < contents.length; at += 2) if (contents[at] === 0) zeros += 1;
    return zeros;
  };
  const [first, second] = [zerosFrom(0), zerosFrom(1)];
  if (Math.max(first, second) * 4 < contents.length || Math.min(first, second) > 0) return [];
  return [first > 0 ? 'utf-16be' : 'utf-16le'];
};

/** Letters of four bytes, which no decoder of the platform reads: the highest byte is always zero, and the next one sixteen at most. */
const isUtf32 = (contents: Uint8Array, isLittle: boolean): boolean => {
  const [highest, next] = isLittle ? [3, 2] : [0, 1];
  return (
    contents.length > 0 &&
    contents.length % 4 === 0 &&
    contents.every((byte, at) => byte === 0 || (at % 4 !== highest && (at % 4 !== next || byte <= 0x10)))
  );
};

const utf32Of = (contents: Uint8Array): string | undefined => {
  const isLittle = [true, false].find((order) => isUtf32(contents, order));
  if (isLittle === undefined) return undefined;
  const view = new DataView(contents.buffer, contents.byteOffset, contents.byteLength);
  let text = '';
  for (let at = 0; at < contents.length; at += 4) {
    const code = view.getUint32(at, isLittle);
    if (code > 0x10_ffff) return undefined;
    text += String.fromCodePoint(code);
  }
  return NOT_IN_TEXT.test(text) ? undefined : text.replace(/^\ufeff/, '');
};

const utf16Of = (contents: Uint8Array): readonly string[] => {
  const [first, second] = contents;
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
  return contents.length > 0 && contents.length % 2 === 0 ? unmarkedUtf16(contents) : [];
};

/**
 * The text of contents that read as text; null for any others. A text has no signature, and may begin with the letters of one: "BM", "ID3",
 * "PK". Editors save it in UTF-16 or UTF-32, with a mark before it or without, or in a code page of Windows, of which the western one is tried.
 */
export function textOf(contents: Uint8Array): string | null {
  const utf32 = utf32Of(contents);
  if (utf32 !== undefined) return utf32;
  const utf16 = utf16Of(contents).map((encoding) => () => decoded(contents, encoding));
  // Found at once in most files that are no texts, which are then not decoded.
  if (utf16.length === 0 && contents.includes(0)) return null;
  const readings = utf16.length > 0 ? utf16 : [() => decoded(contents, 'utf-8'), () => ofWindows(contents)];
  for (const read of readings) {
    try {
      const text = read();
      return NOT_IN_TEXT.test(text) ? null : text;
    } catch {
      // Not in this encoding.
    }
  }
  return null;
}
