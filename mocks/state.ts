import type { components } from '#api';
import type { MockPending } from './sample-pending';
import { samplePending } from './sample-pending';
import { availabilityKey, emptyAddress, type Filing, type PrincipalOfficeValues } from '#rules';

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

/** A submitted filing. `asked` counts the receipt requests, so that the first can find the payment unconfirmed. */
export interface MockSubmission {
  refId: string;
  filing: Filing;
  /** Whole dollars. */
  price: number;
  entityId: string;
  transactionId: string;
  filedAt: string;
  asked: number;
}

/** Where the transactions continue that have no filing here. */
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

/** Everything that the mock registry remembers; lost with the page, as mocks should be. */
export interface MockState {
  entities: MockEntity[];
  drafts: Map<string, Filing>;
  attachments: Map<string, Schemas['Attachment'] & { refId: string }>;
  agents: Map<string, Schemas['SavedAgent']>;
  submissions: Map<string, MockSubmission>;
  pending: MockPending[];
  clockOffsetMs: number;
  serial: number;
}

const fresh = (): MockState => ({
  entities: [...ENTITIES],
  drafts: new Map(),
  attachments: new Map(),
  agents: new Map(),
  submissions: new Map(),
  pending: samplePending(),
  clockOffsetMs: 0,
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
