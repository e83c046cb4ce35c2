import { PATHS } from '#rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from '../context';
import { HttpFailure } from '../failures/failure';
import { unsealed } from './follower-keys';
import { findFollower } from './following';
import { suppress } from './suppression';

type StopRequest = FastifyRequest<{ Params: { key: string } }>;

/** What mail programs send is `List-Unsubscribe=One-Click`; as no more than this. */
const BODY_LIMIT = 4_096;

/**
 * Stops all messages to an address with one POST, as mail programs do for their readers (RFC 8058): without a page, a cookie or a redirect.
 * Doing it twice is the same as once. A GET of the same address opens a page that asks first.
 */
export function oneClickStop(app: FastifyInstance, { db, clock, config }: Registry): void {
  // Whatever the body is called and holds, the address says it all.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, _body, done) =>
    done(null),
  );
  app.post(`${PATHS.stopMessages}/:key`, async ({ params }: StopRequest, reply) => {
    const follower = await findFollower(db, unsealed(config.passcodeSecret, 'stopping', params.key));
    if (follower === undefined) throw new HttpFailure(404, 'There is nothing at this address.');
    await suppress(db, follower, { reason: 'oneClick', now: clock.now() });
    return reply.status(200).header('cache-control', 'no-store').type('text/plain').send('Stopped.');
  });
}
