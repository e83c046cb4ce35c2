import { filingPath, initialFiling, returnCodeAsIssued, type Filing } from '#rules';
import { randomUUID } from 'node:crypto';
import { PUBLIC_PRINCIPAL } from '../../callers/principal';
import { applyPaymentEvent } from '../payment/apply-payment-event';
import { startPayment } from '../payment/start-payment';
import { filingOperations } from '../../operations/filing';
import { returnCodeOperations } from '../../operations/return-codes';
import { runCleanup } from '../../jobs/cleanup/cleanup';
import { HttpFailure } from '../../failures/failure';
import { filingOnRecord } from '../../testing/filing-on-record';
import { llcFiling } from '../../testing/llc-filing';
import { openTestRegistry, type TestRegistry } from '../../testing/open-test-registry';

const DAY = 86_400_000;

let open: TestRegistry;
beforeAll(async () => {
  open = await openTestRegistry({ passcodeTries: 3, passcodeTriesAnHour: 5 });
});
afterAll(() => open.close());
const registry = () => open.registry;

let serial = 0;
/** A caller whose tries nobody else has used up, in a network of its own. */
const caller = () => `10.${(serial += 1) >> 8}.${serial & 255}.1`;
const input = (body: unknown, clientAddress = caller()) =>
  ({ body, clientAddress, principal: { kind: 'public' } }) as never;

const save = async (filing: Filing, more: { refId?: string; version?: number } = {}) =>
  (await filingOperations.saveFiling(registry(), input({ filing, ...more }))).apiData;
const issue = async (refId: string, email?: string) =>
  (await returnCodeOperations.issueReturnCode(registry(), input({ refId, email }))).apiData;
const comeBack = async (returnCode: string, more: { link?: string; from?: string } = {}) =>
  (await returnCodeOperations.continueFiling(registry(), input({ returnCode, link: more.link }, more.from)))
    .apiData;
const linkCode = async (link: string) =>
  (await returnCodeOperations.checkReturnLink(registry(), input({ link }))).apiData.code;

async function savedFiling() {
  const filing = await llcFiling(registry(), `Returning ${(serial += 1)} LLC`);
  const { refId = '', version } = await save(filing);
  return { filing, refId, version };
}

async function issued(email?: string) {
  const saved = await savedFiling();
  const { returnCode = '', keptUntil } = await issue(saved.refId, email);
  return { ...saved, returnCode, keptUntil };
}

const remove = async (refId: string) =>
  (await filingOperations.deleteFiling(registry(), input({ refId }))).apiData.code;

/** Opens the card page of a filing; returns the payment session's id. */
async function startPaying(filing: Filing, refId: string): Promise<string> {
  const here = filingPath('llc', 'filingreview');
  const start = await startPayment(
    registry(),
    { filing, refId, receiptUrl: here, backUrl: here, cancelUrl: here },
    PUBLIC_PRINCIPAL,
  );
  if (start.kind !== 'pay') throw new Error(`The payment did not begin: ${start.kind}`);
  return start.paymentUrl.split('/').pop() ?? '';
}

const paid = (refId: string, sessionId: string) =>
  applyPaymentEvent(registry(), {
    eventId: `${refId}:succeeded`,
    type: 'succeeded',
    sessionId,
    reference: `${refId}.1`,
    amount: 50,
    paymentType: 'Visa',
    last4: '4242',
  });

