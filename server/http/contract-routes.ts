import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from '../context';
import { operations } from '../operations/all';
import { authorize } from './access';
import type { ContractOperation } from './contract';
import { readContract } from './contract';
import { HttpFailure } from './failure';
import { BODY_LIMIT, BODY_LIMITS, GUARDED, SENSITIVE } from './limits';
import type { Input, OperationId } from './operation';
import { refuseTooMany } from './refuse-too-many';
import { textFaults } from './text-faults';
import type { OperationValidator, RequestParts } from './validators';
import { contractValidators } from './validators';

const MINUTE = 60_000;

/** Serves every operation of the contract: who may, then whether the request satisfies it, then the operation. */
export async function contractRoutes(app: FastifyInstance, registry: Registry): Promise<void> {
  const contract = await readContract();
  const validatorOf = contractValidators(contract);
  for (const operation of contract.operations) {
    addRoute(app, registry, operation, validatorOf(operation));
  }
}

function addRoute(
  app: FastifyInstance,
  registry: Registry,
  operation: ContractOperation,
  validator: OperationValidator,
): void {
  const { config, clock } = registry;
  app.route({
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: BODY_LIMITS[operation.id] ?? BODY_LIMIT,
    config: {
      operationId: operation.id,
      ...(SENSITIVE.has(operation.id)
        ? { rateLimit: { max: config.rateLimitSensitive, timeWindow: MINUTE } }
        : {}),
    },
    onRequest: async (request) => {
      authorize(registry, operation);
      await guard(registry, operation.id, request.ip);
    },
    async handler(request, reply) {
      await clock.refresh();
      const answer = await invoke(registry, operation.id, inputOf(operation.id, request, validator));
      if (config.validateAnswers) refuseBadAnswer(operation, validator, answer);
      return reply.header('cache-control', 'no-store').send(answer);
    },
  });
}

/** Counts what must not be tried at will, per caller and for all servers together. */
async function guard({ config, db, clock }: Registry, id: OperationId, caller: string): Promise<void> {
  const counted = GUARDED[id];
  if (counted === undefined) return;
  const bucket = `${counted}:${caller}`;
  await refuseTooMany(
    db,
    { bucket, most: config.rateLimitSensitive, windowMilliseconds: MINUTE },
    clock.now(),
  );
}

const invoke = <Id extends OperationId>(registry: Registry, id: Id, input: Input<Id>) =>
  operations[id](registry, input);

/** The request's parts, checked. */
function inputOf<Id extends OperationId>(
  _id: Id,
  request: FastifyRequest,
  validator: OperationValidator,
): Input<Id> {
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
  return { ...parts, rawBody: request.rawBody ?? '', clientAddress: request.ip } as Input<Id>;
}

function refuseBadAnswer(operation: ContractOperation, validator: OperationValidator, answer: unknown): void {
  const faults = validator.answer(answer);
  if (faults.length > 0) throw new Error(`${operation.id} breaks the contract: ${JSON.stringify(faults)}`);
}
