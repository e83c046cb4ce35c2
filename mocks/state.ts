import type { components } from '#api';
import type { AccountState, LoginAttempts } from '#rules';
import {
  availabilityKey,
  emptyAddress,
  emptyRegisteredAgent,
  FOLLOW_EVENT_NAMES,
  type Filing,
  type PrincipalOfficeValues,
} from '#rules';
import type { MockPending } from './sample-pending';
import { samplePending } from './sample-pending';
import { ADMIN, STAFF_NAMES } from './sample-staff';
import { sampleReviews, type MockSubmission } from './sample-reviews';

type Schemas = components['schemas'];

/** An entity of the mock registry: what the search and the summary show of it. */
export interface MockEntity {
  entityId: string;
  name: string;
  entityType: Schemas['EntityType'];
  status: string;
  statusCode: string;
  office: PrincipalOfficeValues;
  /** Rises with each change of the record, from 1. */
  version: number;
  fraudFlag?: 'Y';
  sbf?: true;
}

/** An account of the mock registry. Passwords are made up, published for testers, and stand in the clear here only. */
export interface MockAccount {
  userId: string;
  name: string;
  email: string;
  roles: string[];
  entityId?: string;
  state: AccountState;
  password?: string;
  temporaryPassword?: string;
}

/** Where transactions continue that have no filing here. */
export const LEGACY_TRANSACTION_PAGE = 'https://office.example/transaction';

const OFFICE: PrincipalOfficeValues = {
  streetAddress: { ...emptyAddress('PHYS'), address1: '1700 Broadway', city: 'Denver', zip: '80290' },
  mailingAddress: emptyAddress('MAIL'),
  isSameAsStreetAddressChecked: true,
};

const ENTITIES: MockEntity[] = [
  {
    entityId: '20101000001',
    name: 'Aspen Ledger LLC',
    entityType: 'DLLC',
    status: 'Good Standing',
    statusCode: 'GOOD',
    office: OFFICE,
    version: 1,
  },
  {
    entityId: '20101000002',
    name: 'Bluebird Registered Agents, Inc.',
    entityType: 'DPC',
    status: 'Good Standing',
    statusCode: 'GOOD',
    office: OFFICE,
    version: 1,
  },
  {
    entityId: '20101000003',
    name: 'Columbine Orchard LLC',
    entityType: 'DLLC',
    status: 'Delinquent',
    statusCode: 'DQQ',
    office: OFFICE,
    version: 1,
  },
  {
    entityId: '20101000004',
    name: 'Aspen Glow Cooperative',
    entityType: 'DC55',
    status: 'Good Standing',
    statusCode: 'GOOD',
    office: OFFICE,
    version: 1,
  },
  {
    entityId: '20101000015',
    name: 'Northgate Secure Filings LLC',
    entityType: 'DLLC',
    status: 'Good Standing',
    statusCode: 'GOOD',
    office: OFFICE,
    version: 1,
    sbf: true,
  },
  {
    entityId: '20101000016',
    name: 'Old Post Road LLC',
    entityType: 'DLLC',
    status: 'Good Standing',
    statusCode: 'GOOD',
    office: OFFICE,
    version: 1,
    fraudFlag: 'Y',
  },
];

/** A name that is held for its owner: using it needs the owner's authority. */
export const RESERVED_NAME = {
  name: 'Silver Larch LLC',
  owner: 'Larch Holdings (sample)',
  address: {
    address1: '200 E Colfax Ave',
    address2: '',
    city: 'Denver',
    state: 'CO',
    zip: '80203',
    province: '',
    country: 'US',
  },
};

/** An individual to whom a passcode was mailed. */
export type MockIndividual = Pick<Schemas['AgentDetails'], 'nameValues' | 'addressValues'>;

/** A passcode that is good until an agent is saved with it. */
const SAMPLE_PASSCODE = 'K7QWD9XM';

const sampleAgent = emptyRegisteredAgent();
const ROBIN_SAMPLE: MockIndividual = {
  nameValues: {
    name: {
      ...sampleAgent.nameValues.name,
      nameTyp: 'I',
      firstName: 'Robin',
      lastName: 'Sample',
      fullName: 'Robin Sample',
      display: 'Robin Sample',
    },
  },
  addressValues: {
    ...sampleAgent.addressValues,
    streetAddress: { ...OFFICE.streetAddress, processed: true, valid: true, verified: true, accepted: true },
    isSameAsStreetAddressChecked: true,
  },
};

