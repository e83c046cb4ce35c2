import type { FastifyInstance } from 'fastify';
import { HttpFailure } from './failure';

const NUL = /^[^?]*%00/;

/** A database text holds no NUL, so nothing can be found under an address with one. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(NUL.test(request.url) ? new HttpFailure(400, 'The address is not well formed.') : undefined);
  });
}
