import PDFDocument from 'pdfkit';
import { isPasswordProtectedPdf } from '#rules';
import { lockedPdf } from './locked-pdf';

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

test.each([Buffer.from('%PDF-1.7 and nothing else'), Buffer.from('%PDF-1.4\n1 0 obj\n<<'), Buffer.alloc(0)])(
  'what cannot be read is not locked: %s',
  async (contents) => {
    expect(await lockedPdf(contents)).toEqual({ isLocked: false });
  },
);
