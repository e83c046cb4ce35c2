import type { NamedFile } from './driver';

const PDF =
  '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n';
const TRAILER = 'trailer<</Root 1 0 R/Size 3>>\nstartxref\n9\n%%EOF\n';
const PROTECTED_TRAILER = 'trailer<</Root 1 0 R/Size 3/Encrypt 5 0 R>>\nstartxref\n9\n%%EOF\n';

const CONTENTS: Record<string, string> = {
  'application/pdf': `${PDF}${TRAILER}`,
  'image/png': '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0',
  'image/jpeg': '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xd9',
  'image/gif': 'GIF89a\x01\0\x01\0\0\0\0;',
  'image/tiff': 'II*\0\x08\0\0\0\0\0\0\0',
};

/** The bytes of a file of the type that it claims. */
export const contentsOf = ({ type, content, size }: NamedFile): Uint8Array => {
  const ownContents =
    content === 'protected pdf' ? `${PDF}${PROTECTED_TRAILER}` : (CONTENTS[type] ?? 'Notes of the members.');
  // Blanks after the end of a file do not change its type.
  const text = ownContents.padEnd(size).slice(0, size);
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
};
