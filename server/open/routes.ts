import { createHash } from 'node:crypto';
import { BASE_PATH, DEVELOPERS_PATH } from '#rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '../context';
import { contractDocument } from '../contract/contract-document';
import { contractOf, type ContractOperation } from '../contract/contract';
import { contractValidators, type OperationValidator } from '../contract/validators';
import { HttpFailure } from '../failures/failure';
import { textFaults } from '../text-faults';
import { changeOperations } from './changes';
import { descriptionOperations } from './description';
import { entityOperations } from './entities';
import { filingOperations } from './filings';
import { neededHolder } from './key-holder';
import { watchLog } from './log-watch';
import type { OpenAnswer, OpenHandlers, OpenOperationId, OpenRegistry } from './operation';
import { OPEN_HEADERS } from './problem';
import { openRateLimits } from './rate-limits';
import { createSeats } from './seats';
import { snapshotOperations } from './snapshots/snapshot-operations';
import { STREAM_PACE, type StreamPace } from './stream-pace';
import { webhookOperations } from './webhooks/webhook-operations';

/** Longer than the longest wait for a change; a whole snapshot takes longer on a slow line. */
const handlerMilliseconds = (id: OpenOperationId) => (id === 'openSnapshotFile' ? 3_600_000 : 40_000);

export const OPEN_OPERATIONS: OpenHandlers<OpenOperationId> = {
  ...descriptionOperations,
  ...changeOperations,
  ...entityOperations,
  ...filingOperations,
  ...snapshotOperations,
  ...webhookOperations,
};

type Operation = ContractOperation<OpenOperationId>;
type AnyAnswer = OpenAnswer<OpenOperationId>;

function checkedParts({ query, params, headers, body }: FastifyRequest, validator: OperationValidator) {
  const parts = { query: { ...(query as object) }, path: { ...(params as object) }, header: headers, body };
  const faults = [
    ...validator.request(parts),
    ...textFaults(parts.query, 'query'),
    ...textFaults(body, 'body'),
  ];
  if (faults.length > 0) throw new HttpFailure(400, 'The request does not satisfy the contract.', { faults });
  return parts;
}

function refuseBadAnswer(id: string, validator: OperationValidator, values: readonly unknown[]): void {
  const faults = values.flatMap((value) => validator.answer(JSON.parse(JSON.stringify(value))));
  if (faults.length > 0) throw new Error(`${id} breaks the contract: ${JSON.stringify(faults)}`);
}

const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('base64url');

const isKnown = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);

/** Sends what a reader does not have yet: a copy that is still true is not sent again. */
function sendTagged(request: FastifyRequest, reply: FastifyReply, body: string | Buffer) {
  const tag = `"${hashOf(body)}"`;
  void reply.header('etag', `W/${tag}`);
  if (isKnown(request.headers['if-none-match'], tag)) return reply.status(304).send();
  return reply.send(body);
}

function send(request: FastifyRequest, reply: FastifyReply, answer: AnyAnswer) {
  if ('isWritten' in answer) return reply;
  void reply.headers({ 'cache-control': 'no-cache', ...answer.headers });
  if ('stream' in answer) return reply.type(answer.type).send(answer.stream);
  if ('file' in answer) return sendTagged(request, reply.type(answer.type), answer.file);
  if ('json' in answer)
    return sendTagged(request, reply.type('application/json; charset=utf-8'), JSON.stringify(answer.json));
  return reply
    .type('application/x-ndjson; charset=utf-8')
    .send(answer.lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** What the answer says that the contract judges. */
const valuesOf = (answer: AnyAnswer): readonly unknown[] => {
  if ('json' in answer) return [answer.json];
  return 'lines' in answer ? answer.lines : [];
};

function serve(
  app: FastifyInstance,
  open: OpenRegistry,
  operation: Operation,
  validator: OperationValidator,
) {
  const { id, method, path } = operation;
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    handlerTimeout: handlerMilliseconds(id),
    config: { operationId: id, rateLimit: false },
    async handler(request, reply) {
      await open.clock.refresh();
      const parts = checkedParts(request, validator);
      const holder = () => neededHolder(request.keyHolder);
      const input = { ...parts, holder, caller: request.reader, request, reply };
      const answer = (await OPEN_OPERATIONS[id](open, input as never)) as AnyAnswer;
      if (open.config.validateAnswers) refuseBadAnswer(id, validator, valuesOf(answer));
      return send(request, reply, answer);
    },
  });
}

/** Serves the open record: what is public, for everybody, by a contract of its own (T4). */
export async function openRecord(
  app: FastifyInstance,
  registry: Registry,
  pace: StreamPace = STREAM_PACE,
): Promise<void> {
  const description = await contractDocument('open-api');
  const contract = contractOf<OpenOperationId>(description);
  const validatorOf = contractValidators(contract);
  const open: OpenRegistry = {
    ...registry,
    description,
    watch: watchLog(registry.db),
    seats: createSeats(),
    pace,
  };
  // Whoever waits would keep the server from stopping.
  app.addHook('preClose', (done) => {
    open.watch.close();
    done();
  });
  const limit = openRateLimits(app, registry);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(OPEN_HEADERS);
    // Browsers ask before each new address whether they may send a key: that is no request of their reader's.
    if (request.method !== 'OPTIONS') await limit(request, reply);
  });
  for (const operation of contract.operations) serve(app, open, operation, validatorOf(operation));
  app.get(`${BASE_PATH}/developers`, { config: { rateLimit: false } }, (_request, reply) =>
    reply.redirect(DEVELOPERS_PATH),
  );
  app.options('/open-api/*', { config: { rateLimit: false } }, (_request, reply) =>
    reply
      .status(204)
      .headers({
        'access-control-allow-methods': 'GET, HEAD, POST',
        'access-control-allow-headers': 'Accept, Authorization, Content-Type, If-None-Match, Last-Event-ID',
        'access-control-max-age': '86400',
      })
      .send(),
  );
}
