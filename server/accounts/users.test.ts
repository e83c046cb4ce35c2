import type { FastifyInstance } from 'fastify';
import type { RecordedState } from '#rules';
import { saveDraft } from '../filing/drafts/drafts';
import { receiptReference } from '../filing/receipt/receipt-reference';
import { buildServer } from '../http/server';
import { auditEntries } from '../review/audit-log';
import { accountCalls } from '../testing/account-calls';
import { filingOnRecord } from '../testing/filing-on-record';
import type { TestRegistry } from '../testing/open-test-registry';
import { openTestRegistry } from '../testing/open-test-registry';
import { signToken } from '../testing/sign-token';

jest.setTimeout(60_000);

const DAY = 86_400_000;
const OPEN_ENTITY = '20101000001';

let open: TestRegistry;
let app: FastifyInstance;
let calls: ReturnType<typeof accountCalls>;
let administrator: string;

beforeAll(async () => {
  open = await openTestRegistry({ rateLimit: 1_000_000, rateLimitSensitive: 1_000_000 });
  app = await buildServer(open.registry, []);
  calls = accountCalls(app, open.registry);
  administrator = await signToken(open.registry.config, { claims: { sub: 'admin' }, issuedAgo: 0 });
}, 60_000);
afterAll(async () => {
  await app.close();
  await open.close();
});
afterEach(() => open.registry.clock.moveTo(null));

let serial = 0;
/** The reference of a filing on an entity, as it stands in the database once it is recorded. */
async function recordedFiling(entityId: string, effect: RecordedState = 'effective') {
  const { db, clock } = open.registry;
  const filing = await filingOnRecord(open.registry, 'chgpoa', entityId);
  const now = clock.now();
  const saved = await saveDraft(db, { refId: undefined, filing, now });
  if (saved.kind !== 'saved') throw new Error('The draft was not saved.');
  const { refId } = saved;
  serial += 1;
  await db
    .insertInto('submission')
    .values({
      submission_key: filing.submissionKey,
      ref_id: refId,
      state: 'filed',
      attempt: 1,
      attempt_state: 'active',
      draft_version: 1,
      filing: JSON.stringify(filing),
      filing_digest: '0'.repeat(64),
      held_name: null,
      amount: 10,
      session_id: `session-${serial}`,
      payment_url: null,
      expires_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await db
    .insertInto('filing_record')
    .values({
      transaction_id: `2026900000${serial}`,
      submission_key: filing.submissionKey,
      entity_id: entityId,
      transaction_type: 'CHG_ENT_ADR',
      filing: JSON.stringify(filing),
      filed_at: now,
      effective_at: now,
      effect_state: effect,
      amount: 10,
      payment_type: 'Visa',
      last4: '4242',
      session_id: `session-${serial}`,
    })
    .execute();
  return { refId, filing };
}

const recordOf = (entityId: string) =>
  open.registry.db
    .selectFrom('entity')
    .select(['sbf', 'version'])
    .where('entity_id', '=', entityId)
    .executeTakeFirstOrThrow();

describe('secure filing', () => {
  const email = 'new@aspen.example';

  test('is not set up without a filing that proves it', async () => {
    const { refId } = await recordedFiling(OPEN_ENTITY);
    const pending = await recordedFiling(OPEN_ENTITY, 'waitingForReview');
    const rejected = await recordedFiling(OPEN_ENTITY, 'rejected');
    expect((await calls.create({ email })).status).toBe(401);
    expect((await calls.create({ email, entityId: OPEN_ENTITY })).status).toBe(401);
    expect((await calls.create({ email, entityId: OPEN_ENTITY, refId: 'unknown-reference-0000' })).code).toBe(
      404,
    );
    expect((await calls.create({ email, entityId: '20101000002', refId })).code).toBe(404);
    expect((await calls.create({ email, entityId: OPEN_ENTITY, refId: pending.refId })).code).toBe(404);
    expect((await calls.create({ email, entityId: OPEN_ENTITY, refId: rejected.refId })).code).toBe(404);
    const receiptRef = receiptReference(refId);
    expect((await calls.create({ email, entityId: OPEN_ENTITY, refId: receiptRef })).code).toBe(404);
    expect((await calls.create({ email: 'x y z', entityId: OPEN_ENTITY, refId })).status).toBe(422);
    await open.registry.clock.moveTo(new Date(open.registry.clock.now().getTime() + DAY + 1000));
    expect((await calls.create({ email, entityId: OPEN_ENTITY, refId })).code).toBe(404);
    expect(await recordOf(OPEN_ENTITY)).toEqual({ sbf: false, version: 1 });
  });

  test('is set up once, with the history of the entity, and its filings need the login from then on', async () => {
    const { refId, filing } = await recordedFiling(OPEN_ENTITY);
    const setUp = () =>
      calls.create({ email, entityId: OPEN_ENTITY, refId, roles: ['BIZ_FRAUD'], userId: 'my-own-name' });
    const answers = await Promise.all([setUp(), setUp(), setUp()]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ code }) => code === 200)).toMatchObject({ userId: `secure-${OPEN_ENTITY}` });
    expect(await recordOf(OPEN_ENTITY)).toEqual({ sbf: true, version: 2 });
    const history = await open.registry.db
      .selectFrom('entity_history')
      .select(['version', 'sbf', 'cause'])
      .where('entity_id', '=', OPEN_ENTITY)
      .execute();
    expect(history).toEqual([{ version: 1, sbf: false, cause: 'secureFiling' }]);

    await calls.work();
    const [temporary = ''] = await calls.mailedTo(email);
    const { sbfAccessToken: token = '', mustChangePassword } = await calls.logIn(
      email,
      temporary,
      OPEN_ENTITY,
    );
    expect(mustChangePassword).toBe(true);
    const save = (bearer?: string) =>
      app.inject({
        method: 'POST',
        url: '/business-api/file',
        headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
        payload: { filing },
      });
    expect((await save()).statusCode).toBe(401);
    expect((await save(administrator)).statusCode).toBe(403);
    const withTemporary = await save(token);
    expect(withTemporary.json()).toMatchObject({
      apiData: { code: 403, message: 'Change your temporary password first.' },
    });
    await calls.change(token, `secure-${OPEN_ENTITY}`, temporary, 'Meadow42Lark');
    expect((await save(token)).statusCode).toBe(200);
    expect((await calls.search('user-id', token)).users).toEqual([
      expect.objectContaining({ roles: [], kind: 'secureFiling', entityId: OPEN_ENTITY }),
    ]);
  });
});

