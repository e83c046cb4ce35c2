import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpFailure } from '../../failures/failure';

const NUL = /^[^?]*%00/;

const FAULTS: readonly { message: string; isIn(request: FastifyRequest): boolean }[] = [
  {
    // A database text holds no NUL, so nothing can be found under an address with one.
    message: 'The address is not well formed.',
    isIn: ({ url }) => NUL.test(url),
  },
  {
    // Node's own check would answer in a form of its own.
    message: 'The request names no host.',
    isIn: ({ headers, raw }) => headers.host === undefined && raw.httpVersion === '1.1',
  },
];

/** Refuses what is HTTP, but can be no request to this server. */
export function refuseMalformed(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const fault = FAULTS.find(({ isIn }) => isIn(request));
    done(fault && new HttpFailure(400, fault.message));
  });
}
