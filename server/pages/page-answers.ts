import type { Registry } from '../context';
import type { Contract } from '../contract/contract';
import type { Input, OperationId } from '../contract/operation';
import { PUBLIC_PRINCIPAL } from '../callers/principal';
import { operations } from '../operations/all';

/** Operations whose answers may be embedded in a page: public ones, with the same answer for every visitor. */
const EMBEDDED = [
  'environment',
  'businessHeartBeat',
  'commonHeartBeat',
  'mailHeartBeat',
  'states',
  'suffixes',
  'countries',
  'introContent',
  'entitySummary',
  'entityForms',
  'entityFilings',
  'transactionAvailable',
  'checkCertificate',
] as const satisfies OperationId[];
type Embedded = (typeof EMBEDDED)[number];

/** Answers a query of a page, given as the path and query string of an operation. */
export type AnswerPageQuery = (path: string) => Promise<object>;

type Texts = Readonly<Record<string, string>>;

const invoke = <Id extends Embedded>(registry: Registry, id: Id, path: Texts, query: Texts) =>
  operations[id](registry, {
    query,
    path,
    header: {},
    principal: PUBLIC_PRINCIPAL,
    rawBody: '',
    clientAddress: '',
  } as Input<Id>);

/**
 * Answers, without authentication, the queries whose answers may be embedded in a page.
 * The clock is the caller's to refresh, once for all that a page asks.
 * @throws for every other query, and where the operation itself fails
 */
export function pageQueryAnswerer(registry: Registry, contract: Contract): AnswerPageQuery {
  const embedded = EMBEDDED.map((id) => {
    const { path = '' } = contract.operations.find((operation) => operation.id === id) ?? {};
    return { id, pathname: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) };
  });
  return async (path) => {
    const { pathname, searchParams } = new URL(path, 'http://portal.invalid');
    for (const { id, pathname: itsPathname } of embedded) {
      const match = itsPathname.exec(pathname);
      if (!match) continue;
      const parts = Object.entries(match.groups ?? {}).map(([name, part]) => [
        name,
        decodeURIComponent(part),
      ]);
      return invoke(registry, id, Object.fromEntries(parts) as Texts, Object.fromEntries(searchParams));
    }
    throw new Error(`No page may embed the answer to ${pathname}`);
  };
}
