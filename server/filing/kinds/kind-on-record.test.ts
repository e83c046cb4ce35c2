import type { Filing } from '#rules';
import type * as FictionalKind from '../../testing/fictional-kind';
import type * as FilingKinds from './filing-kinds';
import { findEntity } from '../../entities/find-entity';
import { workOnce } from '../../jobs/worker';
import { paySession } from '../../providers/payment/pay-session';
import { FICTIONAL_PRICE, FICTIONAL_REPORT_DUE, fictionalFiling } from '../../testing/fictional-kind';
import type { TestRegistry } from '../../testing/open-test-registry';
import { openTestRegistry } from '../../testing/open-test-registry';
import { startPayment } from '../payment/start-payment';
import { receiptAnswer } from '../receipt/receipt';
import { filedDocument } from '../receipt/filed-documents';

jest.mock('./filing-kinds', () => {
  const { FILING_KINDS } = jest.requireActual<typeof FilingKinds>('./filing-kinds');
  const { fictionalKind } = jest.requireActual<typeof FictionalKind>('../../testing/fictional-kind');
  return { FILING_KINDS: { ...FILING_KINDS, chgpoa: fictionalKind } };
});

const DAY = 86_400_000;
const ENTITY = { id: '20101000001', name: 'Aspen Ledger LLC' };
const DELINQUENT = '20101000003';
const UNDER_FRAUD_CHECK = '20101000016';

let open: TestRegistry;
const registry = () => open.registry;
const db = () => open.registry.db;
const HERE = '/business/filing/chgpoa/filingreview';
const start = (filing: Filing) =>
  startPayment(registry(), { filing, receiptUrl: HERE, backUrl: HERE, cancelUrl: HERE });

const officeStreet = async (): Promise<string | undefined> =>
  (await findEntity(db(), ENTITY.id))?.principal_office.streetAddress.address1;
const everyRow = async (table: 'entity' | 'name_holding') =>
  (await db().selectFrom(table).selectAll().execute()).length;

/** On another street than before, to take effect in some days or when it is filed. */
async function moveTo(address1: string, inDays = 0): Promise<Filing> {
  const filing = await fictionalFiling(registry(), ENTITY.id);
  const { principalOfficeValues: office } = filing;
  const streetAddress = { ...office.streetAddress, address1, addressSelectionType: 'USER' as const };
  const day = new Date(registry().clock.now().getTime() + inDays * DAY);
  const effectiveDateAsEntered = `${day.getUTCMonth() + 1}/${day.getUTCDate()}/${day.getUTCFullYear()}`;
  return {
    ...filing,
    principalOfficeValues: { ...office, streetAddress },
    ...(inDays > 0 && {
      effectiveDateValues: {
        ...filing.effectiveDateValues,
        effectiveAtTimeOfFilingRadio: 'N' as const,
        effectiveDateAsEntered,
      },
    }),
  };
}

async function fileAndPay(filing: Filing) {
  const begun = await start(filing);
  if (begun.kind !== 'pay') throw new Error(`The payment did not begin: ${begun.kind}`);
  const sessionId = begun.paymentUrl.split('/').pop() ?? '';
  const page = await db()
    .selectFrom('card_session')
    .select(['description', 'amount'])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const card = {
    cardNumber: '4242424242424242',
    expiry: '12/40',
    securityCode: '123',
    cardholder: 'Ada Park',
  };
  await paySession(db(), sessionId, card, registry().clock.now());
  return { page, answer: await receiptAnswer(registry(), begun.refId) };
}

beforeAll(async () => {
  open = await openTestRegistry({ publicUrl: 'http://127.0.0.1:9' });
}, 60_000);
afterAll(() => open.close());
afterEach(() => registry().clock.moveTo(null));

