const CHUNK = 8192;
/** Where the contents of a stream begin and end, and entries that say the document is encrypted. */
const MARKS = /(?:end)?stream|\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/g;

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

/**
 * True for a PDF whose trailer, or cross-reference stream's dictionary, has an `/Encrypt` entry (W5-upload-password).
 * Decided by the contents, whatever the file is called; what is in the contents of a stream does not count. One pass: files
 * come from anybody.
 */
export const isPasswordProtectedPdf = (bytes: Uint8Array): boolean => {
  if (!isPdf(bytes)) return false;
  let isInsideStream = false;
  for (const [mark] of latin1(bytes).matchAll(MARKS)) {
    if (mark.endsWith('stream')) isInsideStream = mark === 'stream';
    else if (!isInsideStream) return true;
  }
  return false;
};
