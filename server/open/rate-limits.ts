import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../callers/caller';
import type { Registry } from '../context';
import { HttpFailure } from '../failures/failure';
import { TOO_MANY_MESSAGE } from '../failures/refuse-too-many';
import { holderOfKey } from '../open-keys/find-key';

const MINUTE = 60_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The follower whose key the request is made with; undefined without one. */
    keyHolder: string | undefined;
    /** Who reads the open record, as limits count them: the holder of a key, or an address. */
    reader: string;
  }
}

type Counted = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

/** The limits of the open record, by the names under which answers tell them. */
type Policy = 'default' | 'key' | 'refused-key';

/** Says what is left in the fields of draft-ietf-httpapi-ratelimit-headers-10. */
function tell(reply: FastifyReply, policy: Policy, counted: Counted): void {
  if (counted.isAllowed) return;
  const { max, remaining, ttlInSeconds, isExceeded } = counted;
  void reply.headers({
    'ratelimit-policy': `"${policy}";q=${max};w=${MINUTE / 1_000}`,
    ratelimit: `"${policy}";r=${remaining};t=${ttlInSeconds}`,
  });
  if (isExceeded) throw new HttpFailure(429, TOO_MANY_MESSAGE, { retryAfter: ttlInSeconds });
}

/**
 * Counts who reads the open record (T4-read): requests without a key by their address, those with one by its holder, wherever they come from,
 * so that another key makes no difference.
 * Refused keys are counted by themselves, so that keys can't be tried without end, and once they are too many none is looked up.
 */
export function openRateLimits(app: FastifyInstance, { config, db }: Registry) {
  const limit = (max: number) =>
    app.createRateLimit({ max, timeWindow: MINUTE, keyGenerator: ({ reader }: FastifyRequest) => reader });
  const count: Readonly<Record<Policy, ReturnType<typeof limit>>> = {
    default: limit(config.rateLimit),
    key: limit(Math.max(config.rateLimit, config.rateLimitKey)),
    'refused-key': limit(config.rateLimit),
  };
  app.decorateRequest('reader', '');
  app.decorateRequest('keyHolder', undefined);

  /** @throws HttpFailure 401 for a key that does not count */
  async function holderOf(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
    const { authorization } = request.headers;
    if (authorization === undefined) return undefined;
    const before = await count['refused-key'](request, { increment: false });
    if (!before.isAllowed && before.remaining === 0)
      tell(reply, 'refused-key', { ...before, isExceeded: true });
    try {
      return await holderOfKey(db, authorization);
    } catch (failure) {
      if (failure instanceof HttpFailure) tell(reply, 'refused-key', await count['refused-key'](request));
      throw failure;
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.reader = callerOf(request);
    request.keyHolder = await holderOf(request, reply);
    if (request.keyHolder !== undefined) request.reader = `holder ${request.keyHolder}`;
    const policy = request.keyHolder === undefined ? 'default' : 'key';
    tell(reply, policy, await count[policy](request));
  };
}
