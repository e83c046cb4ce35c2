import type { Opened } from '#rules';

/** What a file holds, a character a byte. */
export interface Sample {
  contents: string;
  /** What the registry finds contents to be that no file may have. */
  foreignType?: string;
  /** What comes of it where the registry opens it. */
  opened?: Opened;
}

const PDF =
  '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n';
const EMPTY_PDF =
  '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n';
const TRAILER = 'trailer<</Root 1 0 R/Size 3>>\nstartxref\n9\n%%EOF\n';
const PROTECTED_TRAILER = 'trailer<</Root 1 0 R/Size 3/Encrypt 5 0 R>>\nstartxref\n9\n%%EOF\n';
const NOTES = 'Notes of the members.';
const fourBytes = (text: string): string => [...text].map((letter) => `${letter}\0\0\0`).join('');

const bytesOf = (value: number, count: number): string =>
  Array.from({ length: count }, (_, place) => String.fromCharCode((value >> (8 * place)) & 0xff)).join('');
/** The first file of an archive, as it is. */
const zipped = (name: string, contents: string): string =>
  `PK\x03\x04\x14\0${bytesOf(0, 12)}${bytesOf(contents.length, 4)}${bytesOf(contents.length, 4)}` +
  `${bytesOf(name.length, 2)}${bytesOf(0, 2)}${name}${contents}`;
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const SAMPLE_FILES = {
  'a text': { contents: NOTES },
  'a text in UTF-32': { contents: `\xff\xfe\0\0${fourBytes(NOTES)}` },
  'a PDF': { contents: `${PDF}${TRAILER}` },
  'a PDF after other bytes': { contents: `\0\x01\x02 scanned${PDF}${TRAILER}` },
  'a protected PDF': { contents: `${PDF}${PROTECTED_TRAILER}` },
  'a PDF without pages': { contents: `${EMPTY_PDF}${TRAILER}`, opened: 'withoutPages' },
  'a damaged PDF': { contents: PDF.slice(0, 40), opened: 'unreadable' },
  'a PNG': {
    contents: atob(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    ),
  },
  'a JPEG': {
    contents:
      '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xc0\0\x0b\x08\0\x01\0\x01\x01\x01\x11\0' +
      '\xff\xda\0\x08\x01\x01\0\0\x3f\0\x37\xff\xd9',
  },
  'a GIF': { contents: 'GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;' },
  'a TIFF': {
    contents:
      'II*\0\x08\0\0\0\x02\0\x11\x01\x03\0\x01\0\0\0\x08\0\0\0\x17\x01\x03\0\x01\0\0\0\x08\0\0\0\0\0\0\0',
  },
  'a Word document': {
    contents: zipped('[Content_Types].xml', `<Types><Override ContentType="${WORD}.main+xml"/></Types>`),
    foreignType: WORD,
  },
  'an archive of files': { contents: zipped('notes.txt', NOTES), foreignType: 'application/zip' },
  'an RTF document': { contents: `{\\rtf1 ${NOTES}}`, foreignType: 'application/rtf' },
  'a web page': { contents: `<!DOCTYPE html><title>Notes</title>${NOTES}` },
  'a drawing': { contents: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  'a HEIC picture': {
    contents: '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    foreignType: 'image/heic',
  },
  'a program': { contents: `MZ\x90\0\x03${bytesOf(0, 60)}`, foreignType: 'application/x-msdownload' },
  'a video': { contents: '\0\0\0\x18ftypmp42\0\0\0\0mp42isom', foreignType: 'video/mp4' },
  noise: { contents: '\0\x01\x02\x03', foreignType: '' },
} as const satisfies Record<string, Sample>;

export type SampleFile = keyof typeof SAMPLE_FILES;

const BY_EXTENSION: Readonly<Record<string, SampleFile>> = {
  pdf: 'a PDF',
  jpg: 'a JPEG',
  jpeg: 'a JPEG',
  gif: 'a GIF',
  png: 'a PNG',
  tif: 'a TIFF',
  tiff: 'a TIFF',
};

interface SizedFile {
  name: string;
  size: number;
  holds?: SampleFile;
}

/** The bytes of a file: what it is said to hold, else what its name says, with blanks behind it, which do not change its kind. */
export const contentsOf = ({ name, holds, size }: SizedFile): Uint8Array => {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  const { contents } = SAMPLE_FILES[holds ?? BY_EXTENSION[extension] ?? 'a text'];
  const text = holds ? contents : contents.padEnd(size).slice(0, size);
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
};
