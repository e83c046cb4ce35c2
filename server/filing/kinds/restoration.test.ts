import type { Filing, FilingType, StepProblem } from '#rules';
import { availabilityKey } from '#rules';
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
import { receiptAnswer } from '../receipt/receipt';

/** Personas, by what they are good for. */
const DELINQUENT = '20101000003';
const DISSOLVED = {
  admin: '20101000006',
  voluntary: '20101000007',
  judicial: '20101000008',
  term: '20101000009',
};
const REVIEWED = { cure: '20101000011', reinstate: '20101000012', delayed: '20101000010' };
const GOOD = '20101000001';

let open: TestRegistry;
const registry = () => open.registry;
const db = () => open.registry.db;
beforeEach(async () => {
  open = await openTestRegistry({ publicUrl: 'http://127.0.0.1:9' });
}, 60_000);
afterEach(() => open.close());

const onRecord = async (entityId: string) => {
  const entity = await findEntity(db(), entityId);
  if (entity === undefined) throw new Error(`${entityId} is not on record.`);
  return entity;
};

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

/** Somebody forms an entity of this name. */
const takeName = async (name: string) => fileAndPay(registry(), await llcFiling(registry(), name));

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

test('a cure makes the entity good, clears the delinquency and takes the statutory language from its name', async () => {
  const before = await onRecord(DELINQUENT);
  const { receipt } = await fileAndPay(registry(), await restorationOf('cure', DELINQUENT));
  expect(receipt).toMatchObject({
    name: 'Columbine Orchard LLC',
    masterId: DELINQUENT,
    transactionName: 'Statement Curing Delinquency',
    amount: 100,
    entityStatus: 'GOOD',
    adminFraudCheck: false,
  });
  const after = await onRecord(DELINQUENT);
  expect(after).toMatchObject({
    name: 'Columbine Orchard LLC',
    status_code: 'GOOD',
    delinquency_date: null,
    dissolution_date: null,
    version: before.version + 1,
    agent: { nameValues: { name: { firstName: 'Ada', lastName: 'Park' } } },
  });
  expect(await holderOf(before.name)).toBeUndefined();
  expect(await holderOf(after.name)).toEqual({ holder_kind: 'entity', holder_id: DELINQUENT });
});

test('the report month is that of the effect, and the report is due two months after it in the next year', async () => {
  await registry().clock.moveTo(new Date('2026-08-15T18:00:00Z'));
  await fileAndPay(registry(), await restorationOf('cure', DELINQUENT));
  expect(await onRecord(DELINQUENT)).toMatchObject({ reporting_month: 8, report_due: '2027-10-31' });
});

test.each(Object.entries(DISSOLVED))(
  'a reinstatement of an entity (%s) makes it good',
  async (_, entityId) => {
    const filing = await restorationOf('reinstate', entityId);
    await fileAndPay(registry(), filing);
    expect(await onRecord(entityId)).toMatchObject({
      name: filing.entityNameValues.oldName.replace(/, Dissolved .*/, ''),
      status_code: 'GOOD',
      delinquency_date: null,
      dissolution_date: null,
    });
  },
);

test('a delayed one holds the name at once and changes the record on its day', async () => {
  const { name } = await onRecord(DELINQUENT);
  await fileAndPay(registry(), delayedBy(registry(), await restorationOf('cure', DELINQUENT), 5));
  expect(await onRecord(DELINQUENT)).toMatchObject({ name, status_code: 'DQQ' });
  expect(await holderOf('Columbine Orchard LLC')).toMatchObject({ holder_id: DELINQUENT });
  expect(await holderOf(name)).toMatchObject({ holder_id: DELINQUENT });
  await letDaysPass(registry(), 7);
  expect(await onRecord(DELINQUENT)).toMatchObject({ name: 'Columbine Orchard LLC', status_code: 'GOOD' });
  expect(await holderOf(name)).toBeUndefined();
});

test('the name is held while the card page is open, and free again when nobody paid', async () => {
  const { refId } = await openCardPage(registry(), await restorationOf('cure', DELINQUENT));
  expect(await holderOf('Columbine Orchard LLC')).toEqual({ holder_kind: 'filing', holder_id: refId });
  const formation = await submitFiling(registry(), await llcFiling(registry(), 'Columbine Orchard LLC'));
  expect(formation.kind).toBe('nameTaken');
  await letDaysPass(registry(), 2);
  expect((await receiptAnswer(registry(), refId)).code).toBe(410);
  expect(await holderOf('Columbine Orchard LLC')).toBeUndefined();
});

test('a name that the browser sends counts for nothing while the own one is free', async () => {
  const filing = withName(await restorationOf('cure', DELINQUENT), 'Somebody Else LLC', '');
  const { receipt } = await fileAndPay(registry(), filing);
  expect(receipt.name).toBe('Columbine Orchard LLC');
  expect((await onRecord(DELINQUENT)).name).toBe('Columbine Orchard LLC');
});

