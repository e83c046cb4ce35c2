import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpFailure } from '../../failures/failure';

const NUL = /^[^?]*%00/;

/** Whether there is a body that has to be decompressed before it can be read. */
const isCompressed = ({ headers }: FastifyRequest): boolean =>
  !['', 'identity'].includes((headers['content-encoding'] ?? '').trim().toLowerCase()) &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

const FAULTS: readonly {
  message: string;
  status?: number;
  /** What the answer says besides. */
  headers?: Record<string, string>;
  isIn(request: FastifyRequest): boolean;
}[] = [
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
  {
    // Nobody sends one: no browser compresses, and a few bytes may become many.
    status: 415,
    message: 'The request must not be compressed (Content-Encoding).',
    headers: { 'accept-encoding': 'identity' },
    isIn: isCompressed,
  },
];

/** Refuses what is HTTP, but can be no request to this server. */
export function refuseMalformed(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const fault = FAULTS.find(({ isIn }) => isIn(request));
    if (fault?.headers !== undefined) void reply.headers(fault.headers);
    done(fault && new HttpFailure(fault.status ?? 400, fault.message));
  });
}
