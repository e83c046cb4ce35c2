/** What no text has: control characters but for the breaks of lines, tabs, and those of old terminals; characters that are none. */
const NOT_IN_TEXT = /[\0-\x06\x0e-\x19\x1c-\x1f\x7f-\x84\x86-\x9f\p{Cn}\p{Co}]/u;

const isUtf16 = ([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
};

/**
 * The text of contents that read as text; null for any others. A text has no signature, and may begin with the letters of one: "BM", "ID3",
 * "PK". Editors of Windows save it in UTF-16 or in a code page, of which the western one is tried.
 */
export function textOf(contents: Uint8Array): string | null {
  const utf16 = isUtf16(contents);
  for (const encoding of utf16 ? [utf16] : ['utf-8', 'windows-1252']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(contents);
      return NOT_IN_TEXT.test(text) ? null : text;
    } catch {
      // Not in this encoding.
    }
  }
  return null;
}
