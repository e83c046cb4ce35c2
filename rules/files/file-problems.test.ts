import type { ChosenFile } from './file-outcome';
import { ATTACHMENT_LIMITS, contentsProblem, fileProblems } from './file-problems';
import { isPasswordProtectedPdf } from './pdf-password';

const MB = 1024 * 1024;
const file = (changes: Partial<ChosenFile> = {}): ChosenFile => ({
  name: 'articles.pdf',
  size: 1000,
  mimeType: 'application/pdf',
  ...changes,
});
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const messages = (files: ChosenFile[], held: { size: number }[] = [], limits = ATTACHMENT_LIMITS) =>
  fileProblems(files, held, limits).map(({ message }) => message);

const ENCRYPTED =
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R/Encrypt 5 0 R>>\nstartxref\n9\n%%EOF';

describe('the contents of a file', () => {
  it.each([
    ['articles.pdf', 'application/pdf', undefined],
    ['notes.TEXT', 'text/plain', undefined],
    ['fake.pdf', 'text/plain', 'fake.pdf is not a PDF: its content is text.'],
    ['photo.txt', 'image/png', 'photo.txt is not a text file: its content is PNG.'],
    ['scan.jpg', 'image/tiff', 'scan.jpg is not a JPEG: its content is TIFF.'],
    ['noise.gif', '', 'noise.gif is not a GIF: its content is of no known type.'],
    [
      'letter.pdf',
      'application/rtf',
      'RTF file types are not allowed. Save the document as a PDF and attach that.',
    ],
    ['clip.png', 'video/mp4', 'Video file types are not allowed.'],
  ])('%s that holds %s', (name, found, message) => {
    expect(contentsProblem(name, found)?.message).toBe(message);
  });

  it('are said to be wrong of the file that they are in', () => {
    expect(contentsProblem('fake.pdf', 'text/plain')).toMatchObject({
      path: 'files[0]',
      code: 'fileType',
      params: { file: 'fake.pdf' },
    });
  });
});

describe('files chosen', () => {
  it.each<[string, Partial<ChosenFile>, string[]]>([
    ['a PDF', {}, []],
    ['an upper-case ending', { name: 'SCAN.TIFF', mimeType: 'image/tiff' }, []],
    ['a type that the browser does not know', { name: 'a.text', mimeType: '' }, []],
    ['a folder', { isFile: false, name: 'folder', size: 0 }, ["Your file can't be attached. Not a file."]],
    ['a letter outside ASCII', { name: 'résumé.pdf' }, ['Invalid characters in file name: é']],
    ['special characters', { name: 'a&b#.pdf' }, ['Invalid characters in file name: &, #']],
    [
      'another ending',
      { name: 'a.Docx' },
      ['".docx" file extensions are not allowed. Save the document as a PDF and attach that.'],
    ],
    ['no ending', { name: 'articles' }, ['"." file extensions are not allowed.']],
    [
      'a disguised page',
      { name: 'a.txt', mimeType: 'text/html; charset=utf-8' },
      ['HTML file types are not allowed. Save the document as a PDF and attach that.'],
    ],
    ['a type that says nothing', { mimeType: 'application/octet-stream' }, []],
    ['an unknown type', { mimeType: 'video/mp4' }, ['Video file types are not allowed.']],
    ['nothing in it', { size: 0 }, ['articles.pdf is empty.']],
    ['the limit', { size: 10 * MB }, []],
    ['a byte over the limit', { size: 10 * MB + 1 }, ['articles.pdf is larger than 10 MB.']],
    [
      'a password',
      { name: 'plain.txt', mimeType: 'text/plain', bytes: bytes(ENCRYPTED) },
      ["Password-protected PDFs can't be uploaded - remove passwords from your file before you attach them."],
    ],
  ])('%s', (_, changes, expected) => {
    expect(messages([file(changes)])).toEqual(expected);
  });

  it('says what to do when nothing arrives', () => {
    expect(messages([])).toEqual([
      "Your files can't be attached. If you are attempting to drop a folder, select all the files within the folder and drag them all at once.",
    ]);
  });

  it('counts the files held already', () => {
    const held = Array.from({ length: 4 }, () => ({ size: 1 }));
    expect(messages([file()], held)).toEqual([]);
    expect(messages([file(), file()], held)).toEqual(['Only 5 attachments are allowed.']);
    expect(messages([file(), file()], [], { maxFiles: 1, maxMegabytes: 10 })).toEqual([
      'Only One Attachment is Allowed',
    ]);
    expect(
      messages(
        Array.from({ length: 50 }, () => file()),
        [],
        { maxMegabytes: 10 },
      ),
    ).toEqual([]);
  });

  it('adds up the sizes with the files held already', () => {
    expect(messages([file({ size: 4 * MB })], [{ size: 6 * MB }])).toEqual([]);
    expect(messages([file({ size: 4 * MB })], [{ size: 6 * MB + 1 }])).toEqual([
      'Combined size of all files must be 10 MB or less.',
    ]);
  });

  it('speaks of each bad file', () => {
    expect(
      fileProblems([file({ size: 0 }), file(), file({ name: 'a.exe' })], [], ATTACHMENT_LIMITS),
    ).toMatchObject([
      { path: 'files[0]', code: 'fileEmpty', params: { file: 'articles.pdf' } },
      { path: 'files[2]', code: 'fileType', params: { file: 'a.exe' } },
    ]);
  });
});

