import type { Attachment, Filing, FilingType, StepProblem } from '#rules';
import { availabilityKey, statutorySuffix } from '#rules';
import { changeEntity } from '../../entities/change-entity';
import { findEntity } from '../../entities/find-entity';
import {
  delayedBy,
  fileAndPay,
  filingOnRecord,
  letDaysPass,
  openCardPage,
  payWithCard,
  submitFiling,
} from '../../testing/filing-on-record';
import { llcFiling } from '../../testing/llc-filing';
import type { TestRegistry } from '../../testing/open-test-registry';
import { openTestRegistry } from '../../testing/open-test-registry';
import { withVerifiedAgent } from '../../testing/with-verified-agent';
import { findAttachment } from '../attachments/attachments';
import { upload } from '../attachments/upload';
import { saveDraft } from '../drafts/drafts';
import { filedDocument } from '../receipt/filed-documents';
import { findSubmissionByRef } from '../payment/submissions';
import { receiptAnswer } from '../receipt/receipt';

/** Personas, by what they are good for. */
const DELINQUENT = '20101000003';
const DISSOLVED = ['20101000006', '20101000007', '20101000008', '20101000009'];
const REVIEWED = { cure: '20101000011', reinstate: '20101000012' };

let open: TestRegistry;
const registry = () => open.registry;
const db = () => open.registry.db;
beforeAll(async () => {
  open = await openTestRegistry({ publicUrl: 'http://127.0.0.1:9' });
}, 60_000);
afterAll(() => open.close());
afterEach(() => registry().clock.moveTo(null));

const onRecord = async (entityId: string) => {
  const entity = await findEntity(db(), entityId);
  if (entity === undefined) throw new Error(`${entityId} is not on record.`);
  return entity;
};

let serial = 0;

/** Another entity in the situation of a persona, under a name of its own, so that each test changes one of its own. */
async function entityLike(persona: string): Promise<{ entityId: string; own: string; name: string }> {
  const { agent: _, name: sampleName, principal_office, ...row } = await onRecord(persona);
  const own = `Entity ${(serial += 1)} LLC`;
  const name = `${own}${statutorySuffix(sampleName)}`;
  const entityId = `2010199${String(serial).padStart(4, '0')}`;
  await db()
    .insertInto('entity')
    .values({ ...row, entity_id: entityId, name, principal_office: JSON.stringify(principal_office) })
    .execute();
  const held = { name_key: availabilityKey(name), close_key: '', name, holder_id: entityId };
  await db()
    .insertInto('name_holding')
    .values({ ...held, holder_kind: 'entity', expires_at: null })
    .execute();
  return { entityId, own, name };
}

/** A complete cure or reinstatement, begun as the browser does. */
async function restorationOf(filingType: FilingType, entityId: string): Promise<Filing> {
  const filing = await filingOnRecord(registry(), filingType, entityId);
  const { principalOfficeValues: office } = filing;
  return withVerifiedAgent(registry(), {
    ...filing,
    statute: filingType === 'reinstate' ? '7-80-102' : '',
    principalOfficeValues: {
      ...office,
      streetAddress: { ...office.streetAddress, addressSelectionType: 'USER' },
    },
  });
}

const withName = (filing: Filing, name: string, isNameChanged: 'Y' | '' = 'Y'): Filing => ({
  ...filing,
  entityNameValues: { ...filing.entityNameValues, name, isNameChanged },
});

/** Who holds a name. */
const holderOf = async (name: string) =>
  db()
    .selectFrom('name_holding')
    .select(['holder_kind', 'holder_id'])
    .where('name_key', '=', availabilityKey(name))
    .executeTakeFirst();