test('whoever entered another name while the own one is free is told before they pay', async () => {
  const filing = withName(await restorationOf('cure', DELINQUENT), 'Brand New Orchard LLC');
  expect(await problemsOf(filing)).toEqual([
    {
      step: 'staticentityname',
      path: 'name',
      code: 'mismatch',
      message:
        'The name Columbine Orchard LLC is free again, and the entity keeps it. Save this page to go on with it.',
    },
  ]);
  const sameName = withName(filing, 'columbine orchard, l.l.c.'.replace(', l.l.c.', ' LLC'));
  const { receipt } = await fileAndPay(registry(), sameName);
  expect(receipt.name).toBe('Columbine Orchard LLC');
});

describe('where the own name was taken meanwhile', () => {
  beforeEach(() => takeName('Columbine Orchard LLC'));

  test('payment does not start with it', async () => {
    const begun = await submitFiling(registry(), await restorationOf('cure', DELINQUENT));
    expect(begun.kind).toBe('nameTaken');
  });

  test('another free name is filed, held and taken on', async () => {
    const filing = withName(await restorationOf('cure', DELINQUENT), '  Columbine   Groves LLC ');
    const { receipt } = await fileAndPay(registry(), filing);
    expect(receipt.name).toBe('Columbine Groves LLC');
    expect((await onRecord(DELINQUENT)).name).toBe('Columbine Groves LLC');
    expect(await holderOf('Columbine Groves LLC')).toMatchObject({ holder_id: DELINQUENT });
    expect(await holderOf('Columbine Orchard LLC')).not.toMatchObject({ holder_id: DELINQUENT });
  });

  test('another taken name is taken', async () => {
    const filing = withName(await restorationOf('cure', DELINQUENT), 'Aspen Ledger LLC');
    expect((await submitFiling(registry(), filing)).kind).toBe('nameTaken');
  });

  test.each([
    ['Columbine Groves', 'requiredTerm'],
    ['Silver Larch LLC', 'reserved'],
    [`${'x'.repeat(197)} LLC`, 'tooLong'],
  ])('another name keeps the rules of names: %s', async (name, code) => {
    const filing = withName(await restorationOf('cure', DELINQUENT), name);
    expect(await problemsOf(filing)).toMatchObject([{ step: 'staticentityname', path: 'name', code }]);
  });
});

test('two that want one name at the same moment: one is let through', async () => {
  const cure = await restorationOf('cure', DELINQUENT);
  const formation = await llcFiling(registry(), 'Columbine Orchard LLC');
  const begun = await Promise.all([cure, formation].map((filing) => submitFiling(registry(), filing)));
  expect(begun.map(({ kind }) => kind).sort()).toEqual(['nameTaken', 'pay']);
});

test.each([
  ['reinstate', DELINQUENT],
  ['cure', DISSOLVED.admin],
  ['cure', GOOD],
] as const)('a %s of an entity of another status is not available', async (filingType, entityId) => {
  expect(await problemsOf(await restorationOf(filingType, entityId))).toMatchObject([
    { path: 'entityId', code: 'unavailable' },
  ]);
});

test.each([
  ['', 'required'],
  ['7', 'tooShort'],
  ['7'.repeat(26), 'tooLong'],
  ['7-80\u2013102', 'characters'],
])('a reinstatement under the statute "%s" is refused', async (statute, code) => {
  const filing = { ...(await restorationOf('reinstate', DISSOLVED.admin)), statute };
  expect(await problemsOf(filing)).toMatchObject([{ step: 'staticentityname', path: 'statute', code }]);
});

test('an agent who was verified for another entity is refused', async () => {
  const other = await restorationOf('cure', REVIEWED.cure);
  const filing = {
    ...(await restorationOf('cure', DELINQUENT)),
    registeredAgentValues: other.registeredAgentValues,
  };
  expect(await problemsOf(filing)).toMatchObject([{ step: 'registeredagent', code: 'missing' }]);
});

