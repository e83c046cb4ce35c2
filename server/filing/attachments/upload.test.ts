import { randomUUID } from 'node:crypto';
import { initialFiling } from '#rules';
import type { VirusScanner } from '../../ports/virus-port';
import { fileAndPay, openCardPage, payWithCard } from '../../testing/filing-on-record';
import { llcFiling } from '../../testing/llc-filing';
import type { TestRegistry } from '../../testing/open-test-registry';
import { openTestRegistry } from '../../testing/open-test-registry';
import { findAttachment } from './attachments';
import { saveDraft } from '../drafts/drafts';
import { storedBytes } from '../drafts/unfiled-storage';
import { receiptAnswer } from '../receipt/receipt';
import { upload } from './upload';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const LOCKED_PDF = Buffer.from('%PDF-1.7\ntrailer << /Root 1 0 R /Encrypt 5 0 R >>\n%%EOF');

/** Readers skip the text that never ends; who looks for the word does not see what comes after it. */
const HIDDEN_LOCK = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n( never closed\n5 0 obj\n<< /Filter /Standard >>\nendobj\n' +
    'trailer << /Root 1 0 R /Encrypt 5 0 R >>\n%%EOF',
);

const DAMAGED = "{file} can't be opened: it is damaged or not complete. Save the file again and attach that.";

const CALLER = '192.0.2.1';

let open: TestRegistry;
let refId = '';
const send = (fileName: string, contents: Buffer) =>
  upload(open.registry, { refId, fileName, fileContents: contents.toString('base64') }, CALLER);

beforeAll(async () => {
  open = await openTestRegistry();
  const filing = initialFiling({ filingType: 'llc', submissionKey: '0b0f4c7e-8b4e-4c39-9d29-5a2b4e5f6a01' });
  const saved = await saveDraft(open.registry.db, { refId: undefined, filing, now: new Date() });
  if (saved.kind !== 'saved') throw new Error('The filing was not saved.');
  refId = saved.refId;
}, 60_000);
afterAll(() => open.close());

test('a file comes back as it was sent, but only under its own filing', async () => {
  const kept = await send('photo.png', PNG);
  expect(kept).toMatchObject({ fileName: 'photo.png', mimeType: 'image/png', size: PNG.length });
  const found = await findAttachment(open.registry, refId, kept?.key ?? '');
  expect(found?.fileContents).toBe(PNG.toString('base64'));
  expect(await findAttachment(open.registry, 'another', kept?.key ?? '')).toBeUndefined();
});

test.each([
  ['notes.pdf', Buffer.from('Not a PDF.'), 'fileType'],
  ['photo.txt', PNG, 'fileType'],
  ['program.exe', Buffer.from('MZ'), 'fileType'],
  ['locked.pdf', LOCKED_PDF, 'filePassword'],
  ['hidden.pdf', HIDDEN_LOCK, 'filePassword'],
  ['empty.txt', Buffer.alloc(0), 'fileEmpty'],
  ['a$b.txt', Buffer.from('x'), 'fileName'],
  ['big.txt', Buffer.alloc(10 * 1024 * 1024 + 1, 'x'), 'tooLarge'],
])('%s is refused', async (fileName, contents, code) => {
  await expect(send(fileName, contents)).rejects.toMatchObject({
    status: 422,
    details: { problems: [{ code }] },
  });
});