describe('an administrator', () => {
  const userId = 'newstaff';
  const email = 'newstaff@registry.example';

  test('creates accounts of staff and of secure filing', async () => {
    expect(
      (await calls.create({ userId, email, roles: ['BIZ_FRAUD'], name: 'New Staff' }, administrator)).code,
    ).toBe(200);
    expect(await calls.create({ userId: 'NewStaff', email }, administrator)).toMatchObject({
      code: 409,
      problems: [{ path: 'userId' }],
    });
    expect((await calls.create({ email }, administrator)).status).toBe(422);
    expect((await calls.create({ email, userId: 'x1x', entityId: '99999999999' }, administrator)).code).toBe(
      404,
    );
    const takenAtEntity = async (account: { email: string; userId: string }) => {
      const { code, problems } = await calls.create({ ...account, entityId: '20101000015' }, administrator);
      return [code, ...(problems ?? []).map(({ path }) => path)];
    };
    const robin = 'Robin@Northgate.example';
    expect(await takenAtEntity({ email: robin, userId: 'x2x' })).toEqual([409, 'email']);
    expect(await takenAtEntity({ email: robin, userId: 'admin' })).toEqual([409, 'userId', 'email']);
  });

  test('finds all accounts, where others find their own', async () => {
    const idsOf = async (query: string, token?: string) =>
      (await calls.search(query, token)).users?.map((user) => user.userId);
    expect(await idsOf('user-id?userId=NORTHGATE', administrator)).toEqual(['northgate']);
    expect(await idsOf('user-name?name=northg', administrator)).toEqual([
      'northgate',
      'northgate-ended',
      'northgate-locked',
      'northgate-temporary',
    ]);
    expect(await idsOf('user-bsf?entityId=20101000080', administrator)).toEqual(['secure-20101000080']);
    expect(await idsOf('user-name?name=%25', administrator)).toEqual([]);
    expect(await idsOf('user-id', administrator)).toEqual(['admin']);

    const { sbfAccessToken: robin } = await calls.logIn('robin@northgate.example', 'Northgate2026');
    expect(await idsOf('user-id', robin)).toEqual(['northgate']);
    expect(await idsOf('user-bsf?entityId=20101000015', robin)).toEqual(['northgate']);
    expect(await idsOf('user-id?userId=admin', robin)).toEqual([]);
    const elsewhere = await signToken(open.registry.config);
    expect(await idsOf('user-name?name=north', elsewhere)).toEqual([]);
    expect((await calls.search('user-id')).status).toBe(401);
  });

  test('locks an account, which ends its logins, and unlocks it', async () => {
    const logIn = () => calls.logIn('filer@sprucehollow.example', 'SecureFiler2026', '20101000080');
    const locked = 'secure-20101000080';
    const { sbfAccessToken } = await logIn();
    expect((await calls.update({ userId: locked, state: 'locked' }, administrator)).user).toMatchObject({
      state: 'locked',
    });
    expect((await calls.about(undefined, sbfAccessToken)).status).toBe(401);
    expect((await logIn()).code).toBe(401);
    await calls.update({ userId: locked, state: 'active' }, administrator);
    expect((await calls.about(undefined, sbfAccessToken)).status).toBe(401);
    expect((await logIn()).code).toBe(200);
  });

  test('changes email and roles, but shuts nobody out for good', async () => {
    const changed = await calls.update(
      { userId: 'filer', email: ' casey@registry.example ', roles: ['CLERK'] },
      administrator,
    );
    expect(changed.user).toMatchObject({
      email: 'casey@registry.example',
      roles: ['CLERK'],
      name: 'Casey Lindqvist',
    });
    for (const change of [
      { userId: 'admin', state: 'locked' },
      { userId: 'admin', roles: [] },
      { userId: 'northgate', roles: ['BIZ_FRAUD'] },
    ])
      expect(await calls.update(change, administrator)).not.toHaveProperty('problems');
    const email = { userId: 'northgate', email: 'locked@northgate.example' };
    expect(await calls.update(email, administrator)).toMatchObject({
      code: 409,
      problems: [{ path: 'email' }],
    });
    expect((await calls.update({ userId: 'nobody' }, administrator)).code).toBe(404);
    expect((await calls.update({ userId: 'filer', email: 'none' }, administrator)).status).toBe(422);
  });

  test('leaves in the audit log what was looked at, created and changed, nothing that was refused, and no email', async () => {
    const entriesOf = async (action: 'accountCreated' | 'accountChanged' | 'accountsSeen') => {
      const { entries } = await auditEntries(open.registry.db, { action, userId: 'admin', size: 50 });
      return entries.map(({ entityId, details }) => ({ entityId, ...details })).toReversed();
    };
    expect(await entriesOf('accountCreated')).toEqual([{ account: userId, roles: 'BIZ_FRAUD' }]);
    expect(await entriesOf('accountChanged')).toEqual([
      { entityId: '20101000080', account: 'secure-20101000080', state: 'locked' },
      { entityId: '20101000080', account: 'secure-20101000080', state: 'active' },
      { account: 'filer', email: 'changed', roles: 'CLERK' },
    ]);
    // Who was found, and neither for nobody nor for the own account.
    expect(await entriesOf('accountsSeen')).toEqual([
      { accounts: 'northgate' },
      { accounts: 'northgate, northgate-ended, northgate-locked, northgate-temporary' },
      { entityId: '20101000080', accounts: 'secure-20101000080' },
    ]);
  });

  test('is one as long as the account says so, whatever the token says', async () => {
    const { config, db } = open.registry;
    const reviewer = await signToken(config, {
      claims: { sub: 'reviewer', realm_access: { roles: ['BIZ_FRAUD'] } },
    });
    const update = () => calls.update({ userId: 'filer' }, reviewer);
    expect((await update()).status).toBe(200);
    await db.updateTable('account').set({ roles: [] }).where('user_id', '=', 'reviewer').execute();
    expect((await update()).status).toBe(403);
    await calls.update({ userId: 'reviewer', roles: ['BIZ_FRAUD'], state: 'locked' }, administrator);
    expect((await update()).status).toBe(401);
  });

  test('with a temporary password changes that first', async () => {
    const newcomer = await signToken(open.registry.config, { claims: { sub: 'newcomer' }, issuedAgo: 0 });
    expect(await calls.update({ userId: 'filer' }, newcomer)).toMatchObject({
      status: 403,
      message: 'Change your temporary password first.',
    });
    expect((await calls.create({ userId: 'friend', email }, newcomer)).status).toBe(403);
    expect((await calls.change(newcomer, 'newcomer', 'Temporary2026', 'Meadow42Lark')).code).toBe(200);
  });
});

test('secure filing that the office has ended is not set up again with a filing from before', async () => {
  const entityId = '20101000002';
  const { refId } = await recordedFiling(entityId);
  const setUp = (by: string) => calls.create({ email: 'new@spruce.example', entityId, refId: by });
  expect((await setUp(refId)).code).toBe(200);
  await calls.update({ userId: `secure-${entityId}`, state: 'closed' }, administrator);
  expect(await recordOf(entityId)).toMatchObject({ sbf: false });
  expect((await setUp(refId)).code).toBe(404);
  const later = await recordedFiling(entityId);
  expect((await setUp(later.refId)).code).toBe(200);
});
