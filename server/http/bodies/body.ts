import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { boundedQueue } from '../../bounded-queue';
import { readChunks, spoolBody } from './arriving-body';
import type { HeldBytes } from './body-budget';
import { bodyBudget } from './body-budget';
import { callerOf } from '../../callers/caller';
import { forRequest } from '../../callers/request-signal';
import { HttpFailure } from '../../failures/failure';
import {
  ARRIVAL_MILLISECONDS,
  BODY_ARRIVAL_MILLISECONDS,
  BODY_LIMIT,
  BODY_FILE_LIMITS,
  BODY_MEMORY_LIMITS,
  LARGE_BODIES,
} from '../limits';

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON body as it arrived; not of large ones, which nothing signs. */
    rawBody?: string;
    /** When the last of the body came, by `performance.now()`; undefined where there is none. */
    arrivedAt?: number;
    /** Fulfilled when the request has been answered, or its caller is gone. */
    isOver: Promise<void>;
    /** Refused before all of it was read: the rest is still arriving. */
    isRestArriving?: boolean;
  }
  interface FastifyContextConfig {
    operationId?: string;
  }
}

const tooLarge = () => new HttpFailure(413, 'The request is too large.');

/** Bytes that the request announces; undefined where it is sent in chunks. */
const announced = ({ headers }: FastifyRequest): number | undefined =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : undefined;

/** @throws HttpFailure 413 for a request that announces more than its operation takes */
export function refuseTooLarge(request: FastifyRequest, limit: number): void {
  if ((announced(request) ?? 0) > limit) throw tooLarge();
}

/** Whether a body may be larger than those that are held in memory. */
export const mayBeLarge = (request: FastifyRequest): boolean => (announced(request) ?? Infinity) > BODY_LIMIT;

/** A body that does not end; its connection is not worth keeping. */
const ARRIVED_TOO_SLOWLY = 408;

/**
 * Fastify closes the connection of a body that is refused, and a sender who is still writing sees a broken connection instead of the
 * answer. It is kept open: what still arrives is read and dropped by Node itself, until `requestTimeout` (limits.ts).
 */
function keepConnectionsOfRefused(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.isRestArriving && reply.statusCode !== ARRIVED_TOO_SLOWLY) reply.removeHeader('connection');
    done();
  });
}

/** Accepts only JSON, and keeps its text for signatures. The memory for arriving requests is bounded. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  keepConnectionsOfRefused(app);
  app.addHook('onRequest', (request, reply, done) => {
    const over = new AbortController();
    request.isOver = new Promise((resolve) => {
      reply.raw.once('close', () => {
        over.abort();
        resolve();
      });
    });
    forRequest({ signal: over.signal, caller: callerOf(request) }, done);
  });
  const inMemory = bodyBudget(BODY_MEMORY_LIMITS);
  const inFiles = bodyBudget(BODY_FILE_LIMITS);
  const large = boundedQueue(LARGE_BODIES);

  /** Releases what a request holds when it ends, whatever its outcome. */
  const heldUntilOver = (request: FastifyRequest, held: HeldBytes) => {
    void request.isOver.then(() => held.giveBack());
    return held;
  };
  const counted = (limit: number, held: HeldBytes) => {
    let size = 0;
    return (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) throw tooLarge();
      held.hold(chunk.length);
    };
  };

  async function readSmall(request: FastifyRequest, payload: Readable, limit: number): Promise<string> {
    const count = counted(limit, heldUntilOver(request, inMemory(callerOf(request))));
    const pieces: Buffer[] = [];
    await readChunks(payload, BODY_ARRIVAL_MILLISECONDS, (chunk) => {
      count(chunk);
      pieces.push(chunk);
    });
    request.arrivedAt = performance.now();
    return Buffer.concat(pieces).toString('utf8');
  }

  /** Only a limited number of large bodies are in memory at once; the others wait in their files. */
  async function readLarge(request: FastifyRequest, payload: Readable, limit: number): Promise<string> {
    const count = counted(limit, heldUntilOver(request, inFiles(callerOf(request))));
    const file = await spoolBody();
    try {
      await readChunks(payload, ARRIVAL_MILLISECONDS, (chunk) => {
        count(chunk);
        return file.write(chunk);
      });
      request.arrivedAt = performance.now();
      await new Promise<void>((begin, refuse) => {
        large
          .run(() => {
            begin();
            return request.isOver;
          }, callerOf(request))
          .catch(refuse);
      });
      return (await file.read()).toString('utf8');
    } finally {
      await file.remove();
    }
  }

  const parse = app.getDefaultJsonParser('error', 'error');
  const parsed = (request: FastifyRequest, text: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      void parse(request, text, (error, body) => {
        if (error === null) return resolve(body);
        const faults = [{ path: 'body', message: 'must be JSON' }];
        reject(new HttpFailure(400, 'The request does not satisfy the contract.', { faults }));
      });
    });

  async function readText(request: FastifyRequest, payload: Readable): Promise<string> {
    const limit = request.routeOptions.bodyLimit ?? BODY_LIMIT;
    refuseTooLarge(request, limit);
    if (mayBeLarge(request) && limit > BODY_LIMIT) return readLarge(request, payload, limit);
    return (request.rawBody = await readSmall(request, payload, Math.min(limit, BODY_LIMIT)));
  }

  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    request.isRestArriving = true;
    const text = await readText(request, payload);
    request.isRestArriving = false;
    return parsed(request, text);
  });
}
