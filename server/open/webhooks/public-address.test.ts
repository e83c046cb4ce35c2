import { guardAddresses, isPublicAddress, RefusedAddress } from './public-address';

test.each(['8.8.8.8', '1.1.1.1', '203.0.112.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is an address of the Internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ['unspecified', '0.0.0.0', '::'],
  ['of this network', '0.1.2.3'],
  ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12::1'],
  ['of this machine', '127.0.0.1', '127.255.255.254', '::1'],
  ['of the link', '169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'fec0::1'],
  ['of a carrier', '100.64.0.1', '100.127.255.255'],
  ['of many', '224.0.0.1', '239.255.255.255', 'ff02::1', '255.255.255.255'],
  [
    'for tests and documents',
    '192.0.2.1',
    '198.51.100.1',
    '203.0.113.1',
    '198.18.0.1',
    '2001:db8::1',
    '3fff::1',
  ],
  ['set apart', '192.0.0.1', '240.0.0.1', '192.88.99.1', '100::1', '4000::1', '5f00::1'],
  ['IPv4 in IPv6', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::7f00:1', '::127.0.0.1'],
  [
    'translated or in a tunnel',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001::1',
    '::ffff:0:127.0.0.1',
  ],
  ['not an address', '', 'example.com', '1.2.3'],
])('nothing is sent to an address that is %s', (_, ...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

const guardOf = (addresses: string[], takesLoopback = false) =>
  guardAddresses(takesLoopback, () => Promise.resolve(addresses));

test('the addresses of a name that are all public are let through', async () => {
  expect(await guardOf(['8.8.8.8', '2606:4700::1111']).addressesOf('hooks.example')).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ]);
});

test.each([
  [['169.254.169.254'], 'hooks.example leads to an address that is not public.'],
  [['8.8.8.8', '10.0.0.1'], 'hooks.example leads to an address that is not public.'],
  [['::ffff:127.0.0.1'], 'hooks.example leads to an address that is not public.'],
  [[], 'No address is known for hooks.example.'],
])('a name that leads to %j is refused', async (addresses, sentence) => {
  const refused = guardOf(addresses).addressesOf('hooks.example');
  await expect(refused).rejects.toBeInstanceOf(RefusedAddress);
  await expect(refused).rejects.toThrow(sentence);
});

test.each(['169.254.169.254', '[::1]', '[::ffff:7f00:1]', '10.1.2.3'])(
  '%s is refused without asking for a name',
  async (host) => {
    const guard = guardAddresses(false, () => Promise.reject(new Error('A name was asked for.')));
    await expect(guard.addressesOf(host)).rejects.toThrow(`${host} is not a public address.`);
  },
);

test('where tests want it, this machine itself is let through, and no other address that is not public', async () => {
  expect(await guardOf([], true).addressesOf('127.0.0.1')).toEqual([{ address: '127.0.0.1', family: 4 }]);
  await expect(guardOf(['10.0.0.1'], true).addressesOf('hooks.example')).rejects.toThrow('not public');
});
