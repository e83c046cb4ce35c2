import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from '../context';
import type { Access } from './access';
import type { Authorize } from './authorize';
import { callerAddress } from './caller-address';
import { HttpFailure } from './failure';
import type { RequestContext } from './operation';
import { refuseTooMany } from './refuse-too-many';
import { textFaults } from './text-faults';
import type { OperationValidator, RequestParts } from './validators';

const MINUTE = 60_000;

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
  answer(input: RequestParts & RequestContext): Promise<unknown>;
}

interface Server {
  registry: Registry;
  authorize: Authorize;
}

/**
 * Adds the route of an operation. Who is calling is decided before the body is read, but after the server has counted the request, so
 * that tokens cannot be tried at will; then the request is checked against the contract.
 */
export function serveOperation(
  app: FastifyInstance,
  { registry, authorize }: Server,
  operation: ServedOperation,
): void {
  const { config, clock } = registry;
  const { method, path, access, bodyLimit, isSensitive, countedAs, validator } = operation;
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit,
    config: {
      operationId: operation.id,
      ...(isSensitive ? { rateLimit: { max: config.rateLimitSensitive, timeWindow: MINUTE } } : {}),
    },
    // The limits of the server count on `onRequest`, after the hooks that a route brings itself.
    preParsing: async (request) => {
      request.principal = await authorize(request, access);
      if (countedAs !== undefined) await count(registry, `${countedAs}:${callerAddress(request.ip)}`);
    },
    async handler(request, reply) {
      await clock.refresh();
      const parts = checkedParts(request, validator);
      const { principal, rawBody = '' } = request;
      const clientAddress = callerAddress(request.ip);
      const answer = await operation.answer({ ...parts, principal, rawBody, clientAddress });
      if (config.validateAnswers) refuseBadAnswer(operation, answer);
      return reply.header('cache-control', 'no-store').send(answer);
    },
  });
}

/** Counts what must not be tried at will, per caller and for all servers together. */
const count = ({ config, db, clock }: Registry, bucket: string): Promise<void> =>
  refuseTooMany(db, { bucket, most: config.rateLimitSensitive, windowMilliseconds: MINUTE }, clock.now());

function checkedParts(request: FastifyRequest, validator: OperationValidator): RequestParts {
  const parts: RequestParts = {
    query: { ...(request.query as object) },
    path: { ...(request.params as object) },
    header: request.headers,
    body: request.body,
  };
  const faults = [
    ...validator.request(parts),
    ...textFaults(parts.query, 'query'),
    ...textFaults(parts.path, 'path'),
    ...textFaults(parts.body, 'body'),
  ];
  if (faults.length > 0) throw new HttpFailure(400, 'The request does not satisfy the contract.', { faults });
  return parts;
}

function refuseBadAnswer({ id, validator }: ServedOperation, answer: unknown): void {
  const faults = validator.answer(answer);
  if (faults.length > 0) throw new Error(`${id} breaks the contract: ${JSON.stringify(faults)}`);
}
