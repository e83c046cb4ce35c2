import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { emptyFiling, initialFiling } from '#rules';
import { clearFaults, setFault } from './faults';
import { mockRegistry } from './node';
import { OPERATIONS, operationOf, type OperationName } from './operations';
import { resetState } from './state';

const BASE = globalThis.location.origin;
const KEY = '0b9f4f2e-6f5e-4a57-9d3c-0c6a0a6b2f11';
const document = parse(readFileSync('api/openapi.yaml', 'utf8')) as object;
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema(document, 'contract');

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

interface Contract {
  paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
}

/** The contract's schema of an operation's answer, for 200 or for the failure of any other status. */
function schemaOf(operation: OperationName, status: number) {
  const [method, path] = OPERATIONS[operation];
  const key = status === 200 ? '200' : 'default';
  const shared = (document as Contract).paths[path]?.[method.toLowerCase()]?.responses[key]?.$ref;
  const place = shared?.slice(1) ?? `/paths/${escaped(path)}/${method.toLowerCase()}/responses/${key}`;
  return ajv.compile({ $ref: `contract#${place}/content/application~1json/schema` });
}

const filing = () => initialFiling({ filingType: 'llc', submissionKey: KEY });
const address = {
  address1: '1700 Broadway',
  address2: '',
  city: 'Denver',
  state: 'CO',
  zip: '80290',
  province: '',
  country: 'US',
};
const agentName = emptyFiling().registeredAgentValues.nameValues;
const agentAddresses = emptyFiling().registeredAgentValues.addressValues;
const reference = { refId: 'unknown-reference-000000' };

/** One call of each operation: its path parameters, query and body. */
const CALLS: Record<
  Exclude<OperationName, 'paymentNotification'>,
  { suffix?: string; path?: string; body?: unknown }
