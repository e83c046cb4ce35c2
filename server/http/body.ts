import type { FastifyInstance } from 'fastify';
import { HttpFailure } from './failure';

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON body as it arrived. */
    rawBody?: string;
  }
  interface FastifyContextConfig {
    operationId?: string;
  }
}

/** Takes JSON and nothing else, and keeps its text for signatures. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    request.rawBody = text;
    parse(request, text, (error, body) => {
      if (error === null) return done(null, body);
      const faults = [{ path: 'body', message: 'must be JSON' }];
      done(new HttpFailure(400, 'The request does not satisfy the contract.', { faults }));
    });
  });
}