/** The token of the link in the mail that was sent last to an address. */
async function mailedTo(email: string) {
  const rows = await registry()
    .db.selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail')
    .orderBy('outbox_id', 'desc')
    .execute();
  const payload = rows
    .map((row) => row.payload as { to: string; text: string })
    .find(({ to }) => to === email);
  return { text: payload?.text ?? '', link: /#(\S+)/.exec(payload?.text ?? '')?.[1] ?? '' };
}

describe('a return code', () => {
  test('leads to the filing, however it is typed, as often as it is needed', async () => {
    const { refId, returnCode } = await issued();
    for (const typed of [returnCode, returnCode.toLowerCase(), ` ${returnCode.replace(/(.{4})/g, '$1-')}`])
      expect(await comeBack(typed)).toMatchObject({
        code: 200,
        refId,
        filingType: 'llc',
        step: 'entityname',
      });
  });

  test('goes on at the first step at which something is missing', async () => {
    const filing = initialFiling({ filingType: 'llc', submissionKey: randomUUID() });
    const { refId = '' } = await save(filing);
    const { returnCode = '' } = await issue(refId);
    expect(await comeBack(returnCode)).toMatchObject({ code: 200, step: 'entityname' });
  });

  test('stands nowhere in the database, nor does the token of its link', async () => {
    const { refId, returnCode } = await issued('secret@example.com');
    const { link, text } = await mailedTo('secret@example.com');
    const rows = JSON.stringify(await registry().db.selectFrom('return_code').selectAll().execute());
    expect(rows).not.toContain(returnCode);
    expect(rows).not.toContain(link);
    expect(link.length).toBeGreaterThan(30);
    // Who reads the mail has neither the code nor the reference of the filing.
    expect(text).not.toContain(returnCode);
    expect(text).not.toContain(refId);
    expect(text).not.toContain(filingPath('llc', 'receipt'));
  });

  test('is replaced by the next one, and with it its link', async () => {
    const { refId, returnCode } = await issued('twice@example.com');
    const { link } = await mailedTo('twice@example.com');
    const { returnCode: next = '' } = await issue(refId);
    expect(await comeBack(returnCode)).toEqual({ code: 404 });
    expect(await linkCode(link)).toBe(404);
    expect(await comeBack(next)).toMatchObject({ code: 200, refId });
  });

  test('is refused alike where it is unknown, of another form, or of a filing that is not kept any more', async () => {
    const { returnCode, keptUntil = '' } = await issued();
    expect(await comeBack('2222-3333-4444')).toEqual({ code: 404 });
    expect(await comeBack("' or 1=1 --")).toEqual({ code: 404 });
    expect(Date.parse(keptUntil) - registry().clock.now().getTime()).toBeGreaterThan(29 * DAY);
    await registry().clock.moveTo(new Date(Date.parse(keptUntil) + 1));
    expect(await comeBack(returnCode)).toEqual({ code: 404 });
    await runCleanup(registry());
    expect(await comeBack(returnCode)).toEqual({ code: 404 });
    await registry().clock.moveTo(null);
  });

  test('cannot be had for a filing that is not known', async () => {
    expect(await issue('unknown-reference-0000')).toEqual({ code: 404 });
  });
});

describe('a filing that its filer deletes', () => {
  test('is gone, with its code and its link', async () => {
    const { refId, returnCode } = await issued('deleted@example.com');
    const { link } = await mailedTo('deleted@example.com');
    expect(await remove(refId)).toBe(200);
    expect(await comeBack(returnCode)).toEqual({ code: 404 });
    expect(await linkCode(link)).toBe(404);
    expect((await filingOperations.getFiling(registry(), input({ refId }))).apiData.code).toBe(404);
    expect(await remove(refId)).toBe(404);
  });

  test('is not brought back by a save that comes late', async () => {
    const { filing, refId, version } = await issued();
    await remove(refId);
    expect(await save(filing, { refId, version })).toEqual({ code: 404 });
  });

  test('loses its code alone while its card page is open, where it may yet be paid', async () => {
    const { filing, refId, returnCode } = await issued();
    const session = await startPaying(filing, refId);
    expect(await remove(refId)).toBe(200);
    expect(await comeBack(returnCode)).toEqual({ code: 404 });
    await paid(refId, session);
    const { apiData } = await filingOperations.receipt(registry(), input({ refId }));
    expect(apiData.code).toBe(200);
  });

  test('stays as it is once it was paid for', async () => {
    const { filing, refId, returnCode } = await issued();
    await paid(refId, await startPaying(filing, refId));
    expect(await remove(refId)).toBe(409);
    expect(await comeBack(returnCode)).toMatchObject({ code: 200, refId, step: 'receipt' });
  });
});

describe('the mailed link', () => {
  test('can be used once, with the code of its own filing', async () => {
    const { returnCode } = await issued('once@example.com');
    const { returnCode: other } = await issued();
    const { link } = await mailedTo('once@example.com');
    expect(await linkCode(link)).toBe(200);
    await comeBack(other, { link });
    expect(await linkCode(link)).toBe(200);
    await comeBack(returnCode, { link });
    expect(await linkCode(link)).toBe(410);
    // The code still leads back.
    expect(await comeBack(returnCode)).toMatchObject({ code: 200 });
  });

  test('is not mailed to what is not an address, nor without end to one', async () => {
    const { refId } = await savedFiling();
    await expect(issue(refId, 'no address')).rejects.toMatchObject({ status: 422 });
    for (let count = 0; count < 5; count += 1) await issue(refId, 'flooded@example.com');
    for (const same of ['FLOODED@example.com', 'flooded+again@example.com'])
      await expect(issue(refId, same)).rejects.toMatchObject({ status: 429 });
  });
});

describe('guesses', () => {
  test('are limited for a caller, and a right code forgives no wrong ones', async () => {
    const { returnCode } = await issued();
    const from = caller();
    expect(await comeBack('2222-2222-2222', { from })).toEqual({ code: 404 });
    expect(await comeBack(returnCode, { from })).toMatchObject({ code: 200 });
    expect(await comeBack('2222-2222-2223', { from })).toEqual({ code: 404 });
    expect(await comeBack('2222-2222-2224', { from })).toEqual({ code: 404 });
    await expect(comeBack(returnCode, { from })).rejects.toBeInstanceOf(HttpFailure);
  });

  test('with return codes leave those with passcodes alone', async () => {
    const from = caller();
    for (let count = 0; count < 3; count += 1) await comeBack('2222-2222-2222', { from });
    const rows = await registry()
      .db.selectFrom('passcode_tries')
      .select('caller')
      .where('caller', '=', from)
      .execute();
    expect(rows).toEqual([]);
  });
});

/** The filing with something that its filer has entered. */
const saying = (filing: Filing, additionalInfo: string): Filing => ({
  ...filing,
  additionalInfoValues: { ...filing.additionalInfoValues, additionalInfo },
});

describe('two devices on one filing', () => {
  test('a save that does not know the latest version changes nothing and is answered with it', async () => {
    const { filing, refId, version } = await savedFiling();
    const first = saying(filing, 'Said first.');
    const second = saying(filing, 'Said second.');
    expect(await save(first, { refId, version })).toMatchObject({ code: 200, version: (version ?? 0) + 1 });
    const refused = await save(second, { refId, version });
    expect(refused).toMatchObject({ code: 412, version: (version ?? 0) + 1 });
    expect(refused.filing).toContain('Said first.');
    expect(await save(second, { refId, version: refused.version })).toMatchObject({ code: 200 });
  });

  test('a save whose answer was lost may be sent again', async () => {
    const { filing, refId, version } = await savedFiling();
    const next = saying(filing, 'Said again.');
    const saved = await save(next, { refId, version });
    expect(await save(next, { refId, version })).toEqual(saved);
  });

  test('saving the same content again does not raise the version, as a press of Pay otherwise would', async () => {
    const { filing, refId, version } = await savedFiling();
    const next = saying(filing, 'Said again.');
    const { version: saved } = await save(next, { refId, version });
    expect(await save(next, { refId, version: saved })).toMatchObject({ code: 200, version: saved });
    expect(await save(saying(next, 'Said otherwise.'), { refId, version: saved })).toMatchObject({
      code: 200,
      version: (saved ?? 0) + 1,
    });
  });

  test('of two at the same moment one is answered with what the other has saved', async () => {
    const { filing, refId, version } = await savedFiling();
    const codes = await Promise.all(
      ['a', 'b', 'c'].map(
        async (who) => (await save(saying(filing, `Said by ${who}.`), { refId, version })).code,
      ),
    );
    expect(codes.toSorted()).toEqual([200, 412, 412]);
  });

  test('a version of another filing is unknown', async () => {
    const { refId, version } = await savedFiling();
    const { filing } = await savedFiling();
    expect(await save(filing, { refId, version })).toEqual({ code: 404 });
  });
});

test('a filing on an entity with secure filing still asks for the login, code or not', async () => {
  const entityId = '20101000015';
  const account = { accountId: 'robin', session: 'a digest', mustChangePassword: false };
  const principal = { kind: 'secureFiling', entityId, account };
  const by = (body: unknown) => ({ ...(input(body) as object), principal }) as never;
  const filing = await filingOnRecord(registry(), 'chgpoa', entityId);
  const { refId = '' } = (await filingOperations.saveFiling(registry(), by({ filing }))).apiData;
  await expect(issue(refId)).rejects.toMatchObject({ status: 401 });
  const { returnCode = '' } = (await returnCodeOperations.issueReturnCode(registry(), by({ refId }))).apiData;
  expect(await comeBack(returnCode)).toMatchObject({ code: 200, refId, entityId });
  await expect(filingOperations.getFiling(registry(), input({ refId }))).rejects.toMatchObject({
    status: 401,
  });
});

test('a code is typed in any way that reads the same', () => {
  expect(returnCodeAsIssued('k7qw d9xm–2345')).toBe('K7QWD9XM2345');
});
