import { textOf } from './text-contents';

const TEXT = 'BM Holdings\r\nAlón’s “notes” – €5…';
const utf32 = (text: string): Buffer =>
  Buffer.from(Uint32Array.from([...text], (letter) => letter.codePointAt(0) ?? 0).buffer);
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16', utf16(TEXT)],
  ['UTF-16 with a mark', utf16(`\ufeff${TEXT}`)],
  ['UTF-16, the other way round', utf16(TEXT).swap16()],
  ['UTF-16, the other way round, with a mark', utf16(`\ufeff${TEXT}`).swap16()],
  ['UTF-32', utf32(TEXT)],
  ['UTF-32 with a mark', utf32(`\ufeff${TEXT}`)],
  ['UTF-32, the other way round', utf32(TEXT).swap32()],
  ['UTF-32, the other way round, with a mark', utf32(`\ufeff${TEXT}`).swap32()],
  [
    'the code page of Windows',
    Buffer.from('BM Holdings\r\nAl\xf3n\x92s \x93notes\x94 \x96 \x805\x85', 'latin1'),
  ],
])('a text is read in %s', (_, contents) => {
  expect(textOf(contents)).toBe(TEXT);
});

test.each([
  ['nothing', Buffer.alloc(0), ''],
  ['one letter', Buffer.from('A'), 'A'],
  ['one letter of two bytes', utf16('A'), 'A'],
  ['one letter of four bytes', utf32('A'), 'A'],
  ['a line of two bytes a letter that could be one of four', utf16('A\n'), 'A\n'],
])('%s is a text', (_, contents, text) => expect(textOf(contents)).toBe(text));

test.each([
  ['zeros', Buffer.alloc(100)],
  ['zeros after a text', Buffer.concat([Buffer.from('A text'), Buffer.alloc(100)])],
  ['a zero in a text', Buffer.from('A\0text')],
  ['half a letter of two bytes', Buffer.from('\xff\xfeA\0B', 'latin1')],
  ['bytes that no code page has', Buffer.from('A\x81\x8d', 'latin1')],
  ['a bitmap', Buffer.from('BM\x8a\0\0\0\0\0\0\0\x8a\0\0\0', 'latin1')],
  ['a TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1')],
  ['a ZIP', Buffer.from('PK\x03\x04\x14\0\x06\0', 'latin1')],
  ['half of a pair of letters, in four bytes', utf32('\ud83c')],
  ['half a letter of four bytes', Buffer.concat([utf32('\ufeffA'), Buffer.from('B\0')])],
  ['numbers of two bytes', Buffer.from([1, 0, 2, 0, 3, 0, 4, 0])],
])('%s is none', (_, contents) => expect(textOf(contents)).toBeNull());
