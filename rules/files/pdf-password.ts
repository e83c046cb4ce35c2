const CHUNK = 8192;
/** Bytes as text, a character a byte. */
const latin1 = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + CHUNK)));
  }
  return parts.join('');
};

/** True for contents that begin as a PDF does; readers allow some bytes before the header. */
export const isPdf = (bytes: Uint8Array): boolean => latin1(bytes.subarray(0, 1024)).includes('%PDF-');

/** A comment, the start of a string, the start of a stream's contents, or a name. */
const TOKEN = /%[^\r\n]*|\(|stream|\/[^\s()<>[\]{}/%]*/g;
/** White space, or a comment. */
const BLANK = /\s+|%[^\r\n]*/y;
/** A reference to a dictionary, or one in place. */
const DICTIONARY = /\d+\s+\d+\s+R\b|<</y;
/** In a PDF name, any character may be written as its number. */
const CHARACTER_CODE = /#([0-9A-Fa-f]{2})/g;

const nameOf = (token: string): string =>
  token.replace(CHARACTER_CODE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Where a text ends that begins before `start`: parentheses in it come in pairs, or follow a backslash. */
function endOfText(pdf: string, start: number): number {
  let open = 1;
  for (let position = start; position < pdf.length; position += 1) {
    const character = pdf[position];
    if (character === '\\') position += 1;
    else if (character === '(') open += 1;
    else if (character === ')') open -= 1;
    if (open === 0) return position + 1;
  }
  return pdf.length;
}

function endOfStream(pdf: string, start: number): number {
  const end = pdf.indexOf('endstream', start);
  return end === -1 ? pdf.length : end + 'endstream'.length;
}

/** Where white space and comments end: in a loop, since an expression that repeats both runs out of stack on millions of them. */
function endOfBlanks(pdf: string, start: number): number {
  let end = start;
  BLANK.lastIndex = end;
  while (BLANK.test(pdf)) end = BLANK.lastIndex;
  return end;
}

function holdsDictionary(pdf: string, at: number): boolean {
  DICTIONARY.lastIndex = endOfBlanks(pdf, at);
  return DICTIONARY.test(pdf);
}

/**
 * True for a PDF whose trailer, or cross-reference stream's dictionary, has an `/Encrypt` entry (W5-upload-password).
 * Decided by the contents, whatever the file is called; what is in a comment, a text or the contents of a stream does not count. One
 * pass: files come from anybody. The registry also has the file read by a parser, which finds what is hidden from this one.
 */
export const isPasswordProtectedPdf = (bytes: Uint8Array): boolean => {
  if (!isPdf(bytes)) return false;
  const pdf = latin1(bytes);
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(pdf); match !== null; match = TOKEN.exec(pdf)) {
    const [token] = match;
    const next = TOKEN.lastIndex;
    if (token === '(') TOKEN.lastIndex = endOfText(pdf, next);
    else if (token === 'stream') TOKEN.lastIndex = endOfStream(pdf, next);
    else if (nameOf(token) === '/Encrypt' && holdsDictionary(pdf, next)) return true;
  }
  return false;
};
