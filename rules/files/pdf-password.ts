const CHUNK = 8192;
const ENCRYPT_ENTRY = /\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/g;

/** Bytes as text, a character a byte. */
const latin1 = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + CHUNK)));
  }
  return parts.join('');
};

/** True when the place lies in the contents of a stream rather than in the file's structure. */
const isInsideStream = (text: string, place: number): boolean => {
  const opened = text.lastIndexOf('stream', place);
  return opened >= 0 && text.slice(Math.max(0, opened - 3), opened) !== 'end';
};

/** True for contents that begin as a PDF does; readers allow some bytes before the header. */
export const isPdf = (bytes: Uint8Array): boolean => latin1(bytes.subarray(0, 1024)).includes('%PDF-');

/**
 * True for a PDF whose trailer, or cross-reference stream's dictionary, has an `/Encrypt` entry (W5-upload-password).
 * Decided by the contents, whatever the file is called.
 */
export const isPasswordProtectedPdf = (bytes: Uint8Array): boolean => {
  if (!isPdf(bytes)) return false;
  const text = latin1(bytes);
  return [...text.matchAll(ENCRYPT_ENTRY)].some(({ index }) => !isInsideStream(text, index));
};