test.each([
  [
    'fake.pdf',
    Buffer.from('Not a PDF.'),
    'fake.pdf is not a PDF: its content is text. Make its name end in .txt and attach it again.',
  ],
  [
    'photo.txt',
    PNG,
    'photo.txt is not a text file: its content is PNG. Make its name end in .png and attach it again.',
  ],
  [
    'noise.png',
    Buffer.from([0, 1, 2, 3]),
    'noise.png is not a PNG: its content is of no known type. Save the file again and attach that.',
  ],
  [
    'page.pdf',
    Buffer.from('{\\rtf1 Hello}'),
    'RTF file types are not allowed. Save the RTF document as a PDF and attach that.',
  ],
  ['form.pdf', Buffer.from('%PDF-1.4'), DAMAGED.replace('{file}', 'form.pdf')],
  ['zeros.pdf', Buffer.from(`%PDF-1.7\n${'\0'.repeat(2000)}`), DAMAGED.replace('{file}', 'zeros.pdf')],
  [
    'photo.jpg',
    Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1'),
    DAMAGED.replace('{file}', 'photo.jpg'),
  ],
  ['photo.png', PNG.subarray(0, 60), DAMAGED.replace('{file}', 'photo.png')],
  [
    'cut.txt',
    Buffer.from('\ufeffA\0B', 'utf16le').subarray(0, 7),
    'cut.txt is not a text file: its content is of no known type. Save the file again and attach that.',
  ],
  [
    'large.tif',
    Buffer.from('II+\0\x08\0\0\0\x10\0\0\0\0\0\0\0', 'latin1'),
    'Pictures of this type are not allowed. Save the picture as a JPEG and attach that.',
  ],
  [
    'zeros.txt',
    Buffer.alloc(20),
    'zeros.txt is not a text file: its content is of no known type. Save the file again and attach that.',
  ],
  [
    'a.gif',
    Buffer.from('GIF89a notes'),
    'a.gif is not a GIF: its content is text. Make its name end in .txt and attach it again.',
  ],
])('%s is refused for what it holds', async (fileName, contents, message) => {
  await expect(send(fileName, contents)).rejects.toMatchObject({ details: { problems: [{ message }] } });
});

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

test.each<readonly [string, Buffer]>([
  ['UTF-16 of an editor', utf16('Notes of the members.')],
  ['UTF-16, the other way round', utf16('Notes of the members.').swap16()],
  ['a code page of Windows', Buffer.from('Notes of Caf\xe9 Ol\xe9', 'latin1')],
  ...[
    'BM Holdings',
    'GIF89a notes',
    'PK and his notes',
    'II* of the notes',
    'ID3 tags',
    '%!PS notes',
    'RIFF notes',
    'MZ',
    '<html>',
    'OggS',
    'fLaC',
  ].map((text) => [text, Buffer.from(`${text} of the members of this company.`)] as const),
])('a text is a text, whatever it begins with: %s', async (_, contents) => {
  expect(await send('notes.txt', contents)).toMatchObject({ mimeType: 'text/plain' });
});

test('a name is kept as the texts of fields are', async () => {
  const kept = await send('Screenshot 9.41.00\u202fAM.png', PNG);
  expect(kept).toMatchObject({ fileName: 'Screenshot 9.41.00 AM.png', mimeType: 'image/png' });
});

test('under an unknown reference nothing is saved', async () => {
  const unknown = {
    refId: 'x'.repeat(32),
    fileName: 'a.txt',
    fileContents: 'aGVsbG8=',
  };
  expect(await upload(open.registry, unknown, CALLER)).toBeNull();
});

test('nothing is added to a filing that has been paid for', async () => {
  const paid = await fileAndPay(open.registry, await llcFiling(open.registry, 'Paid Already LLC'));
  const file = { fileName: 'photo.png', fileContents: PNG.toString('base64') };
  expect(await upload(open.registry, { ...file, refId: paid.refId }, CALLER)).toBeNull();
});

test('nor to one that is paid for while the file is looked through', async () => {
  const { registry } = open;
  const { refId: paidMeanwhile, sessionId } = await openCardPage(
    registry,
    await llcFiling(registry, 'Paid Meanwhile LLC'),
  );
  const virusScanner: VirusScanner = {
    async scan() {
      await payWithCard(registry, sessionId);
      await receiptAnswer(registry, paidMeanwhile);
      return { verdict: 'clean' };
    },
  };
  const slow = { ...registry, providers: { ...registry.providers, virusScanner } };
  const file = { fileName: 'a.txt', fileContents: 'aGVsbG8=', refId: paidMeanwhile };
  expect(await upload(slow, file, CALLER)).toBeNull();
  const kept = registry.db
    .selectFrom('attachment')
    .select('attachment_key')
    .where('ref_id', '=', paidMeanwhile);
  expect(await kept.execute()).toEqual([]);
});

