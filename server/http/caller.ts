import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/**
 * The caller that an address stands for: an IPv4 address itself, and of an IPv6 address its network of 64 bits, since whoever has one
 * address there has all of them.
 * @example callerOfAddress('2001:db8::7') // '2001:db8:0:0::/64'
 */
export function callerOfAddress(address: string): string {
  const version4 = IPV4_IN_IPV6.exec(address)?.[1];
  if (version4 !== undefined || isIP(address) !== 6) return version4 ?? address;
  const [before = '', after] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/**
 * Who is calling, as limits count them. What a proxy hands on is taken where the proxy is trusted and it is an address; anything else
 * counts as the connection's.
 */
export const callerOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  callerOfAddress(isIP(ip) ? ip : (socket.remoteAddress ?? 'unknown'));