const ACCOUNTS: MockAccount[] = [
  {
    userId: ADMIN,
    name: STAFF_NAMES[ADMIN] ?? ADMIN,
    email: 'admin@registry.example',
    roles: ['BIZ_FRAUD'],
    state: 'active',
    password: 'registry-admin',
  },
  {
    userId: 'clerk',
    name: 'Casey Clerk',
    email: 'clerk@registry.example',
    roles: ['CLERK'],
    state: 'active',
    password: 'Registry2026',
  },
  {
    userId: 'northgate',
    name: 'Robin Northgate',
    email: 'robin@northgate.example',
    roles: [],
    entityId: '20101000015',
    state: 'active',
    password: 'Northgate2026',
  },
  {
    userId: 'northgate-locked',
    name: 'Lou Northgate',
    email: 'locked@northgate.example',
    roles: [],
    entityId: '20101000015',
    state: 'locked',
    password: 'Northgate2026',
  },
  {
    userId: 'northgate-temporary',
    name: 'Toni Northgate',
    email: 'temporary@northgate.example',
    roles: [],
    entityId: '20101000015',
    state: 'active',
    temporaryPassword: 'Temporary2026',
  },
];

/** A payment that needs attention, or did. */
export type MockMatter = Schemas['PaymentMatter'] & { isClosed: boolean };

/** Everything that the mock registry remembers; lost with the page, as mocks should be. */
export interface MockState {
  /** What the one address follows that follows something. */
  following: Schemas['Following'];
  /** The key of the one address that has a link to one; null until it is made. */
  openKey: { madeAt: string; takenBackAt?: string; attempt: string } | null;
  entities: MockEntity[];
  drafts: Map<string, Filing>;
  attachments: Map<string, Schemas['Attachment'] & { refId: string }>;
  agents: Map<string, Schemas['SavedAgent']>;
  passcodes: Map<string, MockIndividual>;
  letters: Schemas['PasscodeLetter'][];
  submissions: Map<string, MockSubmission>;
  accounts: MockAccount[];
  /** Logins by token: whose it is, and whether with a temporary password. */
  logins: Map<string, { userId: string; mustChangePassword: boolean }>;
  /** Passwords that were tried, by the account that was named. */
  loginAttempts: Map<string, LoginAttempts>;
  pending: MockPending[];
  /** Requests to remove personal data, newest first. */
  piiRequests: Schemas['PiiRequest'][];
  /** Payments that need attention. */
  paymentMatters: MockMatter[];
  clockOffsetMs: number;
  /** An OpenID provider whose tokens are accepted, for a test that has one; the mocks themselves sign nobody on. */
  signOn: { authority: string; clientId: string } | null;
  serial: number;
}

const fresh = (): MockState => ({
  following: {
    channel: 'email',
    address: 'ada@example.com',
    isStopped: false,
    follows: [
      {
        entityId: '20101000001',
        entityName: 'Aspen Ledger LLC',
        events: [...FOLLOW_EVENT_NAMES],
        state: 'inForce',
      },
    ],
  },
  openKey: null,
  entities: ENTITIES.map((entity) => ({ ...entity })),
  drafts: new Map(sampleReviews().map(([refId, { filing }]) => [refId, filing])),
  attachments: new Map(),
  agents: new Map(),
  passcodes: new Map([[SAMPLE_PASSCODE, ROBIN_SAMPLE]]),
  letters: [],
  submissions: new Map(sampleReviews()),
  accounts: ACCOUNTS.map((account) => ({ ...account })),
  logins: new Map(),
  loginAttempts: new Map(),
  pending: samplePending(),
  piiRequests: [],
  paymentMatters: [
    {
      kind: 'withoutFiling',
      sessionId: 'mock-session-1',
      reference: 'mock-reference.1',
      amount: 50,
      noticedAt: '2026-01-02T18:00:00.000Z',
      isClosed: false,
    },
  ],
  clockOffsetMs: 0,
  signOn: null,
  serial: 0,
});

export const state: MockState = fresh();

/** Back to the sample entities and nothing else. */
export function resetState(): void {
  Object.assign(state, fresh());
}

/** The registry's time as an ISO 8601 instant. */
export const now = (): string => new Date(Date.now() + state.clockOffsetMs).toISOString();

/** A reference in the form of the contract, different each time and the same in each run. */
export function nextReference(kind: string): string {
  state.serial += 1;
  return `${kind}-${String(state.serial).padStart(24, '0')}`;
}

/** The entity that holds a name, by the "distinguishable on the records" test. */
export function holderOf(name: string): MockEntity | undefined {
  const key = availabilityKey(name);
  return state.entities.find((entity) => availabilityKey(entity.name) === key);
}