describe('what is wrong with files', () => {
  const wrong = (files: ChosenFile[], limits = ATTACHMENT_LIMITS) =>
    fileProblems(files, [], limits).map(({ path, code, params }) => ({ path, code, params }));

  it.each<[string, Partial<ChosenFile>]>([
    ['notFile', { isFile: false }],
    ['fileName', { name: 'a&b.pdf' }],
    ['fileType', { name: 'a.exe' }],
    ['fileType', { mimeType: 'video/mp4' }],
    ['fileEmpty', { size: 0 }],
    ['tooLarge', { size: 10 * MB + 1 }],
    ['filePassword', { size: 10 * MB, bytes: bytes(ENCRYPTED) }],
  ])('is, of one, %s: %j', (code, changes) => {
    const one = file(changes);
    expect(wrong([one])).toEqual([{ path: 'files[0]', code, params: { file: one.name } }]);
  });

  it('is, of all, with the limit that they pass', () => {
    const three = Array.from({ length: 3 }, () => file({ size: MB }));
    const limits = (maxFiles: number) => ({ maxFiles, maxMegabytes: 2 });
    expect(wrong([])).toEqual([{ path: 'files', code: 'notFile' }]);
    expect(wrong(three, limits(1))).toEqual([{ path: 'files', code: 'tooMany', params: { max: 1 } }]);
    expect(wrong(three, limits(2))).toEqual([{ path: 'files', code: 'tooMany', params: { max: 2 } }]);
    expect(wrong(three, limits(3))).toEqual([{ path: 'files', code: 'tooLarge', params: { max: 2 } }]);
  });

  it('is looked for however many may be kept', () => {
    const limits = { maxMegabytes: 10 };
    expect(wrong([file({ size: 0 })], limits)).toMatchObject([{ code: 'fileEmpty' }]);
  });

  it('is told without reading files that are too many or too large', () => {
    const contents = bytes(ENCRYPTED);
    let reads = 0;
    const subarray = (from?: number, to?: number) => {
      reads += 1;
      return contents.slice(from, to);
    };
    Object.assign(contents, { subarray });
    fileProblems(
      Array.from({ length: 6 }, () => file({ bytes: contents })),
      [],
      ATTACHMENT_LIMITS,
    );
    fileProblems([file({ size: 10 * MB + 1, bytes: contents })], [], ATTACHMENT_LIMITS);
    expect(reads).toBe(0);
    fileProblems([file({ bytes: contents })], [], ATTACHMENT_LIMITS);
    expect(reads).toBeGreaterThan(0);
  });
});

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
    const begun = performance.now();
    expect(isPasswordProtectedPdf(slow)).toBe(false);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

describe('a sentence about a type', () => {
  it.each([
    'application/zip',
    'application/x-unheard-of',
    'audio/mpeg',
    'image/heic',
    'image/x-unheard-of',
    'font/woff2',
    'model/stl',
    'chemical/x-pdb',
    'text/x-unheard-of',
    'message/rfc822',
    'constructor/x',
  ])('names no media type: %s', (mimeType) => {
    const sentences = [...messages([file({ mimeType })]), contentsProblem('a.pdf', mimeType)?.message ?? ''];
    expect(sentences.filter(Boolean)).toHaveLength(2);
    for (const sentence of sentences) expect(sentence).not.toMatch(/\w\/\w|undefined|^ /);
  });
});