describe('under the fraud check', () => {
  test.each([
    ['cure', REVIEWED.cure],
    ['reinstate', REVIEWED.reinstate],
  ] as const)('a %s is refused without email and private attachments', async (filingType, entityId) => {
    const filing = { ...(await restorationOf(filingType, entityId)), adminFraudCheck: false };
    expect(await problemsOf(filing)).toMatchObject([
      { step: 'email', path: 'email', code: 'required' },
      { step: 'privateattachments', path: 'privateAttachments', code: 'required' },
    ]);
  });

  test('it is queued: paid, numbered, its name held, and the record as it was', async () => {
    const before = await onRecord(REVIEWED.cure);
    const { filing, refId } = await withSubmissions(await restorationOf('cure', REVIEWED.cure));
    const { sessionId } = await (async () => {
      const begun = await submitFiling(registry(), filing, refId);
      if (begun.kind !== 'pay') throw new Error(begun.kind);
      return { sessionId: begun.paymentUrl.split('/').pop() ?? '' };
    })();
    await payWithCard(registry(), sessionId);
    const answer = await receiptAnswer(registry(), refId);
    if (answer.code !== 200) throw new Error(`There is no receipt: ${answer.code}`);
    expect(answer.receipt).toMatchObject({
      name: 'Juniper Mesa Holdings LLC',
      amount: 100,
      entityStatus: 'DQQ',
      adminFraudCheck: true,
      transactionId: expect.stringMatching(/^\d{11}$/) as string,
    });
    expect(await onRecord(REVIEWED.cure)).toEqual(before);
    expect(await holderOf('Juniper Mesa Holdings LLC')).toMatchObject({ holder_id: REVIEWED.cure });
    expect(await problemsOf(await restorationOf('cure', REVIEWED.cure))).toContainEqual(
      expect.objectContaining({ path: 'entityId', code: 'unavailable' }),
    );
    expect(await filedDocument(registry(), REVIEWED.cure, answer.receipt.transactionId)).toBeUndefined();
    await letDaysPass(registry(), 100);
    expect(await onRecord(REVIEWED.cure)).toEqual(before);
  });

  test("a private file is its filer's until the filing is submitted, and then nobody's", async () => {
    const { filing, refId } = await withSubmissions(await restorationOf('reinstate', REVIEWED.reinstate));
    const [affidavit] = filing.additionalInfoValues.privateAttachments;
    const key = affidavit?.key ?? '';
    expect(await findAttachment(db(), refId, key)).toMatchObject({ fileName: 'AFFIDAVIT.png' });
    expect(await findAttachment(db(), 'another-reference', key)).toBeUndefined();
    const begun = await submitFiling(registry(), filing, refId);
    if (begun.kind !== 'pay') throw new Error(begun.kind);
    expect(await findAttachment(db(), refId, key)).toBeDefined();
    await payWithCard(registry(), begun.paymentUrl.split('/').pop() ?? '');
    const answer = await receiptAnswer(registry(), refId);
    expect(answer.code).toBe(200);
    expect(await findAttachment(db(), refId, key)).toBeUndefined();
    await db().updateTable('filing_record').set({ effect_state: 'effective' }).execute();
    expect(await findAttachment(db(), refId, key)).toBeUndefined();
  });

  test('a public file is no private one, and one that nobody stored is missing', async () => {
    const { filing, refId } = await withSubmissions(await restorationOf('cure', REVIEWED.cure));
    const shown = await upload(registry(), {
      refId,
      fileName: 'a.png',
      mimeType: 'image/png',
      fileContents: PNG,
    });
    if (shown === null) throw new Error('The file was not kept.');
    const additionalInfoValues = {
      ...filing.additionalInfoValues,
      privateAttachments: [{ ...shown, documentTyp: 'AFFIDAVIT' as const }],
    };
    expect(await problemsOf({ ...filing, additionalInfoValues }, refId)).toMatchObject([
      { step: 'privateattachments', path: 'privateAttachments[0]', code: 'missing' },
    ]);
  });

  test('each file says which document it is', async () => {
    const { filing, refId } = await withSubmissions(await restorationOf('cure', REVIEWED.cure), [
      'AFFIDAVIT',
    ]);
    const privateAttachments = filing.additionalInfoValues.privateAttachments.map(
      ({ documentTyp: _, ...file }) => file,
    );
    const unnamed = {
      ...filing,
      additionalInfoValues: { ...filing.additionalInfoValues, privateAttachments },
    };
    expect(await problemsOf(unnamed, refId)).toMatchObject([
      { step: 'privateattachments', path: 'privateAttachments[0].documentTyp' },
    ]);
  });

  test('one document is enough, and six files are too many', async () => {
    const one = await withSubmissions(await restorationOf('cure', REVIEWED.cure), ['PHOTO_ID']);
    expect((await submitFiling(registry(), one.filing, one.refId)).kind).toBe('pay');
    const many = await withSubmissions(
      await restorationOf('reinstate', REVIEWED.reinstate),
      Array.from({ length: 6 }, () => 'PHOTO_ID' as const),
    );
    expect(await problemsOf(many.filing, many.refId)).toMatchObject([
      { step: 'privateattachments', code: 'tooMany' },
    ]);
  });
});

test('private files of a filing that is not reviewed are not kept with it', async () => {
  const { filing, refId } = await withSubmissions(await restorationOf('cure', DELINQUENT));
  const begun = await submitFiling(registry(), filing, refId);
  if (begun.kind !== 'pay') throw new Error(begun.kind);
  const { filing: submitted } = await db()
    .selectFrom('submission')
    .select('filing')
    .where('ref_id', '=', refId)
    .executeTakeFirstOrThrow();
  expect(submitted.additionalInfoValues.privateAttachments).toEqual([]);
});
