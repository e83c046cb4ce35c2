import type { FastifyRequest } from 'fastify';
import { callerOf, callerOfAddress } from './caller';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, caller) => {
  expect(callerOfAddress(address)).toBe(caller);
});

test.each(['x'.repeat(3000), 'unknown', '', '192.0.2.7, 192.0.2.8'])(
  'what a proxy hands on and is no address counts as the connection: %s',
  (ip) => {
    const socket = { remoteAddress: '198.51.100.4' } as FastifyRequest['socket'];
    expect(callerOf({ ip, socket })).toBe('198.51.100.4');
  },
);
