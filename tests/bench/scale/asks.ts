import type { InjectOptions } from 'fastify';
import { ADMIN_ROLE } from '#rules';
import type { Registry } from '../../../server/context';
import { readContract } from '../../../server/contract/contract';
import { fileAndPay } from '../../../server/testing/filing-on-record';
import { llcFiling } from '../../../server/testing/llc-filing';
import { officeMovedTo } from '../../../server/testing/office-changes';
import { signToken } from '../../../server/testing/sign-token';
import { contractRequests, type Values } from '../../contract/contract-requests';
import { BUSIEST } from './grow';

/** Something that is asked of a registry of any size. */
export interface Ask {
  name: string;
  ask(): Promise<void>;
}

interface Parts {
  query?: Values;
  path?: Values;
  body?: unknown;
}

/** An entity of the sample that every size has. */
const SOME_ENTITY = '20101000002';

const searched = (...names: string[]) => names.map((name) => ({ query: { name } }));

/** How operations are asked whose answer depends on the record: each of these, where the contract's own sample would find nothing. */
const PARTS: Record<string, readonly Parts[]> = {
  entitySummary: [{ query: { entityId: BUSIEST } }, { query: { entityId: SOME_ENTITY, transTyp: 'report' } }],
  validateEntityNameAndAvailability: ['Free Wombat LLC', 'Aspen Ledger LLC'].map((name) => ({
    query: { name, transType: 'llc', entityType: 'DLLC' },
  })),
  entityNameHint: [{ query: { name: 'Aspen Ledger LLC', entityType: 'DLLC' } }],
  entityFilings: [{ path: { id: BUSIEST }, query: { page: '1' } }, { path: { id: SOME_ENTITY } }],
  entityForms: [{ path: { id: BUSIEST } }],
  entityOnDay: [{ path: { id: BUSIEST }, query: { day: '2025-06-01' } }],
  goodStandingDetails: [{ path: { id: BUSIEST } }],
  findEntities: [
    ...searched('Aspen Ledger', 'Zyzzyva Quux', '5 Star', 'a b c d e f g h', BUSIEST),
    { query: { name: '5 in 1', status: 'ended' } },
  ],
  searchEntities: [{ path: { name: 'Aspen Ledger' } }],
  transactionAvailable: [{ query: { entityId: BUSIEST, transactionType: 'PERRPT' } }],
  introContent: [{ query: { entityId: BUSIEST, transTyp: 'report' } }],
  agentNavigation: [{ query: { entityId: BUSIEST, transTyp: 'report' } }],
  goodStandingCertificate: [{ query: { masterTransactionId: BUSIEST } }],
  searchUserId: [{ query: { userId: 'scale-17' } }],
  searchUserName: [{ query: { name: 'hana oe' } }, { query: { name: 'ada' } }],
  searchUserBsf: [{ query: { entityId: BUSIEST } }],
  auditLog: [
    { query: {} },
    { query: { action: 'paymentClosed' } },
    { query: { action: 'approved', from: '2021-03-01', to: '2021-03-02' } },
    { query: { from: '2021-03-01', to: '2021-03-31' } },
    { query: { userId: 'examiner1' } },
    { query: { userId: 'clerk7', action: 'approved' } },
    { query: { userId: 'examiner1', from: '2021-03-01', to: '2021-03-31' } },
    { query: { subject: BUSIEST } },
  ],
  pendingFilings: [{ query: { page: '1', order: 'oldest' } }],
  piiRequests: [{ query: {} }],
  paymentMatters: [{ query: {} }],
  payments: [{ query: {} }],
  setClock: [{ body: { now: null } }],
};

const told = ({ query, path }: Parts): string => {
  const values = Object.entries({ ...path, ...query });
  return values.length === 0 ? '' : ` ${values.map(([name, value]) => `${name}=${String(value)}`).join(' ')}`;
};

/** Every operation of the contract, and whole filings from payment to receipt. */
export async function everyAsk(
  registry: Registry,
  inject: (request: InjectOptions) => Promise<{ statusCode: number; body: string }>,
): Promise<Ask[]> {
  const contract = await readContract();
  const requests = contractRequests(contract);
  const claims = { realm_access: { roles: [ADMIN_ROLE] } };
  const token = await signToken(registry.config, { claims, endsIn: 3_600 });
  const operations = contract.operations.flatMap((operation) =>
    (PARTS[operation.id] ?? [{}]).map((parts) => ({
      name: `${operation.id}${told(parts)}`,
      async ask() {
        const isFitted = PARTS[operation.id] !== undefined;
        const request = requests.request(operation, parts);
        if (isFitted) request.url = urlOf(operation.path, parts);
        const { statusCode, body } = await inject({
          ...request,
          headers: { ...request.headers, authorization: `Bearer ${token}` },
        });
        if (statusCode >= 500 || (isFitted && statusCode !== 200))
          throw new Error(
            `${operation.id}${told(parts)} was answered with ${statusCode}: ${body.slice(0, 300)}`,
          );
      },
    })),
  );
  // Names that an earlier run has not taken.
  let serial = Date.now();
  const filed = (name: string, make: () => Promise<Parameters<typeof fileAndPay>[1]>): Ask => ({
    name: `from payment to receipt: ${name}`,
    ask: () =>
      make()
        .then((filing) => fileAndPay(registry, filing))
        .then(
          () => undefined,
          (cause: unknown) => {
            throw new Error(`${name} could not be filed: ${JSON.stringify(cause)}`, { cause });
          },
        ),
  });
  return [
    ...operations,
    filed('a formation', () => llcFiling(registry, `Measured Scale ${(serial += 1)} LLC`)),
    filed('a change of address', () => officeMovedTo(registry, `${(serial += 1)} SCALE WAY`, BUSIEST)),
  ];
}

/** Only what is named is asked for, so that an optional part does not narrow what is found. */
function urlOf(path: string, { path: values = {}, query = {} }: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const text = new URLSearchParams(query as Record<string, string>).toString();
  return text === '' ? filled : `${filled}?${text}`;
}
