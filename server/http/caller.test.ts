import type { FastifyRequest } from 'fastify';
import { callerOf } from './caller';

test.each(['x'.repeat(3000), 'unknown', '', '192.0.2.7, 192.0.2.8'])(
  'what a proxy hands on and is no address counts as the connection: %s',
  (ip) => {
    const socket = { remoteAddress: '198.51.100.4' } as FastifyRequest['socket'];
    expect(callerOf({ ip, socket })).toBe('198.51.100.4');
  },
);

test('a caller who is gone counts as nobody known, which is no error', () => {
  const gone = {
    get ip(): string {
      throw new TypeError("Cannot read properties of undefined (reading 'remoteAddress')");
    },
    socket: undefined as never,
  };
  expect(callerOf(gone)).toBe('unknown');
});
