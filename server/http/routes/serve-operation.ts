import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '#api';
import type { Registry } from '../../context';
import type { Access } from '../../contract/access';
import type { Authorize } from './authorize';
import { callerOf } from '../../callers/caller';
import { withTimeLimit } from '../../with-time-limit';
import { mayBeLarge, refuseTooLarge } from '../bodies/body';
import type { Leaving } from '../bodies/leaving-answer';
import { HttpFailure } from '../../failures/failure';
import { ANSWER_MILLISECONDS, ARRIVAL_MILLISECONDS, BODY_LIMIT } from '../limits';
import type { RequestContext } from '../../contract/operation';
import { refuseTooMany } from '../../failures/refuse-too-many';
import { textFaults } from '../../text-faults';
import type { OperationValidator, RequestParts } from '../../contract/validators';

type Fault = components['schemas']['Fault'];

const MINUTE = 60_000;
/** Faults that an answer names, and most letters of where each is. */
const MAX_FAULTS = 20;
const LONGEST_PATH = 200;

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the time for its answer, once its caller is known. */
    millisecondsLeft: number;
  }
}

/** An operation as it is served. */
export interface ServedOperation {
  id: string;
  method: 'GET' | 'POST';
  /** In the form of the contract, `/entity/{id}`. */
  path: string;
  access: Access;
  /** Most bytes of the body. */
  bodyLimit: number;
  /** Each server counts its callers by the lower limit. */
  isSensitive: boolean;
  /** The name that its callers are counted under by all servers together; none when they are not. */
  countedAs?: string;
  validator: OperationValidator;
  /** Asked before a large body is read; throws where there is nothing that it could be for. */
  expectLargeBody?(request: Pick<FastifyRequest, 'query' | 'principal'>): Promise<void>;
  /** Makes its answer when its turn comes; for those that hold files. */
  inTurn?: <T>(work: () => Promise<T>, caller: string) => Promise<T>;
  answer(input: RequestParts & RequestContext): Promise<unknown>;
}

interface Server {
  registry: Registry;
  authorize: Authorize;
  leaving: Leaving;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Adds the route of an operation. Who is calling is decided before the body is read, but after the server has counted the request, so
 * that tokens cannot be tried at will; then the request is checked against the contract.
 */
export function serveOperation(
  app: FastifyInstance,
  { registry, authorize, leaving }: Server,
  operation: ServedOperation,
): void {
  const { config, clock } = registry;
  const { method, path, access, bodyLimit, isSensitive, countedAs, validator } = operation;
  const expect = async (request: FastifyRequest) => {
    request.principal = await authorize(request, access);
    if (countedAs !== undefined) await count(registry, `${countedAs}:${callerOf(request)}`);
    if (operation.expectLargeBody && mayBeLarge(request)) {
      refuseTooLarge(request, bodyLimit);
      refuseFaults(addressFaults(request, validator));
      await operation.expectLargeBody(request);
    }
  };
  const answerTo = async (request: FastifyRequest, reply: FastifyReply) => {
    await clock.refresh();
    const parts = checkedParts(request, validator);
    const { principal, rawBody = '' } = request;
    const answer = await operation.answer({
      ...parts,
      principal,
      rawBody,
      clientAddress: callerOf(request),
      cookies: request.headers.cookie,
      setCookie: (line) => void reply.header('set-cookie', line),
    });
    if (config.validateAnswers) refuseBadAnswer(operation, answer);
    return answer;
  };
  const payloadOf = async (request: FastifyRequest, reply: FastifyReply) => {
    const { inTurn } = operation;
    if (inTurn === undefined) return leaving.payloadOf(request, await answerTo(request, reply));
    return inTurn(async () => {
      leaving.expectLarge(request);
      return leaving.payloadOf(request, await answerTo(request, reply));
    }, callerOf(request));
  };
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit,
    // A large body may take long to arrive on a slow line; what the server does before and after has a time limit of its own.
    ...(bodyLimit > BODY_LIMIT ? { handlerTimeout: ARRIVAL_MILLISECONDS } : {}),
    config: {
      operationId: operation.id,
      ...(isSensitive ? { rateLimit: { max: config.rateLimitSensitive, timeWindow: MINUTE } } : {}),
    },
    // The limits of the server count on `onRequest`, after the hooks that a route brings itself.
    preParsing: async (request) => {
      const begun = performance.now();
      await withTimeLimit(ANSWER_MILLISECONDS, expect(request));
      request.millisecondsLeft = ANSWER_MILLISECONDS - (performance.now() - begun);
    },
    async handler(request, reply) {
      const payload = await withTimeLimit(timeLeft(request), payloadOf(request, reply));
      return reply.type(JSON_TYPE).header('cache-control', 'no-store').send(payload);
    },
  });
}

/** What is left of the time for an answer: the body's arrival does not count, but everything since. */
const timeLeft = ({ millisecondsLeft, arrivedAt }: FastifyRequest): number =>
  arrivedAt === undefined ? millisecondsLeft : millisecondsLeft - (performance.now() - arrivedAt);

/** Counts what must not be tried at will, per caller and for all servers together. */
const count = ({ config, db, clock }: Registry, bucket: string): Promise<void> =>
  refuseTooMany(db, { bucket, most: config.rateLimitSensitive, windowMilliseconds: MINUTE }, clock.now());

const partsOf = (request: FastifyRequest): RequestParts => ({
  query: { ...(request.query as object) },
  path: { ...(request.params as object) },
  header: request.headers,
  body: request.body,
});

const faultsOf = (parts: RequestParts, validator: OperationValidator): Fault[] => [
  ...validator.request(parts),
  ...textFaults(parts.query, 'query'),
  ...textFaults(parts.path, 'path'),
  ...textFaults(parts.body, 'body'),
];

/** The faults of the address of a request whose body has not been read. */
const addressFaults = (request: FastifyRequest, validator: OperationValidator): Fault[] =>
  faultsOf(partsOf(request), validator).filter(({ path }) => /^(query|path)\b/.test(path));

function refuseFaults(faults: readonly Fault[]): void {
  if (faults.length > 0)
    throw new HttpFailure(400, 'The request does not satisfy the contract.', { faults: firstOf(faults) });
}

function checkedParts(request: FastifyRequest, validator: OperationValidator): RequestParts {
  const parts = partsOf(request);
  refuseFaults(faultsOf(parts, validator));
  return parts;
}

/** The first faults, and how many more there are: an answer must not be longer than the request that it refuses. */
function firstOf(faults: readonly Fault[]): Fault[] {
  const shownFaults = faults
    .slice(0, MAX_FAULTS)
    .map(({ path, message }) => ({ path: path.slice(0, LONGEST_PATH), message }));
  const hiddenCount = faults.length - shownFaults.length;
  return hiddenCount === 0
    ? shownFaults
    : [...shownFaults, { path: 'request', message: `has ${hiddenCount} more faults` }];
}

function refuseBadAnswer({ id, validator }: ServedOperation, answer: unknown): void {
  const faults = validator.answer(answer);
  if (faults.length > 0) throw new Error(`${id} breaks the contract: ${JSON.stringify(faults)}`);
}
