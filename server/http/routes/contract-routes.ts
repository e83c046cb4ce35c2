import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../context';
import type { Documents } from '../../documents/pool/document-pool';
import { expectUpload } from '../../filing/attachments/expect-upload';
import { operations } from '../../operations/all';
import { ACCESS } from '../../contract/access';
import { declareAllowedMethods } from './allowed-methods';
import { boundedQueue } from '../../bounded-queue';
import { leavingAnswers } from '../bodies/leaving-answer';
import { createAuthorize } from './authorize';
import { contractDocument } from '../../contract/contract-document';
import { contractOf, readContract } from '../../contract/contract';
import {
  ANSWERED_WITH_FILES,
  ANSWER_MILLISECONDS,
  BODY_LIMIT,
  BODY_LIMITS,
  LARGE_ANSWERS,
  SHARED_RATE_LIMITS,
  STRICTLY_RATE_LIMITED,
} from '../limits';
import type { Input, OperationId, RequestContext } from '../../contract/operation';
import { serveOperation } from './serve-operation';
import { contractValidators } from '../../contract/validators';

/** Serves every operation of the contract: who may, then whether the request satisfies it, then the operation. */
export async function contractRoutes(app: FastifyInstance, registry: Registry): Promise<void> {
  const contract = await readContract();
  const validatorOf = contractValidators(contract);
  const authorize = createAuthorize(registry);
  const leaving = leavingAnswers();
  const filesInTurn = boundedQueue(LARGE_ANSWERS);
  app.decorateRequest('principal');
  app.decorateRequest('millisecondsLeft', ANSWER_MILLISECONDS);
  // An operation that does not exist for this caller is not mentioned either.
  const isThere = ({ id }: { id: OperationId }) =>
    registry.config.isDeveloper || ACCESS[id].kind !== 'developer';
  const open = contractOf(await contractDocument('open-api'));
  declareAllowedMethods(app, [...contract.operations.filter(isThere), ...open.operations]);
  for (const operation of contract.operations) {
    const { id } = operation;
    serveOperation(
      app,
      { registry, authorize, leaving },
      {
        ...operation,
        access: ACCESS[id],
        bodyLimit: BODY_LIMITS[id] ?? BODY_LIMIT,
        isSensitive: STRICTLY_RATE_LIMITED.has(id),
        countedAs: SHARED_RATE_LIMITS[id],
        validator: validatorOf(operation),
        ...(ANSWERED_WITH_FILES.has(id) && { inTurn: (work, caller) => filesInTurn.run(work, caller) }),
        ...(id === 'uploadAttachment' && {
          expectLargeBody: (request) => expectUpload(registry, request),
        }),
        answer: (input) => invoke(registry, id, input as Input<typeof id>),
      },
    );
  }
}

/** Drawn documents count against their caller's limit; not for staff, who look at filings with many files. */
const documentsFor = ({ documents }: Registry, { principal, clientAddress }: RequestContext): Documents =>
  principal.kind === 'staff' ? documents : documents.of(clientAddress);

const invoke = <Id extends OperationId>(registry: Registry, id: Id, input: Input<Id>) =>
  operations[id]({ ...registry, documents: documentsFor(registry, input) }, input);
