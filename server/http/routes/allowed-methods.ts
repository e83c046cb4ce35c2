import type { FastifyInstance } from 'fastify';
import type { ContractOperation } from '../../contract/contract';

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods that the contract has for an address, as the header `Allow` lists them; empty where it has no such address. */
    allowedMethods(url: string): string;
  }
}

/** Lets the server list the methods of an address in the header `Allow` (RFC 9110, 15.5.6). */
export function declareAllowedMethods(
  app: FastifyInstance,
  operations: readonly Pick<ContractOperation, 'method' | 'path'>[],
): void {
  const routes = operations.map(({ method, path }) => ({
    // Whatever may be read may also be asked for without its body.
    methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  app.decorate('allowedMethods', (url: string) => {
    const [path = ''] = url.split('?');
    return routes
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ methods }) => methods)
      .join(', ');
  });
}
