import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** An owner of one IPv6 address has all of its /64, the smallest network there is. */
const CALLER_GROUPS = 4;
/** The largest network that a provider gives to a household or an office. */
const NETWORK_GROUPS = 3;

/** The eight groups of an IPv6 address as text in hexadecimal. */
function groupsOf(address: string): string[] {
  const [bare = ''] = address.split('%');
  // The URL parser writes every address in the one shortest way.
  const text = new URL(`http://[${bare}]/`).hostname.slice(1, -1);
  const [before = [], after = []] = text.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const missingGroups = GROUPS - before.length - after.length;
  return [...before, ...Array.from({ length: missingGroups }, () => '0'), ...after];
}

const firstGroups = (groups: string[], count: number): string => `${groups.slice(0, count).join(':')}::`;

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * By what a caller is counted: the IPv4 address, or the /64 of an IPv6 address, of which one caller has 2^64.
 * @example callerAddress('2001:db8:1:2:3::4') // '2001:db8:1:2::'
 */
export function callerAddress(address: string): string {
  const [, mapped] = IPV4_IN_IPV6.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? firstGroups(groupsOf(address), CALLER_GROUPS) : address;
}

/**
 * The block of addresses that a caller is likely to have more of: the /24 of an IPv4 address, the /48 of an IPv6 one.
 * @param caller as `callerAddress` answers it
 * @example networkOf('192.0.2.77') // '192.0.2.'
 */
export const networkOf = (caller: string): string =>
  isIPv6(caller) ? firstGroups(groupsOf(caller), NETWORK_GROUPS) : caller.replace(/\d+$/, '');
