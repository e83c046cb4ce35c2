import type { Attachment, Filing, FilingType } from '#rules';
import { officeDay, plusDays } from '#rules';
import {
  delayedBy,
  letDaysPass,
  openCardPage,
  payWithCard,
  submitFiling,
} from '../../testing/filing-on-record';
import { officeMovedTo } from '../../testing/office-changes';
import { entityOnRecord, holderOf } from '../../testing/on-record';
import { paySavedFiling, PNG, withSubmissions } from '../../testing/private-files';
import { refusalProblems } from '../../testing/refusals';
import { registryOfTests } from '../../testing/registry-of-tests';
import { entityLike, restorationOf } from '../../testing/restoration-filing';
import { findAttachment } from '../attachments/attachments';
import { upload } from '../attachments/upload';
import { findSubmissionByRef } from '../submissions/submissions';
import { filedDocument } from '../receipt/filed-documents';
import { receiptAnswer } from '../receipt/receipt';

/** Personas: a delinquent one, and those of which staff review a filing. */
const DELINQUENT = '20101000003';
const REVIEWED = { cure: '20101000011', reinstate: '20101000012' };

const registry = registryOfTests();
const db = () => registry().db;
const onRecord = (entityId: string) => entityOnRecord(registry(), entityId);
const like = (persona: string) => entityLike(registry(), persona);
const filingOf = (filingType: FilingType, entityId: string) =>
  restorationOf(registry(), filingType, entityId);
const holder = (name: string) => holderOf(registry(), name);
const problemsOf = (filing: Filing, refId?: string) => refusalProblems(registry(), filing, refId);

describe('under the fraud check', () => {
  const reviewed = async () => {
    const entity = await like(REVIEWED.cure);
    return { ...entity, complete: await filingOf('cure', entity.entityId) };
  };

  test.each([
    ['cure', REVIEWED.cure],
    ['reinstate', REVIEWED.reinstate],
  ] as const)('a %s is refused without email and private attachments', async (filingType, entityId) => {
    const filing = { ...(await filingOf(filingType, entityId)), adminFraudCheck: false };
    expect(await problemsOf(filing)).toMatchObject([
      { step: 'email', code: 'stepsChanged' },
      { step: 'email', path: 'email', code: 'required' },
      { step: 'privateattachments', path: 'privateAttachments' },
    ]);
  });

  test('it is queued: paid, numbered, its name held, and the record as it was', async () => {
    const { entityId, own, name, complete } = await reviewed();
    const before = await onRecord(entityId);
    const { filing, refId } = await withSubmissions(registry(), complete);
    const receipt = await paySavedFiling(registry(), { refId, filing });
    expect(receipt).toMatchObject({
      name,
      laterName: own,
      amount: 100,
      entityStatus: 'DQQ',
      adminFraudCheck: true,
    });
    expect(receipt.transactionId).toMatch(/^\d{11}$/);
    expect(await onRecord(entityId)).toEqual(before);
    expect(await holder(own)).toBe(entityId);
    expect(await problemsOf(await filingOf('cure', entityId))).toContainEqual(
      expect.objectContaining({ path: 'entityId', code: 'unavailable' }),
    );
    expect(await filedDocument(registry(), entityId, receipt.transactionId)).toBeUndefined();
    await letDaysPass(registry(), 3);
    expect(await onRecord(entityId)).toEqual(before);
  });

  test('a private file is for its filer until the filing is submitted, and then for staff alone', async () => {
    const { complete } = await reviewed();
    const { filing, refId } = await withSubmissions(registry(), complete);
    const [affidavit] = filing.additionalInfoValues.privateAttachments;
    const key = affidavit?.key ?? '';
    const answered = () => findAttachment(registry(), refId, key);
    expect(await answered()).toMatchObject({ fileName: 'AFFIDAVIT.png' });
    expect(await findAttachment(registry(), 'another-reference', key)).toBeUndefined();
    expect((await submitFiling(registry(), filing, refId)).kind).toBe('pay');
    expect(await answered()).toBeDefined();
    const { transactionId } = await paySavedFiling(registry(), { refId, filing });
    expect(await answered()).toBeUndefined();
    await db()
      .updateTable('filing_record')
      .set({ effect_state: 'effective' })
      .where('transaction_id', '=', transactionId)
      .execute();
    expect(await answered()).toBeUndefined();
  });

  test('a public file is no private one, and each file says which document it is', async () => {
    const { complete } = await reviewed();
    const { filing, refId } = await withSubmissions(registry(), complete, ['AFFIDAVIT']);
    const image = { fileName: 'a.png', mimeType: 'image/png', fileContents: PNG };
    const shown = await upload(registry(), { refId, ...image }, '192.0.2.1');
    if (shown === null) throw new Error('The file was not kept.');
    const having = (privateAttachments: Attachment[]) => ({
      ...filing,
      additionalInfoValues: { ...filing.additionalInfoValues, privateAttachments },
    });
    expect(await problemsOf(having([{ ...shown, documentTyp: 'AFFIDAVIT' }]), refId)).toContainEqual(
      expect.objectContaining({
        step: 'privateattachments',
        path: 'privateAttachments[0]',
        code: 'missing',
        message: 'a.png is no longer held. Delete it and add it again.',
      }),
    );
    const unnamed = filing.additionalInfoValues.privateAttachments.map(({ documentTyp: _, ...file }) => file);
    expect(await problemsOf(having(unnamed), refId)).toMatchObject([
      { step: 'privateattachments', path: 'privateAttachments[0].documentTyp' },
    ]);
    expect((await submitFiling(registry(), filing, refId)).kind).toBe('pay');
  });
});

test('private files of a filing that is not reviewed are not submitted with it', async () => {
  const { entityId } = await like(DELINQUENT);
  const { filing, refId } = await withSubmissions(registry(), await filingOf('cure', entityId));
  expect((await submitFiling(registry(), filing, refId)).kind).toBe('pay');
  const submission = await findSubmissionByRef(db(), refId);
  expect(submission?.filing.additionalInfoValues.privateAttachments).toEqual([]);
});

test('what is queued with a date of its own comes before a later delayed filing', async () => {
  const { entityId } = await like(REVIEWED.cure);
  const queued = delayedBy(registry(), await filingOf('cure', entityId), 20);
  await paySavedFiling(registry(), await withSubmissions(registry(), queued));
  const change = await officeMovedTo(registry(), '1 EARLIER WAY', entityId);
  expect(await problemsOf(delayedBy(registry(), change, 19))).toMatchObject([
    { step: 'effectivedate', code: 'tooEarly' },
  ]);
  expect((await submitFiling(registry(), delayedBy(registry(), change, 21))).kind).toBe('pay');
});

test('payment start decides over the review, whatever day it is when the payment arrives', async () => {
  const { entityId } = await like(DELINQUENT);
  const today = officeDay(registry().clock.now().toISOString());
  const almostFiveYears = plusDays(`${Number(today.slice(0, 4)) - 5}${today.slice(4)}`, 1);
  await db()
    .updateTable('entity')
    .set({ delinquency_date: almostFiveYears })
    .where('entity_id', '=', entityId)
    .execute();
  const late = await openCardPage(registry(), await filingOf('cure', entityId));
  await payWithCard(registry(), late.sessionId);
  await registry().clock.moveTo(new Date(registry().clock.now().getTime() + 2 * 86_400_000));
  expect(await receiptAnswer(registry(), late.refId)).toMatchObject({
    code: 200,
    receipt: { adminFraudCheck: false, entityStatus: 'GOOD' },
  });
});
