import { convertedFile } from '../documents/converted-file';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { queueSampleFiling } from '../testing/queued-filing';
import { PNG } from '../testing/private-files';
import { auditEntries } from './audit-log';
import { pendingDocuments, privateFileOf, publicFileOf } from './pending-documents';
import { filingOf } from './pending-row';

const AT = new Date('2026-11-20T16:00:00Z');
const isPdf = (contents: Buffer): boolean => contents.subarray(0, 5).toString() === '%PDF-';

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry({ publicUrl: 'http://127.0.0.1:9' });
}, 60_000);
afterAll(() => open.close());

const looksAt = async (subject: string) =>
  (await auditEntries(open.registry.db, { subject, size: 50 })).entries;

test('staff get the form and the names of the private files, which does not count as viewing them', async () => {
  const { row } = await queueSampleFiling(open.registry);
  const { pdf, attachments } = await pendingDocuments(open.registry, row);
  expect(isPdf(Buffer.from(pdf, 'base64'))).toBe(true);
  expect(attachments).toMatchObject([
    { clientLocation: 'Affidavit', isPrivate: true, fileName: 'AFFIDAVIT.png', fileData: '' },
    { clientLocation: 'Photo ID', isPrivate: true, fileName: 'PHOTO_ID.png', fileData: '' },
  ]);
  expect(await looksAt(row.transaction_id)).toEqual([]);
});

test('each private file that is handed out is a look, and no other file is', async () => {
  const { row } = await queueSampleFiling(open.registry);
  const { attachments } = await pendingDocuments(open.registry, row);
  const id = attachments[1]?.id ?? '';
  for (let times = 0; times < 2; times += 1) {
    const file = await privateFileOf(open.registry, row, { id, userId: 'admin' });
    expect(file).toMatchObject({ id, mimeType: 'application/pdf' });
    expect(isPdf(Buffer.from(file?.fileData ?? '', 'base64'))).toBe(true);
  }
  const look = { action: 'privateFilesSeen', userId: 'admin', details: { files: 'PHOTO_ID.png' } };
  expect(await looksAt(row.transaction_id)).toMatchObject([look, look]);
});

test('a public file comes by itself, and the list of files without any', async () => {
  const { row, refId } = await queueSampleFiling(open.registry);
  // As if it had been submitted with the filing: what is paid for takes no more files.
  const { db } = open.registry;
  await db
    .insertInto('attachment')
    .values({
      attachment_key: 'letter',
      ref_id: refId,
      file_name: 'letter.txt',
      mime_type: 'text/plain',
      size: 9,
      is_private: false,
      contents: Buffer.from('A letter.'),
      created_at: open.registry.clock.now(),
    })
    .execute();
  const record = await filingOf(db, row.transaction_id);
  const { additionalInfoValues } = record.filing;
  const attachments = [{ key: 'letter', fileName: 'letter.txt' }];
  await db
    .updateTable('filing_record')
    .set({
      filing: JSON.stringify({
        ...record.filing,
        additionalInfoValues: { ...additionalInfoValues, attachments },
      }),
    })
    .where('transaction_id', '=', row.transaction_id)
    .execute();
  const listed = (await pendingDocuments(open.registry, row)).attachments;
  expect(listed.map(({ fileName, fileData }) => [fileName, fileData])).toContainEqual(['letter.txt', '']);
  const file = await publicFileOf(open.registry, row, 'letter');
  expect(isPdf(Buffer.from(file?.fileData ?? '', 'base64'))).toBe(true);
  const privateId = listed.find(({ isPrivate }) => isPrivate)?.id ?? '';
  expect(await publicFileOf(open.registry, row, privateId)).toBeUndefined();
  expect(await looksAt(row.transaction_id)).toEqual([]);
});

test('a private file of another filing is not found, and nothing is noted', async () => {
  const [own, other] = [await queueSampleFiling(open.registry), await queueSampleFiling(open.registry)];
  const { attachments } = await pendingDocuments(open.registry, other.row);
  const asked = { id: attachments[0]?.id ?? '', userId: 'admin' };
  expect(await privateFileOf(open.registry, own.row, asked)).toBeUndefined();
  expect(await privateFileOf(open.registry, own.row, { ...asked, id: 'guessed' })).toBeUndefined();
  expect(await looksAt(own.row.transaction_id)).toEqual([]);
});

test.each([
  ['picture.png', 'image/png', Buffer.from(PNG, 'base64'), true],
  ['letter.txt', 'text/plain', Buffer.from('A letter.\nIts second line.'), true],
  ['scan.tif', 'image/tiff', Buffer.from('II*\0'), false],
  ['broken.png', 'image/png', Buffer.from('no picture'), false],
] as const)(
  '%s is handed out as a PDF where it can be',
  async (fileName, mimeType, contents, isConverted) => {
    const converted = await convertedFile({ fileName, mimeType, contents }, AT);
    expect(converted.mimeType).toBe(isConverted ? 'application/pdf' : mimeType);
    expect(isPdf(converted.contents)).toBe(isConverted);
  },
);
