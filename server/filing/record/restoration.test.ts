import type { Filing, FilingType } from '#rules';
import { formatLongDay, officeDay, withNameOfOthers } from '#rules';
import {
  delayedBy,
  fileAndPay,
  letDaysPass,
  openCardPage,
  submitFiling,
} from '../../testing/filing-on-record';
import { llcFiling } from '../../testing/llc-filing';
import { changeOnRecord, entityOnRecord, holderOf } from '../../testing/on-record';
import { refusalProblems } from '../../testing/refusals';
import { registryOfTests } from '../../testing/registry-of-tests';
import { entityLike, restorationOf } from '../../testing/restoration-filing';
import { checkFiling } from '../drafts/check-filing';
import { filedDocument } from '../receipt/filed-documents';
import { receiptAnswer } from '../receipt/receipt';

/** Personas, by their use in these tests. */
const DELINQUENT = '20101000003';
const DISSOLVED = ['20101000006', '20101000007', '20101000008', '20101000009'];

const registry = registryOfTests();
const onRecord = (entityId: string) => entityOnRecord(registry(), entityId);
const like = (persona: string) => entityLike(registry(), persona);
const filingOf = (filingType: FilingType, entityId: string) =>
  restorationOf(registry(), filingType, entityId);
const holder = (name: string) => holderOf(registry(), name);
const problemsOf = (filing: Filing, refId?: string) => refusalProblems(registry(), filing, refId);

const withName = (filing: Filing, name: string, isNameChanged: 'Y' | '' = 'Y'): Filing => ({
  ...filing,
  entityNameValues: { ...filing.entityNameValues, name, isNameChanged },
});

test('a cure makes the entity good, clears the delinquency and takes the statutory language from its name', async () => {
  const { entityId, own, name } = await like(DELINQUENT);
  const before = await onRecord(entityId);
  const { receipt } = await fileAndPay(registry(), await filingOf('cure', entityId));
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
  expect(await holder(name)).toBeNull();
  expect(await holder(own)).toBe(entityId);
  const document = await filedDocument(registry(), entityId, receipt.transactionId);
  expect(document?.toString('latin1')).toContain(`- ${own}`);
});

test('the report month is that of the effect, and the report is due two months after it in the next year', async () => {
  const { entityId } = await like(DELINQUENT);
  await registry().clock.moveTo(new Date('2026-08-15T18:00:00Z'));
  await fileAndPay(registry(), await filingOf('cure', entityId));
  expect(await onRecord(entityId)).toMatchObject({ reporting_month: 8, report_due: '2027-10-31' });
});

test.each(DISSOLVED)('a reinstatement of a dissolved entity like %s makes it good', async (persona) => {
  const { entityId, own } = await like(persona);
  await fileAndPay(registry(), await filingOf('reinstate', entityId));
  expect(await onRecord(entityId)).toMatchObject({
    name: own,
    status_code: 'GOOD',
    delinquency_date: null,
    dissolution_date: null,
  });
});

test('a delayed one holds the name at once and changes the record on its day', async () => {
  const { entityId, own, name } = await like(DELINQUENT);
  await fileAndPay(registry(), delayedBy(registry(), await filingOf('cure', entityId), 5));
  expect(await onRecord(entityId)).toMatchObject({ name, status_code: 'DQQ' });
  expect(await holder(own)).toBe(entityId);
  expect(await holder(name)).toBe(entityId);
  await letDaysPass(registry(), 7);
  expect(await onRecord(entityId)).toMatchObject({ name: own, status_code: 'GOOD' });
  expect(await holder(name)).toBeNull();
});

test('a delayed one takes the statutory language from the name that an amendment gave meanwhile', async () => {
  const { entityId, own } = await like(DELINQUENT);
  await fileAndPay(registry(), delayedBy(registry(), await filingOf('cure', entityId), 5));
  const renamed = `${own.replace('Entity', 'Renamed')}, Delinquent December 1, 2024`;
  await changeOnRecord(registry(), entityId, { name: renamed });
  await letDaysPass(registry(), 7);
  const { name } = await onRecord(entityId);
  expect(name).toBe(own.replace('Entity', 'Renamed'));
  expect(await holder(name)).toBe(entityId);
  expect(await holder(own)).toBeNull();
});

test('the name is held while the card page is open, and free again when nobody paid', async () => {
  const { entityId, own } = await like(DELINQUENT);
  const { refId } = await openCardPage(registry(), await filingOf('cure', entityId));
  expect(await holder(own)).toBe(refId);
  expect((await submitFiling(registry(), await llcFiling(registry(), own))).kind).toBe('nameTaken');
  await letDaysPass(registry(), 2);
  expect((await receiptAnswer(registry(), refId)).code).toBe(410);
  expect(await holder(own)).toBeNull();
});

test('a name that the browser sends counts for nothing while the own one is free', async () => {
  const { entityId, own } = await like(DELINQUENT);
  const filing = withName(await filingOf('cure', entityId), 'Somebody Else LLC', '');
  expect((await fileAndPay(registry(), filing)).receipt.name).toBe(own);
  expect((await onRecord(entityId)).name).toBe(own);
});

