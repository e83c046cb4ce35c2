import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { isPasswordProtectedPdf } from '#rules';
import { lockedPdf } from './locked-pdf';

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
    expect([await lockedPdf(locked), await lockedPdf(open)]).toEqual([
      { isLocked: true },
      { isLocked: false },
    ]);
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
  expect(await lockedPdf(locked)).toEqual({ isLocked: true });
  expect(isPasswordProtectedPdf(locked)).toBe(true);
});

test('an entry behind a text that does not end is found where the file is read', async () => {
  const locked = withText(await made({ userPassword: 'secret' }), 'endobj\n', 'endobj\n( never closed\n');
  expect(isPasswordProtectedPdf(locked)).toBe(false);
  expect(await lockedPdf(locked)).toEqual({ isLocked: true });
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
  'a file that unpacks to far more than it is, by %s, counts as locked and is not unpacked',
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
      expect(await lockedPdf(packed(entries, 300 * MEGABYTE))).toEqual({ isLocked: true });
    } finally {
      measured.mockRestore();
    }
    expect(most).toBeLessThanOrEqual(128 * MEGABYTE);
    expect(await lockedPdf(packed(entries, 1000))).toEqual({ isLocked: false });
  },
);

test.each([Buffer.from('%PDF-1.7 and nothing else'), Buffer.from('%PDF-1.4\n1 0 obj\n<<'), Buffer.alloc(0)])(
  'what cannot be read is not locked: %s',
  async (contents) => {
    expect(await lockedPdf(contents)).toEqual({ isLocked: false });
  },
);
