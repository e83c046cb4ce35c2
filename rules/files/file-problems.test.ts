import type { ChosenFile } from './file-outcome';
import { keptFileName } from './contents-of-file';
import { fileProblems } from './chosen-files';
import { ATTACHMENT_LIMITS } from './file-problems';

const MB = 1024 * 1024;
const file = (changes: Partial<ChosenFile> = {}): ChosenFile => ({
  name: 'articles.pdf',
  size: 1000,
  ...changes,
});
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const messages = (files: ChosenFile[], held: { size: number }[] = [], limits = ATTACHMENT_LIMITS) =>
  fileProblems(files, held, limits).map(({ message }) => message);

const ENCRYPTED =
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R/Encrypt 5 0 R>>\nstartxref\n9\n%%EOF';

const PNG = bytes('\x89PNG\r\n\x1a\n\0\0\0\x0d');
const PAGE = bytes('<!DOCTYPE html><title>Not found</title>');
const INSTEAD = 'Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead';

describe('the contents of a file', () => {
  it.each<[string, Partial<ChosenFile>, string[]]>([
    ['a text', { name: 'notes.TEXT', bytes: bytes('Notes') }, []],
    [
      'a text',
      { name: 'fake.pdf', bytes: bytes('Notes') },
      ['fake.pdf is not a PDF: its content is text. Make its name end in .txt and attach it again.'],
    ],
    [
      'a PNG',
      { name: 'photo.txt', bytes: PNG },
      ['photo.txt is not a text file: its content is PNG. Make its name end in .png and attach it again.'],
    ],
    [
      'a web page',
      { name: 'notes.pdf', bytes: PAGE },
      ['HTML file types are not allowed. Save the web page as a PDF and attach that.'],
    ],
    [
      'a drawing after a remark',
      { name: 'a.png', bytes: bytes('<?xml version="1.0"?>\n<!-- by hand -->\n<svg width="9"/>') },
      ['SVG file types are not allowed. Save the SVG drawing as a JPEG and attach that.'],
    ],
    ['a web page under the ending of texts', { name: 'page.txt', bytes: PAGE }, []],
    // Only the registry knows what others are.
    ['something else', { name: 'noise.gif', bytes: bytes('\0\x01') }, []],
    [
      'something else',
      { name: 'noise.gif', foreignType: '' },
      ['noise.gif is not a GIF: its content is of no known type. Save the file again and attach that.'],
    ],
    ['a video', { foreignType: 'video/mp4' }, [`Video file types are not allowed. ${INSTEAD} of the video.`]],
    [
      'a picture without a name',
      { foreignType: 'image/x-new' },
      ['Pictures of this type are not allowed. Save the picture as a JPEG and attach that.'],
    ],
    ['a model', { foreignType: 'model/stl' }, [`Files of this type are not allowed. ${INSTEAD}.`]],
    ['a whole PDF', { opened: 'whole' }, []],
    [
      'no pages',
      { opened: 'withoutPages' },
      ['articles.pdf has no pages. Save the document again and attach that.'],
    ],
    [
      'half a PDF',
      { opened: 'unreadable' },
      ["articles.pdf can't be opened: it is damaged or not complete. Save the file again and attach that."],
    ],
    [
      'a PDF, under the ending of another kind',
      { name: 'a.docx', bytes: bytes('%PDF-1.7') },
      [
        '".docx" file extensions are not allowed. The file is a PDF: make its name end in .pdf and attach it again.',
      ],
    ],
    [
      'the raw picture of a camera, which is written as a TIFF',
      { name: 'a.dng', bytes: bytes('II*\0\x08\0\0\0') },
      [
        '".dng" file extensions are not allowed. Save the raw picture of the camera as a JPEG and attach that.',
      ],
    ],
    [
      'nothing at all, without an ending',
      { name: 'a', size: 0, bytes: bytes('') },
      [`"." file extensions are not allowed. ${INSTEAD} of this file.`],
    ],
    [
      'the beginning of a PNG, which reads as a text',
      { name: 'a.pdf', bytes: bytes('\x89PNG\r\n\x1a\n') },
      ['a.pdf is not a PDF: its content is PNG. Make its name end in .png and attach it again.'],
    ],
    [
      'PostScript',
      { bytes: bytes('%!PS-Adobe-3.0') },
      ['PostScript file types are not allowed. Save the PostScript document as a PDF and attach that.'],
    ],
    [
      'a drawing with all that programs write before it',
      {
        bytes: bytes(
          '<?xml version="1.0"?><!-- by a program (http://a.example/) --><!DOCTYPE svg PUBLIC "-//W3C//DTD">\n<svg/>',
        ),
      },
      ['SVG file types are not allowed. Save the SVG drawing as a JPEG and attach that.'],
    ],
    [
      'a text, under the ending of one that may not be attached',
      { name: 'a.csv', bytes: bytes('a,b') },
      ['".csv" file extensions are not allowed. Save the table as a PDF and attach that.'],
    ],
  ])('%s is judged: %#', (_, changes, expected) => {
    expect(messages([file(changes)])).toEqual(expected);
  });
});

