import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { callerAddress } from './caller-address';

type Called = Pick<FastifyRequest, 'ip' | 'socket'>;

/** What a proxy hands on, or the connection's; of a connection that has ended, it cannot be worked out. */
function addressOf(request: Called): string | undefined {
  try {
    return request.ip;
  } catch {
    return undefined;
  }
}

/**
 * Who is calling, as limits count them. What a proxy hands on is taken where the proxy is trusted and it is an address; anything else
 * counts as the connection's. A caller who is gone has neither.
 */
export function callerOf(request: Called): string {
  const address = addressOf(request) ?? '';
  const connection = request.socket as Called['socket'] | null | undefined;
  return callerAddress(isIP(address) ? address : (connection?.remoteAddress ?? 'unknown'));
}
