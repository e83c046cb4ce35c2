import { ACCEPTED_EXTENSIONS, extensionOf, mimeTypeOfName } from './file-types';
import { REFUSED_KINDS, kindOfExtension, kindOfMimeType } from './refused-kinds';

it('offers the endings that may be attached, and other endings of the same kinds', () => {
  expect(ACCEPTED_EXTENSIONS.join(' ')).toBe(
    '.txt .text .pdf .jpg .jpeg .jfif .jpe .jif .pjpeg .pjp .gif .png .apng .tif .tiff',
  );
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
  ['a.text', 'text/plain'],
  ['a.pdf', 'application/pdf'],
  ['a.JPEG', 'image/jpeg'],
  ['a.gif', 'image/gif'],
  ['a.png', 'image/png'],
  ['a.tif', 'image/tiff'],
  ['a.docx', ''],
  ['a', ''],
])('knows what %j is kept as', (name, mimeType) => {
  expect(mimeTypeOfName(name)).toBe(mimeType);
});

it.each([
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'Word'],
  ['text/csv', 'CSV'],
  ['text/html; charset=utf-8', 'HTML'],
  ['Image/HEIC', 'HEIC'],
  ['video/mp4', 'Video'],
  ['audio/ogg; codecs=opus', 'Audio'],
  ['application/x-unheard-of', undefined],
  ['constructor/x', undefined],
  ['', undefined],
])('calls %s by its common name', (mimeType, name) => {
  expect(kindOfMimeType(mimeType)?.name).toBe(name);
});

it('knows one kind by each ending and media type, and none that may be attached', () => {
  const extensions = REFUSED_KINDS.flatMap((kind) => kind.extensions);
  const mimeTypes = REFUSED_KINDS.flatMap((kind) => kind.mimeTypes);
  expect(new Set(extensions).size).toBe(extensions.length);
  expect(new Set(mimeTypes).size).toBe(mimeTypes.length);
  expect(extensions.filter((extension) => ACCEPTED_EXTENSIONS.includes(`.${extension}`))).toEqual([]);
  expect(kindOfExtension('')).toBeUndefined();
});
