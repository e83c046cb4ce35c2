import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { isPasswordProtectedPdf } from '#rules';
import { openedFile } from './opened-file';

const openedPdf = async (contents: Uint8Array) => (await openedFile('application/pdf', contents)).opened;

const MEGABYTE = 1024 * 1024;

type Options = ConstructorParameters<typeof PDFDocument>[0];

function made(options: Options): Promise<Buffer> {
  return new Promise((resolve) => {
    const pdf = new PDFDocument({ info: { Title: 'On /Encrypt 5 0 R (a word)' }, ...options });
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.text('The word /Encrypt << >> in a text.');
    pdf.end();
  });
}
const withText = (pdf: Buffer, before: string, after: string): Buffer =>
  Buffer.from(pdf.toString('latin1').replace(before, after), 'latin1');

const VERSIONS = ['1.3', '1.4', '1.5', '1.6', '1.7', '1.7ext3'] as const;

test.each(VERSIONS)(
  'a PDF of version %s with a password is locked, and one without is not',
  async (pdfVersion) => {
    const locked = await made({ pdfVersion, userPassword: 'secret' });
    const open = await made({ pdfVersion });
    expect([await openedPdf(locked), await openedPdf(open)]).toEqual(['locked', 'whole']);
    // The browser says the same before anything is sent.
    expect([isPasswordProtectedPdf(locked), isPasswordProtectedPdf(open)]).toEqual([true, false]);
  },
);

test.each([
  ['letters as numbers', '/Encrypt ', '/#45ncryp#74 '],
  ['a comment before the value', '/Encrypt ', '/Encrypt%for nobody\n'],
])('an entry that is hidden is found by both: %s', async (_, plain, hidden) => {
  const locked = withText(await made({ pdfVersion: '1.7', userPassword: 'secret' }), plain, hidden);
  expect(locked.includes('/Encrypt ')).toBe(false);
  expect(await openedPdf(locked)).toBe('locked');
  expect(isPasswordProtectedPdf(locked)).toBe(true);
});

test('an entry behind a text that does not end is found where the file is read', async () => {
  const locked = withText(await made({ userPassword: 'secret' }), 'endobj\n', 'endobj\n( never closed\n');
  expect(isPasswordProtectedPdf(locked)).toBe(false);
  expect(await openedPdf(locked)).toBe('locked');
});

/** A PDF with a stream that is unpacked when the file is read. */
function packed(entries: string, zeros: number): Buffer {
  const contents = deflateSync(Buffer.alloc(zeros));
  const before =
    '%PDF-1.5\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n';
  return Buffer.concat([
    Buffer.from(`${before}3 0 obj\n<<${entries}/Filter/FlateDecode/Length ${contents.length}>>\nstream\n`),
    contents,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${before.length}\n%%EOF\n`),
  ]);
}

test.each([
  ['a list of places', '/Type/XRef/Size 10/W[1 2 1]/Root 1 0 R'],
  ['a stream of objects', '/Type/ObjStm/N 1/First 10'],
])(
  'a file that unpacks to far more than it is, by %s, counts as unreadable and is not unpacked',
  async (_, entries) => {
    let most = 0;
    const grow = Uint8Array.prototype.set;
    const measured = jest.spyOn(Uint8Array.prototype, 'set').mockImplementation(function set(
      this: Uint8Array,
      ...given
    ) {
      most = Math.max(most, this.byteLength);
      grow.apply(this, given);
    });
    try {
      expect(await openedPdf(packed(entries, 300 * MEGABYTE))).toBe('unreadable');
    } finally {
      measured.mockRestore();
    }
    expect(most).toBeLessThanOrEqual(128 * MEGABYTE);
    expect(await openedPdf(packed(entries, 1000))).toBe('withoutPages');
  },
);

test.each([
  Buffer.from('%PDF-1.7 and nothing else'),
  Buffer.from('%PDF-1.4'),
  Buffer.from('%PDF-1.4\n1 0 obj\n<<'),
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000)]),
  Buffer.alloc(0),
])('what is no whole PDF is unreadable: %s', async (contents) => {
  expect(await openedPdf(contents)).toBe('unreadable');
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Of one pixel each. */
const PICTURES: readonly (readonly [type: string, picture: Buffer])[] = [
  ['image/png', PNG],
  [
    'image/jpeg',
    Buffer.from(
      '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xc0\0\x0b\x08\0\x01\0\x01\x01\x01\x11\0' +
        '\xff\xda\0\x08\x01\x01\0\0\x3f\0\x37\xff\xd9',
      'latin1',
    ),
  ],
  ['image/gif', Buffer.from('GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;', 'latin1')],
  [
    'image/tiff',
    Buffer.from(
      'II*\0\x08\0\0\0\x02\0\x11\x01\x03\0\x01\0\0\0\x08\0\0\0\x17\x01\x03\0\x01\0\0\0\x08\0\0\0\0\0\0\0',
      'latin1',
    ),
  ],
];

test.each(PICTURES)(
  'a whole picture is opened, and so is one with more behind it: %s',
  async (type, picture) => {
    expect(await openedFile(type, picture)).toEqual({ opened: 'whole' });
    expect(await openedFile(type, Buffer.concat([picture, Buffer.alloc(100)]))).toEqual({ opened: 'whole' });
  },
);

test.each(PICTURES)('a picture that ends anywhere before its end is not: %s', async (type, picture) => {
  const whole = picture.length;
  for (let length = 0; length < whole; length += 1)
    expect([length, await openedFile(type, picture.subarray(0, length))]).toEqual([
      length,
      { opened: 'unreadable' },
    ]);
  expect(await openedFile(type, picture.subarray(0, whole))).toEqual({ opened: 'whole' });
});

test.each(PICTURES)('zeros behind its first letters are no picture: %s', async (type, picture) => {
  const zeros = Buffer.concat([picture.subarray(0, 8), Buffer.alloc(5000)]);
  expect(await openedFile(type, zeros)).toEqual({ opened: 'unreadable' });
});

test('a picture that says it is far larger than its data is not whole', async () => {
  const large = Buffer.from(PNG);
  large.writeUInt32BE(20_000, 16);
  large.writeUInt32BE(20_000, 20);
  expect(await openedFile('image/png', large)).toEqual({ opened: 'unreadable' });
});
