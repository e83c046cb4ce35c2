import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify, { LogController } from 'fastify';
import type { Registry } from '../context';
import { readJsonBodies } from './bodies/body';
import { callerOf } from '../callers/caller';
import { serveClient } from './client/client';
import { contractRoutes } from './routes/contract-routes';
import { answerErrors, sendFailure, toFailure } from './errors/error-answers';
import { HttpFailure } from '../failures/failure';
import {
  ANSWER_MILLISECONDS,
  ARRIVAL_MILLISECONDS,
  HEAD_MILLISECONDS,
  LONGEST_PATH_PARAMETER,
  MAX_CONNECTIONS,
} from './limits';
import { answerParserFailure, BARE_HEADERS } from './errors/parser-failures';
import { registerHealthProbes } from './probes';
import { refuseMalformed } from './errors/refuse-malformed';
import { TOO_MANY_MESSAGE } from '../failures/refuse-too-many';
import { securityHeaders } from './security-headers';
import { answeredUrl } from './client/malformed-url';

/** Answers smaller than this are not worth compressing. */
const COMPRESS_FROM_BYTES = 1024;

/** Pages and services outside the contract, such as the embedded payment page. */
export type ServerPlugin = (app: FastifyInstance, registry: Registry) => Promise<void> | void;

/** So many proxies in a row from this server outward, or those at given addresses. */
const trustedProxies = (trusted: Registry['config']['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;

/** Builds the server without listening: contract, probes, extensions and the application. */
export async function buildServer(registry: Registry, extensions: ServerPlugin[]): Promise<FastifyInstance> {
  const { config, log } = registry;
  const app: FastifyInstance = fastify({
    loggerInstance: log.child({ part: 'http' }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config.trustProxy),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { maxParamLength: LONGEST_PATH_PARAMETER },
    rewriteUrl: answeredUrl,
    forceCloseConnections: 'idle',
    // A request that came in before the server began to stop is served; its connection ends with it.
    return503OnClosing: false,
    clientErrorHandler: answerParserFailure,
    handlerTimeout: ANSWER_MILLISECONDS,
    requestTimeout: ARRIVAL_MILLISECONDS,
    http: { requireHostHeader: false, headersTimeout: HEAD_MILLISECONDS },
    frameworkErrors(error, request: FastifyRequest, reply: FastifyReply) {
      return sendFailure(request, reply.headers(BARE_HEADERS), toFailure(error));
    },
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  answerErrors(app);
  refuseMalformed(app);
  readJsonBodies(app);
  await securityHeaders(app, config);
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: 60_000,
    keyGenerator: callerOf,
    allowList: (request) => request.method === 'GET' && request.url.startsWith('/assets/'),
    errorResponseBuilder: () => new HttpFailure(429, TOO_MANY_MESSAGE),
  });
  registerHealthProbes(app, registry);
  await contractRoutes(app, registry);
  for (const extension of extensions) await app.register(async (scope) => extension(scope, registry));
  await serveClient(app, registry);
  return app;
}
