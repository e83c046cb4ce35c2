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

// No expression here repeats without a bound: on millions of characters it would run out of stack.

/** The start of a comment, of a string, of a stream's contents, or of a name. */
const TOKEN = /%|\(|stream|\//g;
/** What ends a name: white space, or the start of something else. */
const NAME_END = /[\0\s()<>[\]{}/%]/g;
const LINE_END = /[\r\n]/g;
/** Each of the two numbers of a reference. */
const NUMBER = /\d{1,10}/y;
/** Longer than `/Encrypt` with all of its characters as numbers. */
const LONGEST_NAME = 64;
/** In a PDF name, any character may be written as its number. */
const CHARACTER_CODE = /#([0-9A-Fa-f]{2})/g;

const nameOf = (written: string): string =>
  written.replace(CHARACTER_CODE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

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

/** The place of the first character that is one of these, or the end. */
function endBefore(ends: RegExp, pdf: string, start: number): number {
  ends.lastIndex = start;
  return ends.exec(pdf)?.index ?? pdf.length;
}

/** White space of a PDF. */
const isBlank = (code: number): boolean => code === 0x20 || code === 0 || (code >= 0x09 && code <= 0x0d);

const isLineEnd = (code: number): boolean => code === 0x0a || code === 0x0d;

/** Where white space and comments end. */
function endOfBlanks(pdf: string, start: number): number {
  let isComment = false;
  for (let position = start; position < pdf.length; position += 1) {
    const code = pdf.charCodeAt(position);
    if (isComment) isComment = !isLineEnd(code);
    else if (pdf[position] === '%') isComment = true;
    else if (!isBlank(code)) return position;
  }
  return pdf.length;
}

/** Whether a dictionary stands here, or a reference to one: `12 0 R`. */
function holdsDictionary(pdf: string, at: number): boolean {
  let position = endOfBlanks(pdf, at);
  if (pdf.startsWith('<<', position)) return true;
  for (let numbers = 0; numbers < 2; numbers += 1) {
    NUMBER.lastIndex = position;
    if (!NUMBER.test(pdf)) return false;
    position = endOfBlanks(pdf, NUMBER.lastIndex);
  }
  return pdf[position] === 'R';
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
    if (token === '%') TOKEN.lastIndex = endBefore(LINE_END, pdf, next);
    else if (token === '(') TOKEN.lastIndex = endOfText(pdf, next);
    else if (token === 'stream') TOKEN.lastIndex = endOfStream(pdf, next);
    else {
      const end = endBefore(NAME_END, pdf, next);
      const name = pdf.slice(next, Math.min(end, next + LONGEST_NAME));
      if (nameOf(name) === 'Encrypt' && holdsDictionary(pdf, end)) return true;
      TOKEN.lastIndex = end;
    }
  }
  return false;
};
