import { isPasswordProtectedPdf } from './pdf-password';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const ENCRYPTED =
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R/Encrypt 5 0 R>>\nstartxref\n9\n%%EOF';

describe('password-protected PDF', () => {
  const open =
    '%PDF-1.7\n1 0 obj<</Length 40>>stream\n(the word /Encrypt 5 0 R in a text)\nendstream\nendobj\ntrailer<</Root 1 0 R>>';
  it.each([
    ['a trailer with /Encrypt', ENCRYPTED, true],
    ['a dictionary in place', '%PDF-1.4\ntrailer << /Encrypt << /Filter /Standard >> >>', true],
    [
      'a cross-reference stream',
      '%PDF-1.5\n7 0 obj<</Type/XRef/Encrypt 9 0 R/Length 4>>stream\nabcd\nendstream',
      true,
    ],
    ['a reference over several lines', '%PDF-1.4\ntrailer <</Encrypt\r\n128 \n10 \nR>>', true],
    ['an entry in the middle of a large file', `%PDF-1.7\n${' '.repeat(8180)}/Encrypt 5 0 R`, true],
    ['the word in the contents of a page', open, false],
    ['a trailer after such a page', `${open.slice(0, -2)}/Encrypt 5 0 R>>`, true],
    ['letters of the entry as numbers', '%PDF-1.4\ntrailer << /#45ncr#79pt 5 0 R >>', true],
    ['a comment before its value', '%PDF-1.4\ntrailer << /Encrypt %a comment\n%another\r 5 0 R >>', true],
    ['a dictionary right behind a comment', '%PDF-1.4\ntrailer << /Encrypt%\n<< >> >>', true],
    ['an entry after a text', '%PDF-1.4\ntrailer << /Info (a \\) (b) c\\\\) /Encrypt 5 0 R >>', true],
    ['the entry in a text', '%PDF-1.4\n<< /Info (a (b) /Encrypt 5 0 R \\) /Encrypt 5 0 R) >>', false],
    ['the entry in a comment', '%PDF-1.4\n% /Encrypt 5 0 R\ntrailer << >>', false],
    ['the entry in a text that never ends', '%PDF-1.4\n( /Encrypt 5 0 R', false],
    ['only /EncryptMetadata', '%PDF-1.4\ntrailer << /EncryptMetadata true >>', false],
    ['no PDF', 'trailer << /Encrypt 5 0 R >>', false],
    ['nothing', '', false],
  ])('%s: %#', (_, text, expected) => {
    expect(isPasswordProtectedPdf(bytes(text))).toBe(expected);
  });

  it.each([
    `stream\n${'/Encrypt<<'.repeat(200_000)}`,
    '/Encrypt%'.repeat(200_000),
    `/Encrypt ${'5 '.repeat(400_000)}`,
    `${'/Encrypt 5 '.repeat(200_000)}`,
    '('.repeat(2_000_000),
    `/${'#45'.repeat(600_000)}`,
    `/Encrypt${'\n'.repeat(9_000_000)}`,
    `/Encrypt 5${'\n'.repeat(9_000_000)}`,
    `/Encrypt ${'5'.repeat(9_000_000)}`,
    `%${'x'.repeat(9_000_000)}`,
    `/${'x'.repeat(9_000_000)}`,
    `/Encrypt${'%\n'.repeat(4_000_000)}`,
  ])('reads a file made to be slow as fast as any other: %#', (contents) => {
    const slow = bytes(`%PDF-1.4\n${contents}`);
    // The processor's time: by the clock, another suite beside this one would make it slow.
    const before = process.cpuUsage();
    expect(isPasswordProtectedPdf(slow)).toBe(false);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(5_000);
  });
});