test('a kind that begins on record and holds no name is paid, recorded and takes effect by what it says itself', async () => {
  const before = { entities: await everyRow('entity'), names: await everyRow('name_holding') };
  const { page, answer } = await fileAndPay(await moveTo('1 Fictional Way'));
  expect(page).toEqual({ description: ENTITY.name, amount: FICTIONAL_PRICE });
  expect(answer).toMatchObject({
    code: 200,
    receipt: {
      name: ENTITY.name,
      masterId: ENTITY.id,
      amount: FICTIONAL_PRICE,
      entityReportDueDate: FICTIONAL_REPORT_DUE,
      entityStatus: 'GOOD',
    },
  });
  expect(await officeStreet()).toBe('1 FICTIONAL WAY');
  expect({ entities: await everyRow('entity'), names: await everyRow('name_holding') }).toEqual(before);
});

test('its mails and its document say the name that the kind gives', async () => {
  const { answer } = await fileAndPay(await moveTo('2 Fictional Way'));
  if (answer.code !== 200) throw new Error(`There is no receipt: ${answer.code}`);
  const { transactionId } = answer.receipt;
  const { payload } = await db()
    .selectFrom('outbox')
    .select('payload')
    .where('dedupe_key', 'like', `confirmation:${transactionId}:%`)
    .executeTakeFirstOrThrow();
  expect(payload.subject).toBe(`${ENTITY.name}: your filing is on record`);
  const document = await filedDocument(registry(), ENTITY.id, transactionId);
  expect(document?.toString('latin1')).toContain(`- ${ENTITY.name}`);
});

test('its delayed effect changes the entity on the day, and not before', async () => {
  const before = await officeStreet();
  const { answer } = await fileAndPay(await moveTo('3 Fictional Way', 5));
  expect(answer.code).toBe(200);
  expect(await officeStreet()).toBe(before);
  await registry().clock.moveTo(new Date(registry().clock.now().getTime() + 7 * DAY));
  while ((await workOnce(registry())) > 0);
  expect(await officeStreet()).toBe('3 FICTIONAL WAY');
});

test('under the fraud check it is on record and changes nothing, neither at once nor on its day', async () => {
  const officeOf = async () => (await findEntity(db(), UNDER_FRAUD_CHECK))?.principal_office;
  const before = await officeOf();
  for (const days of [0, 5]) {
    const { answer } = await fileAndPay({
      ...(await moveTo('6 Fictional Way', days)),
      entityId: UNDER_FRAUD_CHECK,
    });
    expect(answer).toMatchObject({ code: 200, receipt: { adminFraudCheck: true } });
  }
  await registry().clock.moveTo(new Date(registry().clock.now().getTime() + 7 * DAY));
  while ((await workOnce(registry())) > 0);
  expect(await officeOf()).toEqual(before);
  const records = await db()
    .selectFrom('filing_record')
    .select('is_effective')
    .where('entity_id', '=', UNDER_FRAUD_CHECK)
    .execute();
  expect(records).toEqual([{ is_effective: false }, { is_effective: false }]);
});

test('a problem that the kind finds on the record refuses the filing, and so does an unknown entity', async () => {
  const filing = await moveTo('4 Fictional Way');
  await expect(start({ ...filing, entityId: DELINQUENT })).rejects.toMatchObject({
    status: 422,
    details: { problems: [{ step: 'intro', path: 'entityId', code: 'unavailable' }] },
  });
  const unknown = await fictionalFiling(registry(), '20101999999');
  await expect(start(unknown)).rejects.toMatchObject({
    status: 422,
    details: { problems: [{ step: 'filingreview', path: 'entityId', code: 'unavailable' }] },
  });
});

test('an expired payment releases no name and changes nothing on record', async () => {
  const names = await everyRow('name_holding');
  const begun = await start(await moveTo('5 Fictional Way'));
  expect(begun.kind).toBe('pay');
  await registry().clock.moveTo(new Date(registry().clock.now().getTime() + 2 * DAY));
  while ((await workOnce(registry())) > 0);
  expect(await receiptAnswer(registry(), begun.refId)).toEqual({ code: 410 });
  expect(await everyRow('name_holding')).toBe(names);
  expect(await officeStreet()).not.toBe('5 FICTIONAL WAY');
});