const problemsOf = async (filing: Filing, refId?: string): Promise<StepProblem[]> => {
  const refusal = await submitFiling(registry(), filing, refId).catch((error: unknown) => error);
  const { status, details } = refusal as { status: number; details: { problems: StepProblem[] } };
  expect(status).toBe(422);
  return details.problems;
};

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The filing with what staff need for their review: an email address and a private file for each document. */
async function withSubmissions(
  filing: Filing,
  documents: ('AFFIDAVIT' | 'PHOTO_ID')[] = ['AFFIDAVIT', 'PHOTO_ID'],
) {
  const draft = await saveDraft(db(), { refId: undefined, filing, now: registry().clock.now() });
  const { refId } = draft as { refId: string };
  const privateAttachments = [];
  for (const documentTyp of documents) {
    const sent = { fileName: `${documentTyp}.png`, mimeType: 'image/png', fileContents: PNG, private: true };
    const kept = await upload(registry(), { refId, ...sent });
    if (kept !== null) privateAttachments.push({ ...kept, documentTyp });
  }
  const additionalInfoValues = { ...filing.additionalInfoValues, privateAttachments };
  return { refId, filing: { ...filing, email: 'filer@example.com', additionalInfoValues } };
}

/** Pays for a filing that was saved under a reference; answers with the receipt. */
async function payUnder(refId: string, filing: Filing) {
  const begun = await submitFiling(registry(), filing, refId);
  if (begun.kind !== 'pay') throw new Error(`The payment did not begin: ${begun.kind}`);
  await payWithCard(registry(), begun.paymentUrl.split('/').pop() ?? '');
  const answer = await receiptAnswer(registry(), refId);
  if (answer.code !== 200) throw new Error(`There is no receipt: ${answer.code}`);
  return answer.receipt;
}

test('a cure makes the entity good, clears the delinquency and takes the statutory language from its name', async () => {
  const { entityId, own, name } = await entityLike(DELINQUENT);
  const before = await onRecord(entityId);
  const { receipt } = await fileAndPay(registry(), await restorationOf('cure', entityId));
  expect(receipt).toMatchObject({
    name: own,
    masterId: entityId,
    transactionName: 'Statement Curing Delinquency',
    amount: 100,
    entityStatus: 'GOOD',
    adminFraudCheck: false,
  });
  expect(await onRecord(entityId)).toMatchObject({
    name: own,
    status_code: 'GOOD',
    delinquency_date: null,
    dissolution_date: null,
    version: before.version + 1,
    agent: { nameValues: { name: { firstName: 'Ada', lastName: 'Park' } } },
  });
  expect(await holderOf(name)).toBeUndefined();
  expect(await holderOf(own)).toEqual({ holder_kind: 'entity', holder_id: entityId });
  const document = await filedDocument(registry(), entityId, receipt.transactionId);
  expect(document?.toString('latin1')).toContain(`- ${own}`);
});

test('the report month is that of the effect, and the report is due two months after it in the next year', async () => {
  const { entityId } = await entityLike(DELINQUENT);
  await registry().clock.moveTo(new Date('2026-08-15T18:00:00Z'));
  await fileAndPay(registry(), await restorationOf('cure', entityId));
  expect(await onRecord(entityId)).toMatchObject({ reporting_month: 8, report_due: '2027-10-31' });
});

test.each(DISSOLVED)('a reinstatement of a dissolved entity like %s makes it good', async (persona) => {
  const { entityId, own } = await entityLike(persona);
  await fileAndPay(registry(), await restorationOf('reinstate', entityId));
  expect(await onRecord(entityId)).toMatchObject({
    name: own,
    status_code: 'GOOD',
    delinquency_date: null,
    dissolution_date: null,
  });
});

test('a delayed one holds the name at once and changes the record on its day', async () => {
  const { entityId, own, name } = await entityLike(DELINQUENT);
  await fileAndPay(registry(), delayedBy(registry(), await restorationOf('cure', entityId), 5));
  expect(await onRecord(entityId)).toMatchObject({ name, status_code: 'DQQ' });
  expect(await holderOf(own)).toMatchObject({ holder_id: entityId });
  expect(await holderOf(name)).toMatchObject({ holder_id: entityId });
  await letDaysPass(registry(), 7);
  expect(await onRecord(entityId)).toMatchObject({ name: own, status_code: 'GOOD' });
  expect(await holderOf(name)).toBeUndefined();
});

test('a delayed one takes the statutory language from the name that an amendment gave meanwhile', async () => {
  const { entityId, own } = await entityLike(DELINQUENT);
  await fileAndPay(registry(), delayedBy(registry(), await restorationOf('cure', entityId), 5));
  const renamed = `${own.replace('Entity', 'Renamed')}, Delinquent December 1, 2024`;
  await db()
    .transaction()
    .execute((tx) =>
      changeEntity(tx, entityId, { name: renamed }, { at: registry().clock.now(), cause: 'housekeeping' }),
    );
  await letDaysPass(registry(), 7);
  const { name } = await onRecord(entityId);
  expect(name).toBe(own.replace('Entity', 'Renamed'));
  expect(await holderOf(name)).toMatchObject({ holder_id: entityId });
  expect(await holderOf(own)).toBeUndefined();
});

