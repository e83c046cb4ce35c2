import type { Registry } from '../context';
import type { Contract } from '../contract/contract';
import type { Input, OperationId } from '../contract/operation';
import { PUBLIC_PRINCIPAL } from '../callers/principal';
import { operations } from '../operations/all';

/** What a page may bring along: the same for whoever opens it, and nothing but what is public. */
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
] as const satisfies OperationId[];
type Embedded = (typeof EMBEDDED)[number];

/** Answers a question of the contract by its path and query. */
export type AnswerPath = (path: string) => Promise<object>;

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
 * Answers, as for somebody whom nobody knows, the questions whose answers a page may bring along.
 * @throws for every other question, and where the operation itself fails
 */
export function answerPath(registry: Registry, contract: Contract): AnswerPath {
  const embedded = EMBEDDED.map((id) => {
    const { path = '' } = contract.operations.find((operation) => operation.id === id) ?? {};
    return { id, pathname: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) };
  });
  return async (path) => {
    const { pathname, searchParams } = new URL(path, 'http://portal.invalid');
    for (const { id, pathname: itsPathname } of embedded) {
      const match = itsPathname.exec(pathname);
      if (!match) continue;
      await registry.clock.refresh();
      const parts = Object.entries(match.groups ?? {}).map(([name, part]) => [
        name,
        decodeURIComponent(part),
      ]);
      return invoke(registry, id, Object.fromEntries(parts) as Texts, Object.fromEntries(searchParams));
    }
    throw new Error(`No page may bring along the answer to ${pathname}`);
  };
}