> = {
  entitySummary: { suffix: '?entityId=20101000001' },
  validateEntityNameAndAvailability: {
    suffix: '?transType=ARTORG_LLC&name=Silver+Larch+LLC&entityType=DLLC',
  },
  entityNameHint: { suffix: '?name=Granite&entityType=DLLC' },
  validateEntityNameOnly: { suffix: '?name=Granite&entityType=DLLC' },
  entityFilings: { path: '/business-api/entity/20101000001/filings', suffix: '?page=1' },
  entityForms: { path: '/business-api/entity/20101000001/forms' },
  entityOnDay: { path: '/business-api/entity/20101000001/onDay', suffix: '?day=2026-01-02' },
  goodStandingDetails: { path: '/business-api/entity/20101000002/good-standing/details' },
  findEntities: { suffix: '?name=Aspen' },
  checkCertificate: { path: '/business-api/certificate/MOCKCERTIFICATE1' },
  searchEntities: { path: '/business-api/entity/search/Aspen/details' },
  validateAgentLicense: { body: { stateId: '92-123-4567', lastName: 'Sample' } },
  validateAgentPasscode: { body: { passcode: 'K7QWD9XM' } },
  createPasscodeAndIndividual: {
    body: { nameValues: agentName, addressValues: agentAddresses, authenticationType: 'I' },
  },
  saveAgent: {
    body: {
      nameValues: agentName,
      addressValues: agentAddresses,
      authenticationType: 'D',
      transType: 'ARTORG_LLC',
    },
  },
  agentNavigation: { suffix: '?transTyp=ARTORG_LLC' },
  saveFiling: { body: { filing: filing() } },
  findReceipt: { body: { number: '20261000002', email: 'ada@example.com' } },
  deleteFiling: { body: reference },
  issueReturnCode: { body: reference },
  followRecord: {
    body: {
      entityId: '20101000001',
      channel: 'email',
      email: 'ada@example.com',
      phone: '',
      events: ['reportDue'],
    },
  },
  confirmFollow: { body: { key: 'mock-key' } },
  following: { body: { key: 'mock-key' } },
  changeFollowing: { body: { key: 'mock-key', change: 'stop' } },
  stopMessages: { body: { key: 'mock-key' } },
  openFiles: {},
  askForOpenKey: { body: { email: 'ada@example.com' } },
  openKeyLink: { body: { link: 'mock-key' } },
  makeOpenKey: { body: { link: 'mock-key', attempt: 'an-attempt-at-random' } },
  takeBackOpenKey: { body: { link: 'mock-key' } },
  checkReturnLink: { body: { link: 'unknown-link-0000000000' } },
  continueFiling: { body: { returnCode: 'K7QW-D9XM-2345' } },
  getFiling: { body: reference },
  uploadAttachment: {
    body: { ...reference, fileName: 'a.txt', mimeType: 'text/plain', fileContents: 'YQ==' },
  },
  downloadAttachment: { suffix: `?refId=${reference.refId}&key=none` },
  receipt: { body: reference },
  filingImage: { suffix: '?masterTransactionId=1&transactionId=2' },
  startPayment: { body: { filing: filing(), receiptUrl: '/r', backUrl: '/b', cancelUrl: '/c' } },
  filingPdf: { body: { filing: filing() } },
  goodStandingCertificate: { suffix: '?masterTransactionId=1' },
  validateAddress: { body: { streetAddress: address, mailingAddress: address } },
  introContent: { suffix: '?transTyp=ARTORG_LLC&entityType=DLLC' },
  nameDesignationContent: { suffix: '?entityType=DLLC' },
  ownershipNoteContent: { suffix: '?origin=unitedStates' },
  transactionAvailable: { suffix: '?entityId=1&transactionType=REPORT' },
  states: {},
  suffixes: {},
  countries: {},
  countriesByGroup: {},
  environment: {},
  sendEmail: { body: { ...reference, emailTo: 'filer@sample.example' } },
  secureFilingLogin: { body: { entityId: '20101000015', email: 'robin@northgate.example', password: 'x' } },
  secureFilingLogOut: { body: undefined },
  secureFilingPasswordReset: { suffix: '?entityId=20101000015&name=northgate&email=a@b.example' },
  searchUserId: {},
  searchUserName: { suffix: '?name=north' },
  searchUserBsf: { suffix: '?entityId=20101000015' },
  createUser: { body: { email: 'new@northgate.example' } },
  resetPassword: { body: { userId: 'northgate', email: 'robin@northgate.example' } },
  changePassword: { body: { userId: 'northgate', password: 'x', newPassword: 'y' } },
  updateUser: { body: { userId: 'northgate' } },
  businessHeartBeat: {},
  commonHeartBeat: {},
  mailHeartBeat: {},
  usersHeartBeat: {},
  businessAbout: {},
  commonAbout: {},
  accountsAbout: {},
  mailAbout: {},
  usersAbout: {},
  pendingFilings: {},
  pendingFiling: { suffix: '?masterId=1&transId=2' },
  pendingFilingPdf: { suffix: '?masterId=1&transId=2' },
  transactionLock: { suffix: '?transSeqId=1' },
  releaseOwnLocks: { body: undefined },
  releaseTransactionLock: { suffix: '?transSeqId=1' },
  approveFiling: { body: { filing: { transSeqId: '1', version: 1 } } },
  rejectFiling: { body: { filing: { transSeqId: '1', version: 1 }, rejectReasons: [] } },
  rejectReasons: {},
  piiEntryVerification: { suffix: '?entityId=1&piiDocId=2&removalDocId=3' },
  savePii: { body: { entityId: '1', piiDocId: '2', removalDocId: '3', filers: [] } },
  piiRequests: {},
  auditLog: {},
  worklistFigures: {},
  paymentMatters: {},
  closePaymentMatter: { body: { kind: 'disputed', sessionId: 'none', note: 'Refunded.' } },
  personas: {},
  outbox: {},
  letters: {},
  clock: {},
  setClock: { body: { now: null } },
  answerText: { body: { from: '3035550100', words: 'STOP' } },
  payments: {},
  reviewAgentChanges: { body: { entityId: '20101000001' } },
};
const called = Object.entries(CALLS) as [keyof typeof CALLS, (typeof CALLS)[keyof typeof CALLS]][];