describe('the name that a file is kept under', () => {
  const JPEG = bytes('\xff\xd8\xff\xe0\0\x10JFIF\0');
  it.each([
    ['Screenshot 9.41\u202fAM.png', PNG, 'Screenshot 9.41 AM.png'],
    ['photo.jfif', JPEG, 'photo.jpg'],
    ['my.photo.JPE', JPEG, 'my.photo.jpg'],
    ['photo.jfif', PNG, 'photo.jfif'],
    ['photo.jfif', undefined, 'photo.jfif'],
    ['photo.jpeg', JPEG, 'photo.jpeg'],
  ])('of %j is plain, and ends as the specification lists it', (name, contents, kept) => {
    expect(keptFileName(name, contents)).toBe(kept);
  });
});

describe('files chosen', () => {
  it.each<[string, Partial<ChosenFile>, string[]]>([
    ['a PDF', {}, []],
    ['an upper-case ending', { name: 'SCAN.TIFF' }, []],
    ['a folder', { isFile: false, name: 'folder', size: 0 }, ["Your file can't be attached. Not a file."]],
    ['a letter outside ASCII', { name: 'résumé.pdf' }, ['Invalid characters in file name: é']],
    ['special characters', { name: 'a&b#.pdf' }, ['Invalid characters in file name: &, #']],
    [
      'another ending',
      { name: 'a.Docx' },
      ['".docx" file extensions are not allowed. Save the Word document as a PDF and attach that.'],
    ],
    ['no ending', { name: 'articles' }, [`"." file extensions are not allowed. ${INSTEAD} of this file.`]],
    ['nothing in it', { size: 0 }, ['articles.pdf is empty.']],
    ['the limit', { size: 10 * MB }, []],
    ['a byte over the limit', { size: 10 * MB + 1 }, ['articles.pdf is larger than 10 MB.']],
    [
      'a password',
      { name: 'plain.txt', bytes: bytes(ENCRYPTED) },
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
    ['fileType', { foreignType: 'video/mp4' }],
    ['fileEmpty', { size: 0 }],
    ['tooLarge', { size: 10 * MB + 1 }],
    ['filePassword', { size: 10 * MB, bytes: bytes(ENCRYPTED) }],
  ])('is, of one, %s: %j', (code, changes) => {
    const one = file(changes);
    expect(wrong([one])).toMatchObject([{ path: 'files[0]', code, params: { file: one.name } }]);
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
    const [sentence] = messages([file({ foreignType: mimeType })]);
    expect(sentence).toMatch(/ not allowed\. [A-Z]/);
    expect(sentence).not.toMatch(/\w\/\w|undefined|^ /);
  });
});
