import type { FastifyRequest } from 'fastify';
import { callerOf } from './caller';

test.each(['x'.repeat(3000), 'unknown', '', '192.0.2.7, 192.0.2.8'])(
  'a forwarded value that is not an address is ignored in favor of the connection: %s',
  (ip) => {
    const socket = { remoteAddress: '198.51.100.4' } as FastifyRequest['socket'];
    expect(callerOf({ ip, socket })).toBe('198.51.100.4');
  },
);

test('a caller who has disconnected is unknown, without an error', () => {
  const gone = {
    get ip(): string {
      throw new TypeError("Cannot read properties of undefined (reading 'remoteAddress')");
    },
    socket: undefined as never,
  };
  expect(callerOf(gone)).toBe('unknown');
});
