import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../settings/config';
import type { Registry } from '../context';
import { buildServer } from '../http/server';
import { openRecord } from '../open/routes';
import type { StreamPace } from '../open/stream-pace';
import { openTestRegistry } from './open-test-registry';

/** A registry whose open record is served. */
export interface OpenRecordServer {
  registry: Registry;
  app: FastifyInstance;
  /** Where it listens. */
  url: string;
  get(path: string, headers?: Record<string, string>, signal?: AbortSignal): Promise<Response>;
  close(): Promise<void>;
}

/** Opens a registry and serves it, open record included; each answer is checked against its contract. */
export async function serveOpenRecord(
  settings: Partial<Config> = {},
  pace?: StreamPace,
): Promise<OpenRecordServer> {
  const { registry, close } = await openTestRegistry({ publicUrl: 'http://127.0.0.1:9', ...settings });
  const app = await buildServer(registry, [(part, served) => openRecord(part, served, pace)]);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    registry,
    app,
    url,
    get: (path, headers, signal) => fetch(`${url}${path}`, { headers, signal }),
    async close() {
      await app.close();
      await close();
    },
  };
}

/** The values of an answer in lines. */
export const linesOf = async <Line>(answer: Response): Promise<Line[]> =>
  (await answer.text())
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
