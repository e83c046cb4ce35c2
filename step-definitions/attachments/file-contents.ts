import type { NamedFile } from './driver';

const PDF =
  '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n';
const TRAILER = 'trailer<</Root 1 0 R/Size 3>>\nstartxref\n9\n%%EOF\n';
const PROTECTED_TRAILER = 'trailer<</Root 1 0 R/Size 3/Encrypt 5 0 R>>\nstartxref\n9\n%%EOF\n';

const CONTENTS: Record<string, string> = {
  'application/pdf': `${PDF}${TRAILER}`,
  'image/png': atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  'image/jpeg':
    '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xc0\0\x0b\x08\0\x01\0\x01\x01\x01\x11\0' +
    '\xff\xda\0\x08\x01\x01\0\0\x3f\0\x37\xff\xd9',
  'image/gif': 'GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
  'image/tiff':
    'II*\0\x08\0\0\0\x02\0\x11\x01\x03\0\x01\0\0\0\x08\0\0\0\x17\x01\x03\0\x01\0\0\0\x08\0\0\0\0\0\0\0',
};

/** The bytes of a file of the type that it claims. */
export const contentsOf = ({ type, content, size }: NamedFile): Uint8Array => {
  const ownContents =
    content === 'protected pdf' ? `${PDF}${PROTECTED_TRAILER}` : (CONTENTS[type] ?? 'Notes of the members.');
  // Blanks after the end of a file do not change its type.
  const text = ownContents.padEnd(size).slice(0, size);
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
};