test('the name is held while the card page is open, and free again when nobody paid', async () => {
  const { entityId, own } = await entityLike(DELINQUENT);
  const { refId } = await openCardPage(registry(), await restorationOf('cure', entityId));
  expect(await holderOf(own)).toEqual({ holder_kind: 'filing', holder_id: refId });
  expect((await submitFiling(registry(), await llcFiling(registry(), own))).kind).toBe('nameTaken');
  await letDaysPass(registry(), 2);
  expect((await receiptAnswer(registry(), refId)).code).toBe(410);
  expect(await holderOf(own)).toBeUndefined();
});

test('a name that the browser sends counts for nothing while the own one is free', async () => {
  const { entityId, own } = await entityLike(DELINQUENT);
  const filing = withName(await restorationOf('cure', entityId), 'Somebody Else LLC', '');
  expect((await fileAndPay(registry(), filing)).receipt.name).toBe(own);
  expect((await onRecord(entityId)).name).toBe(own);
});

test('whoever entered another name while the own one is free is told before they pay', async () => {
  const { entityId, own } = await entityLike(DELINQUENT);
  const filing = withName(await restorationOf('cure', entityId), 'Brand New Orchard LLC');
  expect(await problemsOf(filing)).toEqual([
    {
      step: 'staticentityname',
      path: 'name',
      code: 'mismatch',
      message: `The name ${own} is free again, and the entity keeps it. Save this page to go on with it.`,
    },
  ]);
  const { receipt } = await fileAndPay(registry(), withName(filing, own.toUpperCase()));
  expect(receipt.name).toBe(own);
});

describe('where the own name was taken meanwhile', () => {
  const taken = async () => {
    const entity = await entityLike(DELINQUENT);
    await fileAndPay(registry(), await llcFiling(registry(), entity.own));
    return { ...entity, filing: await restorationOf('cure', entity.entityId) };
  };

  test('payment does not start with it', async () => {
    const { filing } = await taken();
    expect((await submitFiling(registry(), filing)).kind).toBe('nameTaken');
  });

  test('another free name is filed, held and taken on', async () => {
    const { entityId, own, filing } = await taken();
    const { receipt } = await fileAndPay(registry(), withName(filing, '  Columbine   Groves LLC '));
    expect(receipt.name).toBe('Columbine Groves LLC');
    expect((await onRecord(entityId)).name).toBe('Columbine Groves LLC');
    expect(await holderOf('Columbine Groves LLC')).toMatchObject({ holder_id: entityId });
    expect(await holderOf(own)).not.toMatchObject({ holder_id: entityId });
  });

  test('another name that is taken as well is refused like the first', async () => {
    const { filing } = await taken();
    expect((await submitFiling(registry(), withName(filing, 'Aspen Ledger LLC'))).kind).toBe('nameTaken');
  });

  test('another name keeps the rules of names', async () => {
    const { filing } = await taken();
    for (const [name, code] of [
      ['Columbine Groves', 'requiredTerm'],
      ['Silver Larch LLC', 'reserved'],
      [`${'x'.repeat(197)} LLC`, 'tooLong'],
    ] as const) {
      expect(await problemsOf(withName(filing, name))).toMatchObject([
        { step: 'staticentityname', path: 'name', code },
      ]);
    }
  });
});

test('two that want one name at the same moment: one is let through', async () => {
  const { entityId, own } = await entityLike(DELINQUENT);
  const filings = [await restorationOf('cure', entityId), await llcFiling(registry(), own)];
  const begun = await Promise.all(filings.map((filing) => submitFiling(registry(), filing)));
  expect(begun.map(({ kind }) => kind).sort()).toEqual(['nameTaken', 'pay']);
});

