import type { FastifyInstance } from 'fastify';
import type { components } from '#api';
import { ADMIN_ROLE, REMOVAL_STATEMENT } from '#rules';
import { filerCalled } from '../../step-definitions/samples/personal-data-filers';
import { mockRegistry } from '../../mocks/node';
import { OPERATIONS, type OperationName } from '../../mocks/operations';
import { resetState, state } from '../../mocks/state';
import { buildServer } from '../../server/http/server';
import { runDueJobs } from '../../server/testing/filing-on-record';
import type { TestRegistry } from '../../server/testing/open-test-registry';
import { openTestRegistry } from '../../server/testing/open-test-registry';
import { signToken } from '../../server/testing/sign-token';
import { notes, type Answer, type Ask, type Asked } from './answer-shapes';

type Filing = components['schemas']['PendingFiling'];

/** Where the mocks listen while there is no page. */
const ORIGIN = 'http://localhost';
const PII_ENTITY = '20181000083';

let open: TestRegistry;
let app: FastifyInstance;
let token = '';

beforeAll(async () => {
  mockRegistry.listen({ onUnhandledRequest: 'error' });
  open = await openTestRegistry({ rateLimit: 1_000_000, rateLimitSensitive: 1_000_000 });
  app = await buildServer(open.registry, []);
  token = await signToken(open.registry.config, {
    claims: { sub: 'admin', realm_access: { roles: [ADMIN_ROLE] } },
  });
  const { db } = open.registry;
  // Nobody is in the way, as with the mocks.
  await db
    .updateTable('pending_filing')
    .set({ state: 'unlocked', lock_user_id: null, lock_taken_at: null, lock_renewed_at: null })
    .execute();
  await db
    .insertInto('payment_matter')
    .values(
      state.paymentMatters.map(({ kind, sessionId, reference, amount, noticedAt }) => ({
        kind,
        session_id: sessionId,
        reference,
        amount,
        noticed_at: new Date(noticedAt),
        settled_at: null,
      })),
    )
    .execute();
}, 60_000);
afterAll(async () => {
  mockRegistry.close();
  await app.close();
  await open.close();
});
// The mocks verify no token of a provider.
beforeEach(() => {
  state.signOn = { authority: 'https://provider.example', clientId: 'portal' };
});
afterEach(resetState);

const addressOf = (operation: OperationName, { query = {} }: Asked, id = '') =>
  `${OPERATIONS[operation][1].replace('{id}', id)}?${new URLSearchParams(query)}`;

const askServer: Ask = async (operation, asked = {}) => {
  const answer = await app.inject({
    method: OPERATIONS[operation][0],
    url: addressOf(operation, asked, PII_ENTITY),
    headers: { authorization: `Bearer ${token}` },
    ...(asked.body && { payload: asked.body }),
  });
  return answer.json<{ apiData: Answer }>().apiData;
};

const askMocks: Ask = async (operation, asked = {}) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(ORIGIN + addressOf(operation, asked), {
    method: OPERATIONS[operation][0],
    headers,
    ...(asked.body && { body: JSON.stringify(asked.body) }),
  });
  return ((await answer.json()) as { apiData: Answer }).apiData;
};

const asServerAndMocks = async (walk: (ask: Ask) => Promise<Record<string, unknown>>) => ({
  server: await walk(askServer),
  mocks: await walk(askMocks),
});

const numbersOf = ({ mstrTransId, transactionId }: Filing) => ({
  masterId: mstrTransId,
  transId: transactionId,
});