function call(operation: keyof typeof CALLS): Promise<Response> {
  const { suffix = '', path, body } = CALLS[operation];
  const [method, template] = OPERATIONS[operation];
  return fetch(`${BASE}${path ?? template}${suffix}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
}

beforeAll(() => mockRegistry.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  clearFaults();
  resetState();
});
afterAll(() => mockRegistry.close());

test.each(called)('%s answers what the contract promises', async (operation) => {
  const response = await call(operation);
  const validate = schemaOf(operation, response.status);
  const body: unknown = await response.json();
  expect({ body, faults: validate(body) ? [] : validate.errors }).toEqual({ body, faults: [] });
});

test.each(called)('%s fails as the contract promises when told to', async (operation) => {
  setFault(operation, { kind: 'http', status: 503 });
  const response = await call(operation);
  const validate = schemaOf(operation, response.status);
  const body: unknown = await response.json();
  expect(response.status).toBe(503);
  expect({ body, faults: validate(body) ? [] : validate.errors }).toEqual({ body, faults: [] });
});

test('the authentication check refuses a token that the mocks did not give', async () => {
  const response = await fetch(`${BASE}/business-api/about`, { headers: { authorization: 'Bearer x.y.z' } });
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  const validate = schemaOf('businessAbout', 401);
  expect(validate(await response.json())).toBe(true);
});

const post = async (operation: 'saveFiling' | 'getFiling' | 'startPayment', body: object) => {
  const response = await fetch(`${BASE}${OPERATIONS[operation][1]}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return (await response.json()) as { apiData: { refId?: string; filing?: string } };
};

test('a filing is kept tidied, as the server keeps it', async () => {
  const { apiData } = await post('saveFiling', { filing: { ...filing(), email: ' ann@example.com ' } });
  const kept = await post('getFiling', { refId: apiData.refId });
  expect(JSON.parse(kept.apiData.filing ?? '{}')).toMatchObject({ email: 'ann@example.com' });
});

test('a filing without a type is refused as the server refuses it', async () => {
  const urls = { receiptUrl: '/r', backUrl: '/b', cancelUrl: '/c' };
  const { apiData } = await post('startPayment', { filing: { ...filing(), filingType: '' }, ...urls });
  expect(apiData).toMatchObject({
    code: 422,
    problems: [{ step: 'filingreview', path: 'filingType', code: 'unavailable' }],
  });
});

test('a lost answer is a network failure', async () => {
  setFault('receipt', { kind: 'noResponse' }, 1);
  await expect(call('receipt')).rejects.toThrow();
  expect((await call('receipt')).status).toBe(200);
});

test.each(['notJson', 'noApiData'] as const)('a malformed answer (%s) carries no apiData', async (body) => {
  setFault('receipt', { kind: 'malformed', body }, 1);
  const text = await (await call('receipt')).text();
  expect(text).not.toContain('apiData');
});

test('a late answer is its own one', async () => {
  let release = () => undefined as void;
  setFault('states', { kind: 'late', until: new Promise<void>((resolve) => (release = resolve)) }, 1);
  const answer = call('states');
  release();
  expect(await (await answer).json()).toMatchObject({ apiData: { code: 200 } });
});

test('a refusal carries what the rules found', async () => {
  const problems = [{ path: 'name', code: 'required' as const, message: 'Enter a name.' }];
  setFault('saveFiling', { kind: 'refused', status: 422, problems });
  const response = await call('saveFiling');
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ apiData: { problems } });
});

test('an operation is known by its method and path', () => {
  expect(operationOf('GET', '/business-api/entity/20101000002/good-standing/details')).toBe(
    'goodStandingDetails',
  );
  expect(operationOf('POST', '/business-api/file')).toBe('saveFiling');
  expect(operationOf('GET', '/business-api/nowhere')).toBeUndefined();
});
