import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { callerAddress } from './caller-address';

/**
 * Who is calling, as limits count them. What a proxy hands on is taken where the proxy is trusted and it is an address; anything else
 * counts as the connection's.
 */
export const callerOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  callerAddress(isIP(ip) ? ip : (socket.remoteAddress ?? 'unknown'));
