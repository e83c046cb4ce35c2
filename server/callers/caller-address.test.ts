import { callerAddress, networkOf } from './caller-address';

test.each([
  ['192.0.2.77', '192.0.2.77', '192.0.2.'],
  ['::ffff:192.0.2.77', '192.0.2.77', '192.0.2.'],
  ['2001:db8:1:2:3::4', '2001:db8:1:2::', '2001:db8:1::'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::', '2001:db8:1::'],
  ['2001:db8::4', '2001:db8:0:0::', '2001:db8:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::', 'fe80:0:0::'],
  ['::1', '0:0:0:0::', '0:0:0::'],
  ['', '', ''],
])('%s is counted as %s, in the network %s', (address, caller, network) => {
  expect(callerAddress(address)).toBe(caller);
  expect(networkOf(callerAddress(address))).toBe(network);
});

test('all addresses of one /64 are one caller, and those of the next are another', () => {
  expect(callerAddress('2001:db8:1:2::1')).toBe(callerAddress('2001:db8:1:2:ffff::'));
  expect(callerAddress('2001:db8:1:3::1')).not.toBe(callerAddress('2001:db8:1:2::1'));
});
