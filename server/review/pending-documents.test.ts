import { convertedFile } from '../documents/converted-file';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { queueSampleFiling } from '../testing/queued-filing';
import { PNG } from '../testing/private-files';
import { auditEntries } from './audit-log';
import { pendingDocuments } from './pending-documents';

const AT = new Date('2026-11-20T16:00:00Z');
const isPdf = (contents: Buffer): boolean => contents.subarray(0, 5).toString() === '%PDF-';

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry({ publicUrl: 'http://127.0.0.1:9' });
}, 60_000);
afterAll(() => open.close());

test('staff get the form and the private files, and the audit log says who looked at them', async () => {
  const { row } = await queueSampleFiling(open.registry);
  const { pdf, attachments } = await pendingDocuments(open.registry, row, 'admin');
  expect(isPdf(Buffer.from(pdf, 'base64'))).toBe(true);
  expect(attachments).toMatchObject([
    { clientLocation: 'Affidavit', isPrivate: true, mimeType: 'application/pdf' },
    { clientLocation: 'Photo ID', isPrivate: true, mimeType: 'application/pdf' },
  ]);
  const { entries } = await auditEntries(open.registry.db, { subject: row.transaction_id, size: 50 });
  expect(entries).toMatchObject([
    {
      action: 'privateFilesSeen',
      userId: 'admin',
      details: { files: 'AFFIDAVIT.png, PHOTO_ID.png' },
    },
  ]);
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
