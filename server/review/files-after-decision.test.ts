import type { Attachment, Filing } from '#rules';
import { findAttachment } from '../filing/attachments/attachments';
import { upload } from '../filing/attachments/upload';
import { findDraft, saveDraft } from '../filing/drafts/drafts';
import { filedDocument } from '../filing/receipt/filed-documents';
import { receiptForReference } from '../filing/receipt/receipt-for-reference';
import { filedAttachment } from '../filing/receipt/filed-attachment';
import { receiptReference } from '../filing/receipt/receipt-reference';
import { filingHistory } from '../entities/filing-history';
import { letDaysPass } from '../testing/filing-on-record';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { visibleText } from '../testing/pdf-text';
import { withSubmissions } from '../testing/private-files';
import { lockFiling, paySavedFiling, rowOf } from '../testing/queued-filing';
import { entityLike, restorationOf } from '../testing/restoration-filing';
import { approveFiling } from './approve';
import { auditEntries } from './audit-log';
import { rejectFiling } from './reject';

let open: TestRegistry;
const registry = () => open.registry;
const now = () => registry().clock.now();
const found = (refId: string, { key }: Pick<Attachment, 'key'>) => findAttachment(registry(), refId, key);
beforeAll(async () => {
  open = await openTestRegistry({ publicUrl: 'http://127.0.0.1:9' });
}, 60_000);
afterAll(() => open.close());
afterEach(() => registry().clock.moveTo(null));

const PERSONA = '20101000011';

async function publicFile(refId: string, fileName: string): Promise<Attachment> {
  const file = { fileName, mimeType: 'text/plain', fileContents: 'aGVsbG8=' };
  const kept = await upload(registry(), { refId, ...file }, '192.0.2.1');
  if (kept === null) throw new Error('The file was not kept.');
  return kept;
}

/** Pays for a filing that staff review, with two files that everybody may see and two for staff alone. */
async function queuedWithFiles() {
  const { entityId } = await entityLike(registry(), PERSONA);
  const { refId, filing } = await withSubmissions(
    registry(),
    await restorationOf(registry(), 'cure', entityId),
  );
  const attachments = [await publicFile(refId, 'minutes.txt'), await publicFile(refId, 'phones.txt')];
  const complete: Filing = {
    ...filing,
    additionalInfoValues: {
      ...filing.additionalInfoValues,
      additionalInfoAttachmentRadio: 'Y',
      attachments,
    },
  };
  await paySavedFiling(registry(), refId, complete);
  return { entityId, refId, filing: complete, ...(await lockedRow(entityId)) };
}

async function lockedRow(entityId: string) {
  const { sequence, row } = await rowOf(registry(), entityId);
  return {
    transactionId: row.transaction_id,
    act: await lockFiling(registry(), sequence),
  };
}

const REASONS = ['The affidavit is not signed.'];
const filesOf = ({ additionalInfoValues }: Filing) => {
  const [kept, leftOut] = additionalInfoValues.attachments;
  const [hidden] = additionalInfoValues.privateAttachments;
  if (!kept || !leftOut || !hidden) throw new Error('The filing lacks a file.');
  return { kept, leftOut, hidden };
};

test('an attachment that an approval leaves out is not in the filed document, and nobody gets it by its address', async () => {
  const { entityId, transactionId, refId, filing, act } = await queuedWithFiles();
  const { kept, leftOut, hidden } = filesOf(filing);
  expect(await found(refId, leftOut)).toBeDefined();
  await approveFiling(registry(), act, { deactivateIds: [leftOut.key] });
  const document = await filedDocument(registry(), entityId, transactionId);
  const text = visibleText(document ?? Buffer.alloc(0));
  expect(text).toContain(kept.fileName);
  expect(text).not.toContain(leftOut.fileName);
  expect(await found(refId, kept)).toBeDefined();
  expect(await found(refId, leftOut)).toBeUndefined();
  expect(await found(refId, hidden)).toBeUndefined();
  const { entries } = await auditEntries(registry().db, {
    subject: transactionId,
    action: 'approved',
    size: 5,
  });
  expect(entries.map(({ details }) => details)).toEqual([{ attachmentsLeftOut: leftOut.fileName }]);
});

test('its filer is told of an attachment that an approval leaves out', async () => {
  const { refId, filing, act } = await queuedWithFiles();
  const { leftOut } = filesOf(filing);
  await approveFiling(registry(), act, { deactivateIds: [leftOut.key] });
  const mails = await registry()
    .db.selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail')
    .execute();
  const told = mails.filter(({ payload }) => payload.refId === refId).map(({ payload }) => payload.text);
  expect(told).toContainEqual(expect.stringContaining(`Left out of the record: ${leftOut.fileName}\n`));
  expect(await receiptForReference(registry(), refId)).toMatchObject({
    receipt: { review: { state: 'approved', leftOut: [leftOut.fileName] } },
  });
  const sent = await receiptForReference(registry(), receiptReference(refId));
  expect(sent).toMatchObject({ receipt: { review: { state: 'approved' } } });
  expect(JSON.stringify(sent)).not.toContain(leftOut.fileName);
});

test('everybody finds the attachments of a filing on record in its history, and no others', async () => {
  const { entityId, transactionId, filing, act } = await queuedWithFiles();
  const { kept, leftOut, hidden } = filesOf(filing);
  const listed = async () => {
    const { filings } = await filingHistory(registry().db, entityId, 1);
    return filings.find((row) => row.transactionId === transactionId)?.attachments;
  };
  const opened = async ({ key }: Pick<Attachment, 'key'>) =>
    (await filedAttachment(registry(), { entityId, transactionId, key }))?.contents.toString();
  expect(await listed()).toEqual([]);
  expect(await opened(kept)).toBeUndefined();
  await approveFiling(registry(), act, { deactivateIds: [leftOut.key] });
  expect(await listed()).toEqual([{ key: kept.key, fileName: kept.fileName }]);
  expect(await opened(kept)).toBe('hello');
  expect(await opened(leftOut)).toBeUndefined();
  expect(await opened(hidden)).toBeUndefined();
  // Under the numbers of another filing, or of none, it is not found either.
  expect(
    await filedAttachment(registry(), { entityId: PERSONA, transactionId, key: kept.key }),
  ).toBeUndefined();
});

test('the files of a rejected filing are its filer’s for 30 days, and then for staff alone', async () => {
  const { refId, filing, act } = await queuedWithFiles();
  const { kept, hidden } = filesOf(filing);
  expect(await found(refId, hidden)).toBeUndefined();
  await rejectFiling(registry(), act, REASONS);
  await letDaysPass(registry(), 29);
  expect(await found(refId, hidden)).toMatchObject({ fileName: hidden.fileName });
  await letDaysPass(registry(), 2);
  expect(await found(refId, hidden)).toBeUndefined();
  expect(await found(refId, kept)).toBeUndefined();
});

test('a filing that was corrected and submitted again is its filer’s beyond the 30 days, like any other', async () => {
  const { entityId, refId, filing, act } = await queuedWithFiles();
  const { kept, hidden } = filesOf(filing);
  await rejectFiling(registry(), act, REASONS);
  await saveDraft(registry().db, { refId, filing, now: now() });
  await paySavedFiling(registry(), refId, filing);
  await approveFiling(registry(), (await lockedRow(entityId)).act);
  await letDaysPass(registry(), 31);
  expect(await findDraft(registry().db, refId, now())).toMatchObject({ entityId });
  expect(await found(refId, kept)).toBeDefined();
  expect(await found(refId, hidden)).toBeUndefined();
});