test('whoever entered another name while the own one is free is told before they pay', async () => {
  const { entityId, own } = await like(DELINQUENT);
  const filing = withName(await filingOf('cure', entityId), 'Brand New Orchard LLC');
  expect(await problemsOf(filing)).toMatchObject([
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
    const entity = await like(DELINQUENT);
    await fileAndPay(registry(), await llcFiling(registry(), entity.own));
    return { ...entity, filing: await filingOf('cure', entity.entityId) };
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
    expect(await holder('Columbine Groves LLC')).toBe(entityId);
    expect(await holder(own)).not.toBe(entityId);
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
  const { entityId, own } = await like(DELINQUENT);
  const filings = [await filingOf('cure', entityId), await llcFiling(registry(), own)];
  const begun = await Promise.all(filings.map((filing) => submitFiling(registry(), filing)));
  expect(begun.map(({ kind }) => kind).sort()).toEqual(['nameTaken', 'pay']);
});

test.each([
  ['cure', DELINQUENT],
  ['reinstate', '20101000007'],
] as const)(
  'a second %s is told nothing of its name that the first holds, even where it began too late to be seen',
  async (filingType, persona) => {
    const { entityId, own } = await like(persona);
    const { refId } = await openCardPage(registry(), await filingOf(filingType, entityId));
    expect(await holder(own)).toBe(refId);
    const second = await filingOf(filingType, entityId);
    expect(await problemsOf(second)).toMatchObject([{ path: 'entityId', code: 'unavailable' }]);
    // As if the first had begun between two reads of the second.
    await registry().db.deleteFrom('transaction_holding').where('entity_id', '=', entityId).execute();
    const { problems, isNameTaken } = await checkFiling(registry(), second, 'second');
    expect({ problems, isNameTaken }).toEqual({ problems: [], isNameTaken: false });
  },
);

describe('where the own name of a dissolved entity was taken meanwhile', () => {
  const now = () => registry().clock.now().toISOString();
  const today = () => formatLongDay(officeDay(now()));
  const taken = async () => {
    const entity = await like('20101000007');
    await fileAndPay(registry(), await llcFiling(registry(), entity.own));
    return { ...entity, filing: await filingOf('reinstate', entity.entityId) };
  };

  test('the filer is told under which name it comes back before they pay', async () => {
    const { own, filing } = await taken();
    expect(await problemsOf(filing)).toMatchObject([
      {
        step: 'staticentityname',
        path: 'name',
        code: 'mismatch',
        message: `The entity comes back as ${own}, Reinstated ${today()}, since others have its own name now. Save this page to go on with it.`,
      },
    ]);
  });

  test('it comes back under its name with the day, which it then holds', async () => {
    const { entityId, own, name: before, filing } = await taken();
    const name = `${own}, Reinstated ${today()}`;
    const { receipt } = await fileAndPay(registry(), withNameOfOthers(filing, now()));
    expect(receipt.name).toBe(name);
    expect(await onRecord(entityId)).toMatchObject({ name, status_code: 'GOOD' });
    expect([await holder(name), await holder(before)]).toEqual([entityId, null]);
    expect(await holder(own)).not.toBe(entityId);
    const document = await filedDocument(registry(), entityId, receipt.transactionId);
    expect(document?.toString('latin1')).toContain('Reinstated');
  });

  test('the day is that of a delayed effect, whatever day the browser sends', async () => {
    const { own, filing } = await taken();
    const sent = withName(filing, `${own}, Reinstated May 1, 1999`, '');
    const delayed = delayedBy(registry(), sent, 10);
    const { refId } = await openCardPage(registry(), delayed);
    const later = new Date(registry().clock.now().getTime() + 10 * 86_400_000).toISOString();
    expect(await holder(`${own}, Reinstated ${formatLongDay(officeDay(later))}`)).toBe(refId);
  });

  test('whoever saw that name while the own one is free again is told so', async () => {
    const { entityId, own } = await like('20101000007');
    const seen = withName(await filingOf('reinstate', entityId), `${own}, Reinstated ${today()}`, '');
    expect(await problemsOf(seen)).toMatchObject([
      {
        path: 'name',
        message: `The name ${own} is free again, and the entity keeps it. Save this page to go on with it.`,
      },
    ]);
  });

  test('of two that want the own name at the same moment, one is let through', async () => {
    const { entityId, own } = await like('20101000007');
    const filings = [await filingOf('reinstate', entityId), await llcFiling(registry(), own)];
    // The later one is refused, or told under which name the entity comes back.
    const begun = await Promise.allSettled(filings.map((filing) => submitFiling(registry(), filing)));
    const isPaid = (one: (typeof begun)[number]) => one.status === 'fulfilled' && one.value.kind === 'pay';
    expect(begun.filter(isPaid)).toHaveLength(1);
  });
});

test.each([
  ['reinstate', DELINQUENT],
  ['cure', '20101000006'],
  ['cure', '20101000001'],
] as const)('a %s of an entity of another status (%s) is not available', async (filingType, entityId) => {
  expect(await problemsOf(await filingOf(filingType, entityId))).toContainEqual(
    expect.objectContaining({ path: 'entityId', code: 'unavailable' }),
  );
});

test('a reinstatement names a statute that keeps its limits', async () => {
  const { entityId } = await like('20101000006');
  const filing = await filingOf('reinstate', entityId);
  for (const [statute, code] of [
    ['', 'required'],
    ['7', 'tooShort'],
    ['7'.repeat(26), 'tooLong'],
    ['7-80\u00b7102', 'characters'],
  ] as const) {
    expect(await problemsOf({ ...filing, statute })).toMatchObject([
      { step: 'staticentityname', path: 'statute', code },
    ]);
  }
});

test('an agent who was verified for another entity is refused', async () => {
  const [mine, other] = [await like(DELINQUENT), await like(DELINQUENT)];
  const { registeredAgentValues } = await filingOf('cure', other.entityId);
  const filing = { ...(await filingOf('cure', mine.entityId)), registeredAgentValues };
  expect(await problemsOf(filing)).toContainEqual(
    expect.objectContaining({ step: 'registeredagent', code: 'missing' }),
  );
});