test('a filing that uploads at once on many connections gets no more than its limit', async () => {
  const filing = initialFiling({ filingType: 'llc', submissionKey: '0b0f4c7e-8b4e-4c39-9d29-5a2b4e5f6a02' });
  const saved = await saveDraft(open.registry.db, { refId: undefined, filing, now: new Date() });
  if (saved.kind !== 'saved') throw new Error('The filing was not saved.');
  const file = { fileName: 'a.txt', fileContents: 'aGVsbG8=', refId: saved.refId };
  const sent = await Promise.allSettled(
    Array.from({ length: 60 }, () => upload(open.registry, file, '192.0.2.2')),
  );
  const refused = sent.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(sent.length - refused.length).toBe(50);
  expect(refused).toEqual(Array.from({ length: 10 }, () => expect.objectContaining({ status: 413 })));
});

test('what has been paid for does not count towards the limit of all filings', async () => {
  const { registry } = open;
  const { db, config } = registry;
  const before = await storedBytes(db, 'file_bytes');
  const filing = await llcFiling(registry, 'Large Record LLC');
  const saved = await saveDraft(db, { refId: undefined, filing, now: new Date() });
  if (saved.kind !== 'saved') throw new Error('The filing was not saved.');
  const file = { fileName: 'a.txt', fileContents: 'aGVsbG8=' };
  await upload(registry, { ...file, refId: saved.refId }, CALLER);
  const mostBytes = before + 5;
  expect(await storedBytes(db, 'file_bytes')).toBe(mostBytes);
  const narrow = { ...registry, config: { ...config, uploadGigabytes: mostBytes / 1024 ** 3 } };
  await expect(upload(narrow, { ...file, refId }, CALLER)).rejects.toMatchObject({ status: 503 });
  await fileAndPay(registry, filing);
  expect(await storedBytes(db, 'file_bytes')).toBe(before);
  expect(await upload(narrow, { ...file, refId }, CALLER)).toMatchObject({ size: 5 });
  await expect(upload(narrow, { ...file, refId }, CALLER)).rejects.toMatchObject({ status: 503 });
});

test('of files that come at once no more are kept than all filings may hold', async () => {
  const { db, config } = open.registry;
  const most = (await storedBytes(db, 'file_bytes')) + 3 * 5;
  const narrow = { ...open.registry, config: { ...config, uploadGigabytes: most / 1024 ** 3 } };
  const file = { fileName: 'a.txt', fileContents: 'aGVsbG8=' };
  const references = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const filing = initialFiling({ filingType: 'llc', submissionKey: randomUUID() });
      const saved = await saveDraft(db, { refId: undefined, filing, now: new Date() });
      return saved.kind === 'saved' ? saved.refId : '';
    }),
  );
  const sent = await Promise.allSettled(
    references.map((each) => upload(narrow, { ...file, refId: each }, CALLER)),
  );
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await storedBytes(db, 'file_bytes')).toBe(most);
});

test('a caller, and all filings together, have a limit', async () => {
  const { config } = open.registry;
  const file = { fileName: 'a.txt', fileContents: 'aGVsbG8=', refId };
  const strict = { ...open.registry, config: { ...config, uploadMegabytesADay: 0.002 } };
  await upload(strict, file, '192.0.2.3');
  await upload(strict, file, '192.0.2.3');
  await expect(upload(strict, file, '192.0.2.3')).rejects.toMatchObject({ status: 429 });
  expect(await upload(strict, file, '192.0.2.4')).toMatchObject({ size: 5 });
  const full = { ...open.registry, config: { ...config, uploadGigabytes: 0 } };
  await expect(upload(full, file, '192.0.2.5')).rejects.toMatchObject({
    status: 503,
    details: { retryAfter: 3600 },
  });
});