test('the queue, a review and both decisions are answered alike', async () => {
  const { server, mocks } = await asServerAndMocks(async (ask) => {
    const { note, shapes } = notes(ask);
    const { pendingFilings } = (await note('the queue', 'pendingFilings')) as { pendingFilings: Filing[] };
    const [first, second] = pendingFilings;
    if (first === undefined || second === undefined) throw new Error('Nothing is in the queue.');
    const query = numbersOf(first);
    const none = { ...query, transId: '1' };
    await note('a page past the end', 'pendingFilings', { query: { page: '99', order: 'newest' } });
    await note('a filing', 'pendingFiling', { query });
    await note('no filing', 'pendingFiling', { query: none });
    await note('documents of no filing', 'pendingFilingPdf', { query: none });

    const { transSeqId } = first;
    const lock = (asked = {}) => ({ query: { transSeqId, ...asked } });
    const approve = (filing: object) => ({ body: { filing } });
    await note('an approval without a lock', 'approveFiling', approve(first));
    const { pendingFiling: held } = (await note('a lock', 'transactionLock', lock())) as {
      pendingFiling: Filing;
    };
    await note('the queue with a lock', 'pendingFilings');
    await note('no lock', 'transactionLock', lock({ transSeqId: '999999' }));
    await note('a renewed lock', 'transactionLock', lock({ version: String(held.version) }));
    await note('a renewed lock that is stale', 'transactionLock', lock({ version: '99' }));
    await note('a stale approval', 'approveFiling', approve({ ...held, version: 99 }));
    await note('an approval of two filings', 'approveFiling', approve({ ...held, mstrTransId: '1' }));
    await note('a closed page', 'releaseTransactionLock', lock({ closed: 'Y' }));
    await note('a release', 'releaseTransactionLock', lock());
    await note('a second release', 'releaseTransactionLock', lock());
    const { pendingFiling } = (await ask('transactionLock', lock())) as { pendingFiling: Filing };
    await note('an approval', 'approveFiling', approve(pendingFiling));
    await note('a second approval', 'approveFiling', approve(pendingFiling));
    await note('a lock that is too late', 'transactionLock', lock());
    await note('an approved filing', 'pendingFiling', { query });

    const { rejectReasons } = (await note('reasons', 'rejectReasons')) as { rejectReasons: { id: string }[] };
    const { pendingFiling: other } = (await ask('transactionLock', {
      query: { transSeqId: second.transSeqId },
    })) as { pendingFiling: Filing };
    const reject = (...reasons: [id: string, longReason: string][]) => ({
      body: { filing: other, rejectReasons: reasons.map(([id, longReason]) => ({ id, longReason })) },
    });
    await note('a rejection without reasons', 'rejectFiling', reject());
    await note('a rejection with a blank', 'rejectFiling', reject(['', ' ']));
    await note('a rejection for an unknown reason', 'rejectFiling', reject(['NONE', 'x']));
    await note(
      'a rejection with too long a text',
      'rejectFiling',
      reject(['', 'x'.repeat(600)], ['', 'y'.repeat(600)]),
    );
    await note('a rejection', 'rejectFiling', reject([rejectReasons[0]?.id ?? '', 'x'], ['', 'Call us.']));
    await note('a rejected filing', 'pendingFiling', { query: numbersOf(second) });
    await note('the queue after decisions', 'pendingFilings');
    await note('locks given up', 'releaseOwnLocks');
    await note('approvals in the log', 'auditLog', { query: { action: 'approved' } });
    return shapes;
  });
  expect(mocks).toEqual(server);
});

test('files of a filing under review are answered alike', async () => {
  const { server, mocks } = await asServerAndMocks(async (ask) => {
    const { note, shapes } = notes(ask);
    const { pendingFilings } = (await ask('pendingFilings')) as { pendingFilings: Filing[] };
    const query = pendingFilings.slice(0, 1).map(numbersOf)[0];
    const { attachments } = (await note('documents', 'pendingFilingPdf', { query })) as {
      attachments: { id: string; isPrivate: boolean }[];
    };
    const privateFile = attachments.find(({ isPrivate }) => isPrivate)?.id ?? '';
    await note('a private file', 'pendingFilingPdf', { query: { ...query, privateFile } });
    await note('a private file as a public one', 'pendingFilingPdf', {
      query: { ...query, file: privateFile },
    });
    await note('no private file', 'pendingFilingPdf', { query: { ...query, privateFile: 'none' } });
    return shapes;
  });
  expect(mocks).toEqual(server);
});

test('payments that need attention are answered and closed alike', async () => {
  const { server, mocks } = await asServerAndMocks(async (ask) => {
    const { note, shapes } = notes(ask);
    const { matters } = (await note('the list', 'paymentMatters')) as {
      matters: { kind: string; sessionId: string }[];
    };
    const [{ kind, sessionId } = { kind: '', sessionId: '' }] = matters;
    const close = (asked: object) => ({ body: { kind, sessionId, note: 'Refunded.', ...asked } });
    await note('closed without a word', 'closePaymentMatter', close({ note: ' ' }));
    await note('closed as another case', 'closePaymentMatter', close({ kind: 'disputed' }));
    await note('closed', 'closePaymentMatter', close({}));
    await note('closed twice', 'closePaymentMatter', close({}));
    await note('the list after it', 'paymentMatters');
    await note('a page past the end', 'paymentMatters', { query: { page: '9' } });
    return shapes;
  });
  expect(mocks).toEqual(server);
});