test.each([
  ['reinstate', DELINQUENT],
  ['cure', '20101000006'],
  ['cure', '20101000001'],
] as const)('a %s of an entity of another status (%s) is not available', async (filingType, entityId) => {
  expect(await problemsOf(await restorationOf(filingType, entityId))).toContainEqual(
    expect.objectContaining({ path: 'entityId', code: 'unavailable' }),
  );
});

test('a reinstatement names a statute that keeps its limits', async () => {
  const { entityId } = await entityLike('20101000006');
  const filing = await restorationOf('reinstate', entityId);
  for (const [statute, code] of [
    ['', 'required'],
    ['7', 'tooShort'],
    ['7'.repeat(26), 'tooLong'],
    ['7-80\u2013102', 'characters'],
  ] as const) {
    expect(await problemsOf({ ...filing, statute })).toMatchObject([
      { step: 'staticentityname', path: 'statute', code },
    ]);
  }
});

test('an agent who was verified for another entity is refused', async () => {
  const [mine, other] = [await entityLike(DELINQUENT), await entityLike(DELINQUENT)];
  const { registeredAgentValues } = await restorationOf('cure', other.entityId);
  const filing = { ...(await restorationOf('cure', mine.entityId)), registeredAgentValues };
  expect(await problemsOf(filing)).toContainEqual(
    expect.objectContaining({ step: 'registeredagent', code: 'missing' }),
  );
});

describe('under the fraud check', () => {
  const reviewed = async () => {
    const entity = await entityLike(REVIEWED.cure);
    return { ...entity, complete: await restorationOf('cure', entity.entityId) };
  };

  test.each([
    ['cure', REVIEWED.cure],
    ['reinstate', REVIEWED.reinstate],
  ] as const)('a %s is refused without email and private attachments', async (filingType, entityId) => {
    const filing = { ...(await restorationOf(filingType, entityId)), adminFraudCheck: false };
    expect(await problemsOf(filing)).toMatchObject([
      { step: 'email', path: 'email', code: 'required' },
      { step: 'privateattachments', path: 'privateAttachments' },
    ]);
  });

  test('it is queued: paid, numbered, its name held, and the record as it was', async () => {
    const { entityId, own, complete } = await reviewed();
    const before = await onRecord(entityId);
    const { filing, refId } = await withSubmissions(complete);
    const receipt = await payUnder(refId, filing);
    expect(receipt).toMatchObject({ name: own, amount: 100, entityStatus: 'DQQ', adminFraudCheck: true });
    expect(receipt.transactionId).toMatch(/^\d{11}$/);
    expect(await onRecord(entityId)).toEqual(before);
    expect(await holderOf(own)).toMatchObject({ holder_id: entityId });
    expect(await problemsOf(await restorationOf('cure', entityId))).toContainEqual(
      expect.objectContaining({ path: 'entityId', code: 'unavailable' }),
    );
    expect(await filedDocument(registry(), entityId, receipt.transactionId)).toBeUndefined();
    await letDaysPass(registry(), 3);
    expect(await onRecord(entityId)).toEqual(before);
  });

  test('a private file is for its filer until the filing is submitted, and then for staff alone', async () => {
    const { complete } = await reviewed();
    const { filing, refId } = await withSubmissions(complete);
    const [affidavit] = filing.additionalInfoValues.privateAttachments;
    const key = affidavit?.key ?? '';
    const answered = () => findAttachment(db(), refId, key);
    expect(await answered()).toMatchObject({ fileName: 'AFFIDAVIT.png' });
    expect(await findAttachment(db(), 'another-reference', key)).toBeUndefined();
    expect((await submitFiling(registry(), filing, refId)).kind).toBe('pay');
    expect(await answered()).toBeDefined();
    const { transactionId } = await payUnder(refId, filing);
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
    const { filing, refId } = await withSubmissions(complete, ['AFFIDAVIT']);
    const image = { fileName: 'a.png', mimeType: 'image/png', fileContents: PNG };
    const shown = await upload(registry(), { refId, ...image });
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
  const { entityId } = await entityLike(DELINQUENT);
  const { filing, refId } = await withSubmissions(await restorationOf('cure', entityId));
  expect((await submitFiling(registry(), filing, refId)).kind).toBe('pay');
  const submission = await findSubmissionByRef(db(), refId);
  expect(submission?.filing.additionalInfoValues.privateAttachments).toEqual([]);
});
