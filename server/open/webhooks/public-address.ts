import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that a name leads to. */
interface Address {
  address: string;
  family: number;
}

/** Finds the addresses of a name; none where there are none. */
export type Resolve = (name: string) => Promise<string[]>;

/** Why nothing is sent to an address. The sentence is shown to the holder of the webhook, so it names no address of a network. */
export class RefusedAddress extends Error {}

const DNS_MILLISECONDS = 2_000;
const DNS_TRIES = 2;

/** The only part of IPv6 that is given out for the Internet; what looks like IPv4 within it is told apart by its range. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** Whether an address is one of the Internet: neither of a private network, nor this machine, nor anything else that is set apart. */
export function isPublicAddress(text: string): boolean {
  // The package takes short forms as well, such as 1.2.3, of which none comes from a name server.
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL_IPV6));
}

/** The host of an address without the brackets of IPv6. */
const bareHost = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Whether a host is an address already, so that nothing asks for a name when it is connected to. */
export const isAddress = (hostname: string): boolean => isIP(bareHost(hostname)) !== 0;

const isLoopbackAddress = (text: string): boolean =>
  isIP(text) !== 0 && ipaddr.parse(text).range() === 'loopback';

/**
 * Asks the name servers alone: names of the machine's own list are not public. Unlike `dns.lookup` it takes no thread of the few that
 * files and passwords need, so that slow name servers of a stranger hold up nothing.
 */
export const askNameServers: Resolve = async (name) => {
  const resolver = new Resolver({ timeout: DNS_MILLISECONDS, tries: DNS_TRIES });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
};

/** Lets connections through to public addresses only. */
export interface AddressGuard {
  /**
   * The addresses that a name leads to, or the address that it is.
   * @throws RefusedAddress unless there are some and all of them are public
   */
  addressesOf(hostname: string): Promise<Address[]>;
  /** Resolves the name of a new connection. What is connected to is what was checked: the name is not asked for a second time. */
  lookup: LookupFunction;
}

/** @param takesLoopback this machine itself is let through, too */
export function guardAddresses(takesLoopback: boolean, resolve: Resolve = askNameServers): AddressGuard {
  const isTaken = (address: string) =>
    isPublicAddress(address) || (takesLoopback && isLoopbackAddress(address));

  const addressesOf = async (hostname: string): Promise<Address[]> => {
    const host = bareHost(hostname);
    const addresses = isAddress(host) ? [host] : await resolve(host);
    if (addresses.length === 0) throw new RefusedAddress(`No address is known for ${hostname}.`);
    if (!addresses.every(isTaken))
      throw new RefusedAddress(
        isAddress(host)
          ? `${hostname} is not a public address. Messages are sent to public addresses only.`
          : `${hostname} leads to an address that is not public. Messages are sent to public addresses only.`,
      );
    return addresses.map((address) => ({ address, family: isIP(address) }));
  };

  return {
    addressesOf,
    lookup(hostname, { all }, done) {
      addressesOf(hostname).then(
        (addresses) => {
          const [first] = addresses;
          if (all === true) done(null, addresses);
          else done(null, first?.address ?? '', first?.family);
        },
        (error: Error) => done(error, []),
      );
    },
  };
}
