import type { Registry } from '../context';
import type { Contract } from '../http/contract';
import type { Input, OperationId } from '../http/operation';
import { PUBLIC_PRINCIPAL } from '../http/principal';
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
  'transactionAvailable',
] as const satisfies OperationId[];
type Embedded = (typeof EMBEDDED)[number];

/** Answers a question of the contract by its path and query. */
export type AnswerPath = (path: string) => Promise<object>;

const invoke = <Id extends Embedded>(registry: Registry, id: Id, query: object) =>
  operations[id](registry, {
    query,
    path: {},
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
  const idOf = new Map(contract.operations.map(({ path, id }) => [path, id]));
  return async (path) => {
    const { pathname, searchParams } = new URL(path, 'http://portal.invalid');
    const id = EMBEDDED.find((each) => each === idOf.get(pathname));
    if (id === undefined) throw new Error(`No page may bring along the answer to ${pathname}`);
    await registry.clock.refresh();
    return invoke(registry, id, Object.fromEntries(searchParams));
  };
}