/** Numbers of the sample registry that belong together. */
async function removalNumbers() {
  const { filings } = (await askServer('entityFilings')) as {
    filings: { transactionId: string; transactionType: string }[];
  };
  const numberOf = (isRemoval: boolean) =>
    filings.find(({ transactionType }) => (transactionType === REMOVAL_STATEMENT) === isRemoval)
      ?.transactionId ?? '';
  return { entityId: PII_ENTITY, piiDocId: numberOf(false), removalDocId: numberOf(true) };
}

test('requests to remove personal data, the log and the figures are answered alike', async () => {
  const known = new Map<Ask, Record<string, string>>([
    [askServer, await removalNumbers()],
    [askMocks, { entityId: '20101000001', piiDocId: '20261000001', removalDocId: '20261000002' }],
  ]);
  const { nameValues, addressValues } = filerCalled('Ada Lindqvist');
  const filers = [{ nameValues, addressValues }];
  const { server, mocks } = await asServerAndMocks(async (ask) => {
    const { note, shapes } = notes(ask);
    const numbers = known.get(ask) ?? {};
    const unknown = { ...numbers, piiDocId: '1' };
    await note('known numbers', 'piiEntryVerification', { query: numbers });
    await note('unknown numbers', 'piiEntryVerification', { query: unknown });
    await note('no requests', 'piiRequests');
    await note('a request with an unknown number', 'savePii', { body: { ...unknown, filers } });
    const nameless = [
      { ...filers[0], nameValues: { ...nameValues, name: { ...nameValues.name, firstName: '' } } },
    ];
    await note('a request without a name', 'savePii', { body: { ...numbers, filers: nameless } });
    await note('a request', 'savePii', { body: { ...numbers, filers } });
    await note('the same request', 'savePii', { body: { ...numbers, filers } });
    await note('numbers of a request', 'piiEntryVerification', { query: numbers });
    await note('the requests', 'piiRequests');
    await note('the requests of one', 'piiRequests', { query: { search: 'Lindqvist' } });
    await note('the log', 'auditLog', { query: { userId: 'nobody' } });
    await note('the figures', 'worklistFigures');
    return shapes;
  });
  expect(mocks).toEqual(server);
});

test('accounts are found, made, changed and closed alike', async () => {
  const { server, mocks } = await asServerAndMocks(async (ask) => {
    const { note, shapes } = notes(ask);
    const body = { userId: 'new.person', name: 'New Person', email: 'new@registry.example' };
    await note('one by user ID', 'searchUserId', { query: { userId: 'admin' } });
    await note('one of none', 'searchUserId', { query: { userId: 'nobody' } });
    await note('some by name', 'searchUserName', { query: { name: 'Robin Northgate' } });
    await note('some of an entity', 'searchUserBsf', { query: { entityId: '20101000015' } });
    await note('a new one', 'createUser', { body: { ...body, roles: [] } });
    // The server makes the password of an account when it mails it.
    await runDueJobs(open.registry);
    await note('the same user ID', 'createUser', { body: { ...body, email: 'other@registry.example' } });
    await note('the same email', 'createUser', { body: { ...body, userId: 'other.person' } });
    await note('one of an unknown entity', 'createUser', { body: { ...body, entityId: '1' } });
    const change = (asked: object) => ({ body: { userId: body.userId, ...asked } });
    await note('another name', 'updateUser', change({ name: 'Next Person' }));
    await note('a change of what was seen before', 'updateUser', change({ name: 'Last', version: 'stale' }));
    await note('a change of nobody', 'updateUser', change({ userId: 'nobody' }));
    await note('locked', 'updateUser', change({ state: 'locked' }));
    await note('a lock of oneself', 'updateUser', change({ userId: 'admin', state: 'locked' }));
    await note('closed', 'updateUser', change({ state: 'closed' }));
    return shapes;
  });
  expect(mocks).toEqual(server);
});
