import {
  ACCEPTED_EXTENSIONS,
  extensionOf,
  fileTypeName,
  isAcceptedMimeType,
  mimeTypeOfExtension,
} from './file-types';

it('offers the endings that may be attached', () => {
  expect(ACCEPTED_EXTENSIONS).toEqual([
    '.txt',
    '.text',
    '.pdf',
    '.jpg',
    '.jpeg',
    '.gif',
    '.png',
    '.tif',
    '.tiff',
  ]);
});

it.each([
  ['.pdf', 'pdf'],
  ['a.b.TXT', 'txt'],
  ['pdf', ''],
  ['pdf.', ''],
])('finds the ending of %j', (fileName, extension) => {
  expect(extensionOf(fileName)).toBe(extension);
});

it.each([
  ['text', 'text/plain'],
  ['pdf', 'application/pdf'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['png', 'image/png'],
  ['tif', 'image/tiff'],
  ['docx', ''],
  ['', ''],
])('knows what a file ending in %j must hold', (extension, mimeType) => {
  expect(mimeTypeOfExtension(extension)).toBe(mimeType);
});

it.each([
  ['text/plain', 'Text'],
  ['application/pdf', 'PDF'],
  ['image/jpeg', 'JPEG'],
  ['image/gif', 'GIF'],
  ['image/png', 'PNG'],
  ['image/tiff', 'TIFF'],
  ['text/csv', 'CSV'],
  ['video/mp4', 'Video'],
  ['image/heic', 'HEIC'],
  ['application/x-unheard-of', ''],
])('calls %s by its common name', (mimeType, name) => {
  expect(fileTypeName(mimeType)).toBe(name);
});

it('looks past capitals, parameters and the spaces around a media type', () => {
  expect(isAcceptedMimeType(' Text/Plain ; charset=utf-8')).toBe(true);
  expect(isAcceptedMimeType('text/html; charset=text/plain')).toBe(false);
});
