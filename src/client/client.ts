import createClient from 'openapi-fetch';
import { CANCEL } from 'redux-saga';
import type { components, paths } from '#api';
import { outcomeOfAnswer, type Outcome } from '#rules';
import { createBearers, type Bearers } from './bearers';
import type { ApiData, OperationId, OperationInput } from './contract-types';
import { OPERATIONS } from './operations';

export type Failure = components['schemas']['Problems'];
export type Renewed = components['schemas']['RenewedFiling'];

/** An answer of the registry, or what became of the question. */
export interface Answer<Id extends OperationId> {
  outcome: Outcome;
  /** The data of the answer; only with HTTP status 200, whatever its code. */
  data?: ApiData<Id>;
  /** The rules that the server found broken (HTTP 422). */
  problems?: Failure;
  /** The filing as it goes on after its payment was refused (HTTP 422). */
  renewed?: Renewed;
  /** The server's sentence for an HTTP error. */
  message?: string;
}

/** Asks the registry. Never throws: a lost connection, a time-out and a body without `apiData` are `noResponse`. */
export interface RegistryClient extends Omit<Bearers, 'headerOf'> {
  call<Id extends OperationId>(operation: Id, ...input: CallInput<Id>): Promise<Answer<Id>>;
}

export type CallInput<Id extends OperationId> =
  object extends OperationInput<Id> ? [input?: OperationInput<Id>] : [input: OperationInput<Id>];

interface ClientOptions {
  baseUrl?: string;
  fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds after which an answer counts as lost. */
  timeout?: number;
}

/** Questions that the browser still sends when their page is closed: what gives something up, and what was decided. Every page loads this. */
const OUTLIVES_PAGE = /^(release|delete|approve|rejectFiling)/;

interface Body {
  apiData?: { code?: number; message?: string; problems?: Failure; renewed?: Renewed };
}

const isAnswer = (body: unknown): body is Required<Body> =>
  typeof body === 'object' && body !== null && typeof (body as Body).apiData === 'object';

/** Success is 200; other codes of a 200 answer are outcomes of their own (decision: HTTP status and code alike). */
const outcomeOf = (status: number, code: number): Outcome => {
  if (status !== 200) return { kind: 'http', status };
  return code === 200 ? { kind: 'ok', code } : { kind: 'code', code };
};

const isCommon = (operation: OperationId): operation is keyof typeof OPERATIONS =>
  Object.hasOwn(OPERATIONS, operation);

const placeOf = async (operation: OperationId) =>
  isCommon(operation)
    ? OPERATIONS[operation]
    : (await import('./rare-operations')).RARE_OPERATIONS[operation];

/** A client of the contract on openapi-fetch. */
export function createRegistryClient({
  baseUrl = '',
  fetch = (request) => globalThis.fetch(request),
  timeout = 20_000,
}: ClientOptions = {}): RegistryClient {
  const client = createClient<paths>({ baseUrl, fetch });
  const { headerOf, ...bearers } = createBearers();
  const send = async <Id extends OperationId>(
    operation: Id,
    input: OperationInput<Id> | undefined,
    abort: AbortController,
  ): Promise<Answer<Id>> => {
    const { body, path: pathParameters, query } = (input ?? {}) as Record<string, unknown>;
    const timer = setTimeout(() => abort.abort(), timeout);
    // By who asks now: a sign-off forgets its token as soon as it has asked.
    const headers = headerOf(operation);
    try {
      const [method, path] = await placeOf(operation);
      // The table ties the id to its path, so the input fits; the union of all paths is beyond inference here.
      const request = client.request as (
        method: string,
        path: string,
        init: object,
      ) => Promise<{ data?: unknown; error?: unknown; response: Response }>;
      const { data, error, response } = await request(method, path, {
        params: { path: pathParameters, query },
        body,
        signal: abort.signal,
        headers,
        keepalive: OUTLIVES_PAGE.test(operation),
      });
      const answer = data ?? error;
      if (!isAnswer(answer)) return { outcome: { kind: 'noResponse' } };
      const { apiData } = answer;
      const outcome = outcomeOfAnswer(
        operation,
        outcomeOf(response.status, apiData.code ?? response.status),
        { ...apiData },
      );
      return response.ok
        ? { outcome, data: apiData as ApiData<Id> }
        : {
            outcome,
            problems: apiData.problems,
            renewed: apiData.renewed,
            message: apiData.message,
          };
    } catch {
      return { outcome: { kind: 'noResponse' } };
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    call(operation, ...[input]) {
      const abort = new AbortController();
      // A saga that is cancelled while it waits calls this.
      return Object.assign(send(operation, input, abort), { [CANCEL]: () => abort.abort() });
    },
    ...bearers,
  };
}
